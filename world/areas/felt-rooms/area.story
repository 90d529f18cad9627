= The Felt Rooms
setting: The Felt Rooms
type: Special
line: no corners, no clocks, soup at intervals
discovered: Murmurs 5+ or Quiet Hours 1+
by story: yes
image: felt-rooms

Six round rooms, lined a hand deep, with round doors between. The lamps are behind glass. Somebody comes by in slippers before you have wanted anything.
