= The Island
setting: Afloat
also in: Town
inside: Land
type: Landmark
line: a way off
opens: Settled 3+
gate: The Ferry
image: island

It keeps its distance.
