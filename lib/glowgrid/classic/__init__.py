"""Classes that the sources in docs/developers/requirements.md describe, for programs that were written to use them.

Each class is a thin wrapper around a game or board of the engine and has no rules of its own. Glowgrid itself uses this
package only to draw one board in plain text.
"""
