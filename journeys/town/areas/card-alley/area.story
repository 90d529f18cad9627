= Card Alley
setting: Town
type: District
inside: The Town
line: somebody has called
drawn as: clinker-row
image: lampwick

A nail beside every door, and something on most of them.
