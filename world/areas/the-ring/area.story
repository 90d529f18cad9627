= The Scullery Ring
setting: The City
type: Destination
inside: Clinker Row
opens: A Hand in the Notice 2+ or Dangerous 8+, A Hand in the Notice 1+
closed: {A Hand in the Notice 1+: The girl on the door feels your upper arm, and gives it back to you. She has orders to let in nobody below Dangerous 8, because it is her mother who sweeps up.|The girl on the door wants to know who has brought you, and nobody has. It is the Notice that brings people here.}
arrival: {The Copper Key exactly 1: The copper is cold, with the Watch's lock on its gas. Four hundred chairs have been set out where the towels were.|The Copper Key exactly 3: The key hangs on a nail between two chairs of the same height, so that neither lady can reach it without the other's leave.|The Copper Key exactly 2: Steam meets you on the step and takes your hat off. Along the wall are the tin baths of the Row, in order of size.|Steam meets you on the step and takes your hat off. Inside are two stone tubs, four hundred people on benches, and not one of them talking.}
line: fought by the rules of washing-up
market: yes
image: the-ring

A wash-house with a roof like a chapel's. Between two stone tubs is a flagged floor, kept wet on purpose, and in the corner stands a copper that would boil an ox.
