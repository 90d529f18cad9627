= The Roads
setting: The Roads
type: Root
line: outside the harbour
image: lampwick

Water, as it looks from above.
