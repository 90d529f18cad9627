= Round the Lamps with Ada Trimble
where: Lampwick
when: Introduced exactly 10
outfit: yes
image: ladder-and-pole
scene: round-the-lamps
order: 130
teaser: She makes the morning, and would be glad of somebody at the other end of the ladder.

Ada Trimble is the Lighter of Lampwick. Her ladder has sixteen rungs; her round has three hundred and twelve lamps, oil and wick by custom, where others have gas; and her knees, she mentions, are sixty-one. She needs somebody to carry, somebody to look out, and somebody to say the words at the bottom while she says them at the top, since it does not do to leave a gap. "I pay by the lamp," she says. "You'd be surprised how few can do it without talking."

== Say the words at the bottom
image: lamp-post

*Somebody's up.* It is said in Underhall to every light as it is lit, and there has to be somebody who says it first.

=== always: Somebody's Up
gain: Echoes 8, Constant 1

You say it at the foot of the first lamp. Up the ladder Ada says it; across the square the fishmonger does, then a maid on a step, a cabman, a child being carried. It goes away from you down Tinder Street, door by door, as low as breath.

It takes sixty lamps, and some quiet, to hear that it does not stop where the street does. Far off, a little after the last of them, from no house you can see, it is said once more.

=== rare 10%: Not Chandlery
gain: Echoes 8, Candle-End 4, Inquiring 3

One of the second hundred is alight when you come to it. Ada puts her ladder up just the same, climbs, looks, and comes down with a dead match on her palm. "Not mine," she says. "Mine are Chandlery." This one is long, and slate blue at the head, and somebody has pinched it out between two fingers.

She ties it into her handkerchief, with the others. The street has found something to look at on the ground. Ada says the words to the lamp; and then she waits, with her head up, as one does for the other half.

== Carry the ladder
challenge: Dangerous 5
second chance: Second Wind
image: ladder

Sixteen rungs of ash, through a market that has not had its breakfast. It has a front end, which you will be minding, and a back end.

=== success: The Spare Pane
gain: Echoes 13

The trick is to be at the back of it in spirit. You take the corner of Wick Row in one, go up over a perambulator, dip beneath the arms of two people kissing, and ground it under lamp fifty-three without the loss of a chip of kerb.

Ada looks along the ladder, and then at you. "Most do a window," she says. "I carry the glass." She takes a pane from her apron and turns it about. There being nothing to mend, she crosses to the nearest house and cleans one.

=== rare success 12%: Sixteen Rungs
gain: Echoes 13, Candle-End 4, Merry 1

From a top window on Wick Row somebody says "Ada," very low. She has you stand the ladder up against the house, where there is no lamp, and look at the kerb.

You look at the kerb. A carpet-bag comes down past you; then one pair of boots, unlaced; then another pair, in silk. Somebody's aunt is snoring in the room above. Two people say thank you, and run.

"I've been asked why sixteen," says Ada, when the street is empty. She takes the front end herself. "A lamp wants twelve."

=== failure: Neighbours, Gained
gain: Echoes 4, Breakages 1
only if: Breakages under 5

It is the back end. You have turned round to apologise to the first window when it does the second.

Ada has the putty out; she carries glass on purpose. While she works, the householders lean over the two sills to be civil, and it emerges that each has wanted for twenty years to speak to the people opposite, and that now there is nothing in the way. They are still at it when the lamps are done. The windows go down to you, at a half each. *Remaining halves,* Ada writes: *to neighbours, gained.*

== Look out for the one that smokes
challenge: Watchful 5
second chance: Borrowed Lens
image: smoking-lamp

One wick in three hundred has been cut wrong. It must be seen from below, at a walk, by somebody with nothing else on their mind.

=== success: It Leans
gain: Echoes 13

The others stand up straight, in their jars, like footmen. This one leans, by about a hair, towards a shut window on the second floor. Ada trims it, and it stands. She comes down two rungs, and it leans.

"Him again," she says. She shifts the ladder to the wall and knocks at the shutter with her pole. A man opens it, in his nightshirt, with red eyes. They talk; it takes her longer than any lamp. When she is down again you look, and it is upright. You have to look twice to be sure which it was.

=== rare success 12%: Entered as Smoking
gain: Echoes 13, Kind 3

It is the one outside the baker's, black on the left side to the top of the glass. Ada climbs, looks, and comes down without having touched it.

A square of flannel has been hung inside the pane, on two pins, by somebody with small fingers. Below it is the step over the ovens, where it is warm, and on the step a man is asleep who has nowhere else to be. The shadow of the flannel comes exactly across his face.

"It was in his eyes," says Ada. She pays you for the finding, and enters the lamp in her book: *smoking.*

=== failure: Apologising to Sheets
gain: Echoes 4, Murmurs 1
only if: Murmurs under 5

Twelve, fifty-eight and ninety, you report. Ada climbs to all three and finds nothing amiss. It was the people underneath you had been looking at: a girl reading, a man asleep on his feet, somebody old with a pie.

"They want seeing to, right enough," says Ada, and turns all three up by a quarter. The smoker was a hundred and seventy. It goes over a whole street's washing, and you finish the round apologising to sheets. From behind the last of them a low voice says that it does not matter. There is nobody there.
