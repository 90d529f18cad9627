= The Copper Is Scoured
after: 7 days
given: to Best of Your Week in the Ring 1+
set: Best of Your Week in the Ring 0
image: first-prize

= The Stocking Is Cut
after: 3 days
given: to The Bad Wrist 1+
when: The Bad Wrist 1+
set: The Bad Wrist 0
image: odd-stocking

Bess Colley has come up from the Row between two shifts, with the shears that she uses on sacking, to cut the stocking off you. {The Bad Wrist 3+: The hand under it is yellow, and no thicker than a child's, and does not shut until she has told it twice.|The Bad Wrist 2+: There are two ridges across the bone, close together, like a line that somebody has ruled twice.|There is a ridge across the bone that was not there.} She lays it on the sill, takes the shears by the blades, and knocks on it once with the handle, as Ephraim Tunney does.

It answers, a little flat. "That's what it'll say from now on," says Bess, "to anybody who listens." She rolls the stocking up and puts it back in her apron, where there are others. She has not asked if you mean to go back. You are opening and shutting the hand.
