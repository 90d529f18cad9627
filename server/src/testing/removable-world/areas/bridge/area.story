= The Bridge
setting: The Town
type: District
market: yes
line: over the water
image: lampwick

It crosses the water.
