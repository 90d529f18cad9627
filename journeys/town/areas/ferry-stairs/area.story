= Ferry Stairs
setting: Town
type: District
inside: The Town
line: where the boats put in
drawn as: tallow-wharf
image: area-steps

Eleven steps, the lowest of them wet.
