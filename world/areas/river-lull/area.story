= The River Lull
setting: The City
type: Landmark
inside: Underhall
line: it used to be louder
discovered: A Part on Southbank 1+ or The Cabbage 1+
image: river-lull

It comes out of one wall and goes into another, and in between the city has got used to it. The boatman has its name, or it has his. He will take you across for a penny, and down for a reason.
