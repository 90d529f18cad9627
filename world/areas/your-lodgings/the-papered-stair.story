= The Papered Stair
where: Your Lodgings
when: Who Was Expecting You exactly 26
image: banister
order: 210
teaser: Above the attic there are six steps, and then pears. Mrs Ottaway hung them.

Above Mr Tebb's attic, where the stair used to go on, there are six steps and a wall, papered in a pattern of pears. Mrs Ottaway did the edges with a spoon. The other lodgers have taken to those six steps, since there is no draught now; you can sit there with a candle, and people come up of an evening who used to go by.

== Sit with your back to the pears
needs: Pears Leant On Today under 1
locked: The six steps are full until tomorrow.
image: papered-wall

An evening's work, and company, if you leave them room to get by.

=== always: Out of the Draught
turn: lost for good
gain: Echoes 6, Candle-End 2
set: Evenings on the Stair ([Evenings on the Stair] + 1 - 6 * ([Evenings on the Stair] / 6)), Pears Leant On Today 1, A Day's Work 1
image: papered-wall

{Evenings on the Stair exactly 2: The twins are being taught by Mr Tebb how to fall off a bicycle. It has to be done on a stair, he says, for the height.|Evenings on the Stair exactly 3: Pears are vulgar, in the view of Miss Pomfret, who has brought an antimacassar so as not to touch one. By ten o'clock she has counted them. She counts again, from the other end, and looks for some time at the pear with which she began.|Evenings on the Stair exactly 4: Up comes Mrs Ottaway, in front of people, to see if the edges are holding. She goes along the join with her spoon, as far as the top; and there she turns the spoon about, and puts the handle to her ear.|Evenings on the Stair exactly 5: Each of them has a step by now. There are six, and the lodger from the second-floor back, who makes seven, has to stand. There were always seven of them, says the curate, only that some used to be higher up.|Evenings on the Stair exactly 6: It is the evening for letters. The curate reads out his from his mother; Mr Tebb, who has had none, has brought the account for the gas, and is listened to with equal attention.|Mangle Turned 5+: The curate has a cushion here now, and Mr Tebb oils his bicycle on the third step. The talk is of rent. Once, when she thought that she was the last to bed, Miss Pomfret patted the wall.|Mangle Turned 3+: Mrs Cope's elder child brings your collars up the stair, starched, and stays to be told about bishops.|You try with an ear whether anything can be heard through paste and pears, and nothing can. The curate stops, and then Miss Pomfret, to ask whether you are ill.} They leave you their ends and the price of a seat, as they are grateful for somewhere warm.
