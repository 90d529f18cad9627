= The Court, While You Wait
where: The Area Steps
when: Introduced 10+
outfit: yes
image: lantern-on-the-last-step
scene: mind-that-one
order: 200
teaser: They come down at all hours. Somebody has to tell them that they have arrived.

The stair lets them out by ones and twos, with their hands still held in front of them for the rail. Mrs Pike chalks them on her slate. She does not stop them, or help them; a porter is there to see who comes, she says, and the rest is trade. The rest at present is you, a bench, and Sim, a boy who sells water at a penny the sip. On the last bend a match goes out. Here is another.

== Hold the lantern at the last step
needs: Lantern Held Today under 1
locked: The lantern is promised to somebody else until tomorrow.
image: lantern-raised

There are four thousand and some, and then there is one that nobody expects, two inches deeper than the rest. All it wants is a light held low, and an arm that does not mind aching.

=== always: Mind That One
gain: Echoes 11, Kind 1, Hours at the Last Step 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Lantern Held Today 1, A Day's Work 1

{Hours at the Last Step exactly 3: A choir comes down. There are thirty of them, by voices, and the basses will not leave the stair before the trebles are safe. You say "Mind that one" thirty times on a rising scale. The conductor is the last; he is looking back to count, and he finds the step with his chin.|Hours at the Last Step exactly 4: A man gets as far as the light and will not put down his foot. He has been told about the step, he says, by somebody who came down in the spring and wrote home of nothing else, and he has been afraid of it for three thousand stairs. You stand on it. You bring across Mrs Pike to stand on it. In the end Sim, who is eight, sits down there with the can in his lap and tells him that it is only a step, and that it's his.|Hours at the Last Step exactly 6: Two people have met on the stair in the dark, at about the two-thousandth, and have talked the whole of the way. They stop above the light. "Let us not," says the lady. They come into it one after the other, with their hats down, and go to different hatches; and each gives you sixpence, and asks which way the other one went.|Hours at the Last Step 5+: Mrs Pike has had a hook put up for your lantern. By now she says the first half of the sentence and you say the second, so that people arrive between the two of you like parcels. Those who came down last week bring their friends to the wall, to be shown the step. "That one," they say, and they point out you as well.|Hours at the Last Step 2+: You hold the lantern low and say "Mind that one" some sixty times. A few people thank you, a few trip in any case, and there is generally a boy who goes back up three stairs to do it again. Between the arrivals Mrs Pike tells you which of them will last. She goes by the boots.|"Mind that one," you say, to a governess, two sisters, a bishop's nephew and a man with a cello. They have been four hours in the dark being brave, and it is the lantern that undoes them: each stops on the bottom step, looks at the face above the light, and tells it in confidence something they had meant to keep. By the end of the hour you have a handful of coppers, the best of them from the cello, and five people's reasons for coming.}

=== rare 22%: Less One
set: Boots on the Last Stair (1 + [Boots on the Last Stair] - 2 * ([Boots on the Last Stair] / 2)), Lantern Held Today 1, A Day's Work 1
turn: lost for good
gain: Echoes 11, Inquiring 3, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Boots on the Last Stair exactly 2: A minute ago that stair was bare. Now the lantern finds a pair of boots on it that point the wrong way, with nobody in them. They stand side by side, buttoned to the top. You put a hand into one. It is warm. You have been in the only doorway for an hour, and nobody has gone by you.|The lantern finds a pair of boots pointing the wrong way. They belong to a woman of seventy in a good bonnet, with a carpet-bag, and she is going up.}

{Boots on the Last Stair exactly 2: "They take them off so as not to be heard," says Mrs Pike, behind you, "as if I'd say a word. But stockings last as far as the half-way. There's two thousand more after that, and she'll be back down here for a pair." She looks at the boots, and then she looks at yours.|"Visiting," she says. "My sister said to come on the Thursday." She begins to count aloud, at one.}

{Boots on the Last Stair under 2 or Boots on the Last Stair 3+: Mrs Pike knows the bonnet, and comes across the court faster than a woman of her shape ought to, but by then there is only the counting. She stands before her slate with the chalk. In the end she writes, very small, in the corner where a sum keeps its remainder: *less 1.* Then she gives you a shilling, so as to have given somebody something.|There is no column on her slate for boots. She gives you your shilling, and waits for you to hand them over. You find that you have set your own feet beside them, to see how they would look, with the toes to the dark.}

== Carry a trunk to the hatches
when: base Dangerous under 24
challenge: Dangerous 16
needs: Dangerous 12+, Trunk Carried Today under 1
locked: A back has one trunk in it a day.
second chance: Second Wind
image: trunk

They have brought it down four thousand steps. It is the last thirty yards that people will pay for, and the owner is already holding out the handle. If you drop it, it will be on your foot.

=== success: The Front of the House
turn: farce grows
gain: Echoes 14, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Trunks Carried ([Trunks Carried] + 1 - 5 * ([Trunks Carried] / 6)), Trunk Carried Today 1, A Day's Work 1

{Trunks Carried exactly 2: It goes up on your shoulder, and the owner walks in front and apologises to the corners. By the sound of it you have books on the one side, boots on the other, and a kettle between to keep the peace. You set it down at the hatch without a scratch on it, and are paid by a person who has just found out what the last porter asked.|Trunks Carried exactly 3: The owner has put herself down to be carried first, and the trunk after. She is seventy, and has come down four thousand steps on principle; and the principle gave out at the bottom. You do it in two journeys. She knows what is given for a trunk, she says, and counts it out, and for the other she gives you her hand.|Trunks Carried exactly 4: The trunk has a castor. Once started it goes by itself, so that for thirty yards the whole art is to run in front with your arms out. Mr Pell has his hatch up before you get there. The owner had been dreading this part, he tells you, wiping his eyes, ever since the street.|Trunks Carried exactly 5: He will have it set down at every third step, in order to look inside. You do not ask. At the last halt he turns up to you a face like a lamp. "They have *slept* through it," he says, and lets you see: six hens, in a row, in his other trousers.|Trunks Carried exactly 6: You can tell by now what is in a trunk from where its owner stands. People with books lean on them, people with china hover, and those with nothing in it at all keep well away and talk about something else. You do three in the hour. Mr Pell has moved the form-stool back from his hatch, so that you shall have somewhere to put them.|The trunk weighs what a piano weighs. Its owner, a Mr Cope, walks beside you with one hand on the lid, murmuring, and at the hatch he has to unlock the trunk to find his papers. The trunk is full of bricks, laid edge to edge in tissue: good ones, yellow, each with a number in chalk. "The front of the house," says Mr Cope. "I could not get anybody to carry the back."}

=== rare success 22%: Mind the Air
set: Trunks That Were Opened (1 + [Trunks That Were Opened] - 2 * ([Trunks That Were Opened] / 2)), Trunk Carried Today 1, A Day's Work 1
turn: secret learned
gain: Echoes 14, Kind 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))

{Trunks That Were Opened exactly 2: This one takes Sim as well, who has to put down his water. The owner walks behind with his hat in his hand. At Mrs Pike's door he has you set it down. He knocks, and waits until she has looked out and shaken her head at him, and thanks her.|The trunk weighs nothing; you very nearly throw it through the hatch. Its owner begs you to be careful. She unlocks it herself, an inch, and slides one hand in under the lid, flat, as if into a warm bed.}

{Trunks That Were Opened exactly 2: "I have been asked to leave five houses, and I left," he says, when he has the lid up. "There was never anything said about the steps." They are set on edge, in straw, each worn hollow in the middle where people have stood. One he lays down before the Registry's hatch, so as to be refused in comfort.|"It's only the air," she says. "Out of our front room. I shut the lid on it the morning they came for the furniture."}

{Trunks That Were Opened exactly 2: He pays you, and since you have been careful with them he lets you try another, in the middle of the court. It is narrow, with soap in the grain. Your foot goes down into the hollow, and your hand comes up, by itself, as far as where the knocker would be.|She lets you put your face to the gap. Beeswax; oranges; a dog. Then she turns the key, and pays for the breath as well as for the carrying. There is no more where that came from.}

=== failure: Fittings
turn: farce grows
gain: Echoes 6, Breakages 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50)), Toes Bound 1
set: Trunk Carried Today 1, A Day's Work 1
only if: Breakages under 8

{Toes Bound 3+: Mrs Pike does not look up at the noise. She chalks a stroke, on the side of the slate that is not for arrivals, and sends Sim across to you with the ribbon. You tie the knot yourself by now. The owner of the trunk, a Mr Fitch, who travels in harmoniums, watches how it is done, and asks if that is included.|Toes Bound 2+: Both handles hold. It is the bottom that goes; and a Mr Ashe, late of the fur trade, is standing before the whole of the stair in the midst of his winter vests. He begins to explain them. While he does so the lid comes down, on two of your fingers, and Mrs Pike walks over with a hair-ribbon, which the widow in jet had left at her box, she says, for the next time. "She left me three of them, and said that by the way you carried hers there'd be a call for it, so you had best give me the other hand as well," says Mrs Pike.|The handle stays in your hand. The trunk stays on the step, considers, and sits down on your foot. Its owner is a small widow in jet, and she is not angry. She has your boot off, there on the flags, and binds the toe with a hair-ribbon in a knot she says was for horses. Then she gives you threepence for the handle, which she had never liked to ask to come off. The toe goes down in the book of breakages. So does the ribbon, under *fittings*.}

== Say your street up the stair
when: Your Own Street exactly 1
one-way: yes
image: name-tape

You have had it out of a drawer and put it back. Hardly anybody down here can have done that, and you would like to hear it go up. But Mrs Pike would have it too.

=== always: Whichever It Was
turn: secret learned
set: Your Own Street 2
gain: Inquiring 3
journal: offer
image: name-tape

You stand on the deep step with your back to the court, and say it: four words. They go up round the first turn and the second. You can hear them for longer than you would have thought.

Mrs Pike has stopped chalking. "I ask them all where they're from, for the slate. The new ones tell me; those that have been here ten years say *up above*, and I'd thought that they were being private," she says. She rubs a clean place with her elbow. "Say it again, slow."

It is the only street on the slate. You go round that way most weeks, to read it. There are generally one or two people at it already, with grey hair and good coats, standing close up and moving their lips, in case the thing should be theirs.

== Sell the boy's water for him
challenge: Persuasive 29
needs: Persuasive 22+, Water Sold Today under 1
locked: He has one can a day, and it is a long way to the tap.
second chance: Word in Season
image: water-bucket

{Cans of Water 5+: Sim has the words by heart. What he lacks is somebody well dressed to be seen listening to them.|Sim is eight, and honest, and calls it by its name. "Water," he says to each of them, like a person owning up.} Talk too grandly, and the court will hear of it.

=== success: Drawn at the Bottom
gain: Echoes 14, Cans of Water 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Water Sold Today 1, A Day's Work 1

{Cans of Water exactly 3: "What does it taste of?" asks a lady in travelling grey. You look at Sim. Sim looks into the can. "Being here," says Sim; and they have not got enough hats.|Cans of Water exactly 4: Sim has had a can of his own painted, with an S. Now he stands opposite and calls out what you call out, a half-beat after, like something in a valley. People buy a sip of each to settle which is the echo.|Cans of Water exactly 6: The Chandlery has put up a tap. It is by the third hatch, it is free, and it says so. You and Sim look on at it for the better part of an hour, while forty people walk past to be sold theirs by somebody who will tell them what it is. "I could have told the tap that," says Sim.|Cans of Water 5+: "Drawn at the bottom," says Sim, and leaves them to think about it. He does it better than you did. All that you do is stand by in a good coat and be seen to pay for a sip; and when the can is dry, in ten minutes, there is a smaller boy to run and fill it, whom Sim has taken on, and who is allowed to say "Water."|Cans of Water 2+: Sim holds the can and you hold forth. It has never been rained on; no two people have ever had the same sip; there is nothing in it but itself. You tell them nothing that is not so, and Sim, who listens with his lips moving, can find nothing to be ashamed of. He keeps a farthing over, for the loan of the can.|"Drawn at the bottom," you remark to the air, "of the longest stair in the world." It is merely accurate. In a quarter of an hour the can is dry; they have carried it off in hats, in a christening mug, and in one case held in the mouth. Sim divides the takings by eye, and then looks at the can for some time. "I been giving that to the cat," he says.}

=== failure: Two Sips
turn: standing up or down
gain: Talk 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50)), Sips Drunk 1
set: Water Sold Today 1, A Day's Work 1
only if: Talk under 8

{Sips Drunk 3+: "This is the one," says the old gentleman to a friend whom he has brought. They pay in advance. You drink your sips, first the one and then the other, and they look on with their heads together; and the friend, who is a physician, remarks that he has met with it only once before, in an auctioneer.|Sips Drunk 2+: You have taken out the kidney. You put in the Family instead, and the silver ewers, and a maid on the bottom step bursts into tears. When you ask Sim how many he has sold he turns the can to show you that it is full. "They didn't like to. You made it sound like it was somebody's, and there was one lady said she'd only wet her lips, and put it down to the Family, and then she couldn't swallow," says Sim. The old gentleman has waited for you, with his two pennies, under the lamp.|Your address touches on purity, and on the human kidney. When you draw breath you find that the crowd has gone through to the hatches and that one old gentleman has stayed behind, out of manners. He asks whether you are quite well. He buys two sips, and stands over you, hat in hand, until you have drunk them both. By nightfall it is all over the court that there is a person at the foot of the steps who must be kept to water.}
