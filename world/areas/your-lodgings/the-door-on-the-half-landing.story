= The Door on the Half-Landing
where: Your Lodgings
when: Who Was Expecting You 10 to 25 or Who Was Expecting You 27+
image: banister
scene: not-at-home
order: 210
teaser: Clemency Rudd always sat with it open, in case she was wanted. {no Asked For: Nobody has asked for her.}

Your door opens on the stair, which goes on up past it. {The Finding 2+: In law she is expected, and her boxes are in the cupboard, counted.|The Finding 1+: In law she is gone, and the cupboard has your boots in it.|Her boxes are in the cupboard.} If you sit on the bed with the door open you have the draught in your face, and a view of as many steps as the candle reaches. She must have known them well.

== Ask for her, by name
when: no Asked For
image: endless-stair

You would stand at the foot of it and call. It seems a small thing not to have been done; and anybody might answer.

=== always: By Name
turn: secret learned
gain: The Stair: What You Know 1
only if: The Stair: What You Know under 3
set: Asked For 1
image: endless-stair

"Miss Rudd," you call. "Miss Clemency Rudd." {How They Voted 3+: You stop and count a hundred first, on Joe Birkett's account.} Along the passage, through four doors, the other lodgers stop moving their chairs.

The stair takes it up, round the turn and out of hearing. You had thought that there would be an echo, but it goes on like a person who has been given a message and does not stop to read it. Then, from a great way above the top of the house, a bell is rung once, by somebody who pulled it short because they had not finished listening.

Mrs Ottaway's voice says, through the wall, that in thirty years she has not known one ring *back*.

== Sit with the door open
needs: Door Sat At Today under 1
locked: Whoever goes by of a night has gone by.
image: a-light-left-on

An evening's work, with a candle on the top step, where it can be seen from above.

=== always: An Evening
gain: Echoes 6, Candle-End 2, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Evenings on the Stair ([Evenings on the Stair] + 1 - 6 * ([Evenings on the Stair] / 6)), Door Sat At Today 1, A Day's Work 1
image: a-light-left-on

{Who Was Expecting You 27+: You listen downwards, these nights, and have a cup put by.|Who Was Expecting You 25+: You know by now how long a bell goes on for, and Mrs Ottaway, through the wall, knows that you know.|Who Was Expecting You 24+: "There's the one that stood," says Mrs Ottaway through the wall, to somebody, as often as you set the candle down.|Mrs Ottaway hears the candle set down, and lets the saucepans be.} {The Letter on the Mantelpiece 4+: The Aunt comes, with her own chair. Neither of you mentions the bishop.|The Letter on the Mantelpiece 3+: You try to recall the colour that it burnt, and mend a sock.|The Letter on the Mantelpiece 2+: You have the second half of the letter, and read it to the stair.|You have the letter by heart, and say it over to the stair, so that somebody shall have heard it.} {Evenings on the Stair exactly 2: Mr Tebb comes down from the attic with his bicycle, and goes up again with it. He had wanted to see, he says, if that was you or the draught. He leaves his stub on the step, and the price of a bun, which he had been going to have.|Evenings on the Stair exactly 3: Miss Pomfret comes as far as the third step, in her wrapper, to listen. She does not hold with any of it. "But I'll tell you this, I shouldn't care to think that there was a person up there in the dark counting the candles, and that the one night they counted was the night when we had all been sensible," says Miss Pomfret, and puts down two ends and a coin.|Evenings on the Stair exactly 4: The twins are sent to bed by way of you, one at a time, and each of them asks if she has come. You tell the first that she has not, and the second. The third is the first again. There has been a collection on the upper floors, and they pour it into your lap: stubs, coppers, and a tooth, which has to go back.|Evenings on the Stair exactly 5: A lodger whom you have never seen comes out of the second-floor back, with his boots in his hand, and would sooner that you did not say so. He has a train of thought, he tells you, and it goes by night. He looks up the stair with you while he does up the laces, and pays for his place.|Evenings on the Stair exactly 6: You must have dropped off, because there is a shawl about you that was not there before, and the candle has been moved out of the draught. Nobody owns to the shawl. Mrs Ottaway says, through the wall, that whoever it was missed out the fourth step.|Asked For 1+: Nobody rings tonight. The curate goes by in his socks, sees the candle, and leaves you his stub and the price of another.|The other lodgers go by on their way to bed, and leave you their stubs, from a feeling that somebody ought to.}

=== rare 18%: Company
set: A Step Like Mr Tebb's (1 + [A Step Like Mr Tebb's] - 2 * ([A Step Like Mr Tebb's] / 2)), Door Sat At Today 1, A Day's Work 1
turn: a tie begun
gain: Echoes 5, Candle-End 3, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
image: a-light-left-on

{A Step Like Mr Tebb's exactly 2: Mr Tebb has left the bicycle in the yard, and brought a cushion. He does the lodgers for you, with his eyes shut, as they come in. "Second-floor back, and she's had them heeled. The cat. The curate, in his socks. Me," says Mr Tebb, of somebody on the stair overhead; and he opens his eyes.|Mr Tebb, from the attic, stops on the stair with a bicycle on his shoulder and asks whom you are expecting. You tell him.}

{A Step Like Mr Tebb's exactly 2: It is a man's step, with a tick in it, like a loose spoke. It is coming down. At the turn, where your light leaves off, it stops, and you hear a weight moved over from one shoulder to the other. "I always do that there," he says, with hardly any voice. Neither of you lifts the candle. When nothing has come for a long time he gives you the end of it, and the price of his seat. "I had better go up," says Mr Tebb, "before I am missed." He goes up on the outside of the treads. You count him to the attic, and hear the door shut. Then it is shut again.|He puts the bicycle down. He has gone past that door twice a day since he came here, and thought that it was open for the draught. "Is she tall?" says Mr Tebb. You do not know. He sits down on the step above yours, in case it should be any use to have somebody who would know the other lodgers by their feet, and when he goes up to bed he leaves you his candle-end and the price of his seat.}
