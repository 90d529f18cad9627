= The Menders' Shelf
setting: The Menders' Shelf
type: Special
line: you will be found where you were put
discovered: Breakages 5+ or Mended 1+
by story: yes
image: menders-shelf

Shelves go up on both sides into the dark, with a ladder between. People lie along them in pieces, each with a label. There is one lamp, and it is put out when the work begins.
