= Land
setting: Town
type: Root
line: all of it
image: land

All there is to walk on.
