= The House Where You Are Expected
id: 107951
setting: The City
type: Destination
inside: Lampwick
members: yes
closed: Mr Tadlow looks in his book, and is sorry. You are not expected tonight. An Exceptional Friend would be.
arrival: {A Chair Nearer the Fire 3+: "You're in good time," says Mr Tadlow at the door, without looking in the book. Both your candles are lit.|A Chair Nearer the Fire 1+: Mr Tadlow has your coat off before you have found the second button. Forty heads do not turn round. Two candles are burning at your place, and Mr Frewen is looking at them.|A tall house with its shutters closed and all the light on the inside. The porter, Mr Tadlow, opens to you before you knock. "You'll want to get warm," he says. "It has been moved up for you." He does not say what has.}
line: your chair has been moved nearer the fire
image: expected-house

One long room with a fire at the far end and forty chairs, in a row, from the fire to the door. Each has a small table, and each table two candles, of which one is yours.
