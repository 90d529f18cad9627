= The Wreckers' Cove
setting: The Roads
type: District
inside: The Roads
line: nothing is thrown away
opens: Mint Key 1+
closed: The chart has a hole in it just here.
gate: The Hatch at the Mint
drawn as: the-teeth
image: area-steps

Half of eleven ships.
