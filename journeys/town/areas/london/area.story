= The Town
setting: Town
type: Root
line: all of it
image: lampwick

As it looks from above.
