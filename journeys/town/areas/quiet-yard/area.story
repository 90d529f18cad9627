= The Quiet Yard
setting: Town
type: District
inside: The Town
line: where nothing is pressed by accident
cards: no
image: area-steps

A yard, and everything in it with a label.
