= Market Cross
setting: Town
type: District
inside: The Town
line: where everything can be tried
market: yes
drawn as: lampwick
image: lampwick

A cross, and round it a square of stalls.
