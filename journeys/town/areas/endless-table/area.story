= The Endless Table
setting: The Endless Setting
type: District
inside: The Town
line: there is always another
drawn as: exchange
image: the-bazaar

A table, and nobody in the room has seen the other end of it.
