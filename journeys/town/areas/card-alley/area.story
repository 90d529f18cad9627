= Card Alley
setting: Town
type: District
inside: The Town
line: somebody has called
image: lampwick

A nail beside every door, and something on most of them.
