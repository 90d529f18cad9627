= Oddlot's
setting: The City
type: Destination
inside: The Rookery
opens: A Place Among the Perquisites 2+
closed: {A Place Among the Perquisites 1+: Granny Oddlot sees nobody who has not a peg. There is a pie to be brought her first, from the yard at the bottom of the Rookery.|They keep a shop up there for what is left. You would have to be let into the Rookery to be shown the stair.}
arrival: {Known at Oddlot's 12+: "That's the light tread," says Granny Oddlot, before you have done the last stair, "with something on its mind. Three ounces."|Known at Oddlot's 1+: You come in sideways, between the mangles. Granny Oddlot has turned her head to your step, and puts out a hand, in case you should have brought something.|The shop is up four floors. There is a path through it as wide as a hat-box. At the end of that is a very large pair of scales, and beside the scales, with her eyes shut and a fig in her hand, sits Granny Oddlot, and waits to be given you to hold.}
line: appraised by weight
market: yes
image: oddlots

Everything that has been left, on shelves, in the order of how heavily. Down in the front they keep what nobody will admit to missing.
