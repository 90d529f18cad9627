= The Bell-Board
setting: The City
type: Destination
inside: The Assize
line: four hundred and twelve rooms
discovered: A Case for the Assize 1+
arrival: {Mornings at the Board 6+: Miss Frame lifts the rope for you without looking round. The gentlemen on the other side of it stop talking.|You come into the hall on your toes. Everybody does, and it has worn two paths in the stone, one for each foot.}
market: yes
image: bell-board

One wall of the great hall, from the floor to the dark: the bells of the House, in rows, each on its own coiled spring, with the name of a room beneath it. Some have no name. None may be dusted.
