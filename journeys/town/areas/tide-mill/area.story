= The Tide Mill
setting: Town
type: Landmark
inside: The Town
line: twice a day
image: area-steps

A wheel that nobody has to turn.
