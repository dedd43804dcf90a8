"""Engine: everything that the games have in common, such as boards, moves and matches. It imports nothing outside this
package."""
