= The Lantern Steps
setting: The Roads
type: District
inside: The Roads
line: a hundred up, and the same down
travel button: Cast off
urge travel: no
drawn as: lantern-rock
image: area-steps

A light, and under it a good many stairs.
