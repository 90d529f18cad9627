= The Papered Stair
where: Your Lodgings
when: Who Was Expecting You exactly 26
image: papered-wall
order: 210
teaser: Above the attic there are six steps, and then pears. Mrs Ottaway hung them.

Above Mr Tebb's attic, where the stair used to go on, there are six steps and a wall, papered in a pattern of pears. Mrs Ottaway did the edges with a spoon. The other lodgers have taken to those six steps, since there is no draught now; you can sit there with a candle, and people come up of an evening who used to go by.

== Sit with your back to the pears
image: papered-wall

An evening's work, and company, if you leave them room to get by.

=== always: Out of the Draught
turn: lost for good
gain: Echoes 6, Candle-End 2
image: papered-wall

{Mangle Turned 5+: The curate has a cushion here now, and Mr Tebb oils his bicycle on the third step. The talk is of rent. Once, when she thought that she was the last to bed, Miss Pomfret patted the wall.|Mangle Turned 3+: Mrs Cope's elder child brings your collars up the stair, starched, and stays to be told about bishops.|You try with an ear whether anything can be heard through paste and pears, and nothing can. The curate stops, and then Miss Pomfret, to ask whether you are ill.} They leave you their ends and the price of a seat, as they are grateful for somewhere warm.
