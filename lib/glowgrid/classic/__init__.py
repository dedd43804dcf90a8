"""Classes with the interfaces described in docs/developers/requirements.md, for programs written for these interfaces.

Each class is a thin wrapper around a game or board of the engine and has no rules of its own. Glowgrid itself uses this
package only to draw one board in plain text.
"""
