= Your Rooms
setting: Town
type: Lodgings
line: up the back stairs
image: your-lodgings

Nobody comes up who was not asked.
