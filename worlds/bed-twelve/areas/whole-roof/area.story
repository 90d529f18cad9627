= The Whole Roof
setting: The Roof
type: Root
line: as the pigeons see it
image: roof-map

Quarry House from above: tar, gravel, and eleven green rectangles. Twelve, if you look for it.
