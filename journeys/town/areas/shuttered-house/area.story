= The Shuttered House
setting: Town
type: District
inside: The Town
line: where parts of the screen come and go
drawn as: assize
image: your-lodgings

Every window has its shutter, and every shutter its cord.
