= The Far Side of the Square
where: Lampwick
when: Introduced exactly 10, base Watchful 20+
outfit: yes
image: lamplighting
order: 131
teaser: Ada Trimble has brought two poles.

Three hundred and twelve is a great many lamps for sixty-one years of knees, and Ada Trimble has brought a second pole this evening and stood it against the pump. {The Far Side 4+: It has a string on it now, with your name.|She does not offer it. She only remarks that it's there, and that the far side is always late, and that she is sure she couldn't ask.} Whoever goes will be on their own, a hundred and six times, with the words to say at both ends.

== Take the far side, with a pole of your own
when: base Watchful 20+
needs: Far Side Lit Today under 1
locked: The far side is lit once a day, like the near one.
challenge: Watchful 28
second chance: Borrowed Lens
image: lamplighting

A hundred and six lamps, alone, in the time that Ada takes to do the rest. Each has its trick, and she will not tell you; and if one is passed over, it is the people under it who will say so.

=== success: A Hundred and Six
turn: standing up or down
gain: Echoes 14, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: The Far Side ([The Far Side] + 1 - 5 * ([The Far Side] / 6)), Far Side Lit Today 1, A Day's Work 1

{The Far Side exactly 2: Two hundred and forty will not take from you. You try it high and low. Then the door under it opens, and a man in shirt-sleeves says the words, rather gruffly, as you might lend a stranger a pencil, and it takes.|The Far Side exactly 3: You are a lamp over. You have counted, and there are a hundred and seven. The odd one is in Tape Court, where there is none; it burns quite steadily, on a stick, and the boy who is holding the stick would like to know if his is as good.|The Far Side exactly 4: A couple are saying goodbye under three hundred and one. You wait with the pole up, at the corner, and look at the wall. By and by she says, not turning round, that it would be a kindness to leave that one to the last; so you do it last, and there is only the one of them there.|The Far Side exactly 5: Old Mr Rudge has come out in his nightshirt to walk the round with you. He doesn't sleep, he says, and it may as well be of use. He carries the rag. He knows each of the lamps from underneath, as you do; but he knows them at four in the morning, and tells you which of them is kind.|The Far Side exactly 6: You have got it so that the two lights come round the square towards each other, yours and hers, lamp by lamp, and meet at the pump. People put down what they are doing, to see them meet. Ada is there before you by one lamp. She has waited with the match in her hand.|The first sixty are a matter of matches. After that you begin to see that the lamps are all a little different, as the backs of people's heads are: one has to be coaxed, one hates to be looked at, and one wants only to be told that it's late. When you come in to the pump Ada Trimble holds her own lantern up, and goes along your side with her eye. "You've left thirty-nine on the left too high," she says. "Well, they'll be glad of it."} Her knees, she mentions, are still sixty-one; but they have sat down for a bit.

=== failure: One Street Short
turn: lost for good
gain: Candle-End 2, Talk 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50)), Streets Left Dark 1
set: Far Side Lit Today 1, A Day's Work 1
only if: Talk under 8

{Streets Left Dark 2+: You have done them all. Only, you have done Cooper's Rents twice, once up and once down, having turned round in it to be polite; and Rope Walk is on the other side of that, in the dark, with its tea things in its hands. They are not rude. They have lit candles in the windows, at their own expense, so that you shall be able to see your way to it.|You shut your box at the pump, and Ada, who has counted, looks past you at a gap. It is one street. By the time that you are there with the pole a woman has gone down on the step with an egg in each hand, and a courtship of some standing has been broken off, because he said that it was romantic. She was never any good in the dark again, they tell you; she did marry, but it was a gas-fitter.}
