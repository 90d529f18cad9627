= The Bell Room
setting: Town
type: District
inside: The Town
line: where people are sent from
cards: no
drawn as: southbank
image: lampwick

A long table, a row of hooks, and a bell for every room in the town.
