= A Flat on Eleven
hand: 3
image: front-door

Number 112: two rooms, and a door that people have started to knock at.
