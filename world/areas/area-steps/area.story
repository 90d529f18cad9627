= The Area Steps
id: 15
setting: The City
type: Special
inside: Underhall
arrival: You go down against the hats, saying good evening the whole way, until they stop and there is the court. Somebody has just arrived in it. Somebody always has.
line: where everyone comes in and few go out
cards: no
urge travel: yes
image: area-steps

A flagged court at the foot of a very long stair, with a lamp, two hatches, a corridor of pegs and an arch. It smells of matches. The porter's slate is corrected hourly.
