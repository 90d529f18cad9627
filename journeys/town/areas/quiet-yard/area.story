= The Quiet Yard
setting: Town
type: District
inside: The Town
line: where nothing is pressed by accident
cards: no
drawn as: st-sepulchre
image: area-steps

A yard, and everything in it with a label.
