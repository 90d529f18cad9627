= The Old Mint
setting: Town
type: Destination
inside: Ferry Stairs
line: no more of it
opens: Mint Key 1+
closed: The door has a hatch in it, and somebody behind the hatch.
gate: The Hatch at the Mint
drawn as: customs
image: the-bazaar

Benches, and a smell of hot brass.
