= The Playhouse
setting: Town
type: District
inside: The Town
line: where every turn is rehearsed
drawn as: southbank
image: lampwick

A stage, and as many seats as there are people.
