= The Stairhead
setting: The Roof
type: District
inside: The Whole Roof
market: yes
line: four hundred and six stairs, and a door that sticks
image: stairhead

A concrete hut with a door in it. Everybody who comes out of it says the same word, and sits down.
