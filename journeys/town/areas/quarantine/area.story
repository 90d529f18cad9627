= The Quarantine
setting: The Quarantine
type: District
inside: The Town
line: forty days, or until asked
drawn as: warden-isle
image: area-steps

A yard with a wall round it, and a bell by the wall.
