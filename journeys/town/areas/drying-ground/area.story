= The Drying Ground
setting: Town
type: District
inside: The Town
line: sheets, mostly
opens: Reader 50+
drawn as: rookery
image: the-bazaar

Poles, and lines between them.
