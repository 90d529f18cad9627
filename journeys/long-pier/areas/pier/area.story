= The Whole Pier
setting: The Shore
type: Root
line: as the gulls have it
image: still-sea

Half a mile of it, and the band at the end.
