= The Area Steps
id: 15
setting: The City
type: Special
line: where everyone comes in and few go out
cards: no
image: area-steps

A flagged court at the foot of a very long stair, with a lamp, two hatches, a corridor of pegs and an arch. It smells of matches. The porter's slate is corrected hourly.
