= Your Rooms
setting: Town
type: Lodgings
line: up the back stairs
closed: You lodge nowhere yet.
gate: The Door at the Back Stairs
image: your-lodgings

Nobody comes up who was not asked.
