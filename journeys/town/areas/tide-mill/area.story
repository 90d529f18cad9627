= The Tide Mill
setting: Town
type: Landmark
inside: The Town
line: twice a day
drawn as: the-wheel
image: area-steps

A wheel that nobody has to turn.
