= The Bell Tower
setting: Town
type: Destination
inside: Market Cross
line: a hundred and one steps
cards: no
arrival: You go up a hundred and one steps, and count them.
drawn as: almanac
image: area-steps

A room with a rope in it.
