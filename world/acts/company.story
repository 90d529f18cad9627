= Take Tea
image: cake-dome
sender needs: Seed-Cake 1+
target needs: Introduced 10+
invitation: A seed-cake has been got in. It is at Number Nine, Wick Row, under its dome, with two plates beside it, and the Aunt will not have a knife brought until both of you are sitting down.
refusal: The cake has gone back under its dome. A seed-cake will wait, says the Aunt, for a good deal longer than is thought; and you had better ask again.

A pot, two chairs, a cake, and an aunt on the other side of the door.

== sender
lose: Seed-Cake 1
gain: Persuasive 3, Teas Taken 1

You had meant to cut the cake in halves. {other name} watched the knife so politely that it came out in two unequal pieces, and then neither of you could take either. {Teas Taken 5+: "You know what I should say," the Aunt calls, from the passage. You both do, and change plates.|Teas Taken 2+: The Aunt came in to introduce you again, with one thing added, which was what had been said of you at the last tea, while you were seeing to your hat.|The Aunt told each of you three things about the other, and left you, for the sake of a kettle. When you had settled which two of the three were so, there was no more cake.}

== target
gain: Persuasive 3, Teas Taken 1
lose: Talk 1
only if: Talk 1+

The cake was {other name}'s, and so was the knife. You looked at neither, for which you were given the larger piece; and you gave it back, and were given it again. {Teas Taken 5+: Your two cups hang next to one another by now, and the Aunt has stopped coming in to see how you get on.|Teas Taken 2+: "You two must know each other," says the Aunt, as she does every time. She has added something about you since the last tea, and was asked to repeat it.|The Aunt put you at the far end of the table and told three things about you before you had your gloves off. One was so. The other two are to be forgotten, as soon as you will say which they are.}

= Sit Up with a Friend
image: two-candles
target needs: Introduced 10+
one at a time: yes
invitation: You are being thought of, and that may as well be done in the same room. At Snuff there would be a knock, and then a candle, a pack of cards, and no conversation, if you will have them.
refusal: They are quite well, they send to say, and are going to bed. The candle is on your own table, since you had got it out; and as you are up in any case, you think of them.

Two candles on one table, from Snuff until Lamps, and nothing that has to be said.

== sender
gain: Kind 1, Nights Sat Up 1
lose: Murmurs 1
only if: Murmurs 1+

{other name} had put out a second candle, and said that it was to read by. The room had no book in it. {Nights Sat Up 5+: You had not even knocked. The chair was pulled out, and the stair, which used to try its boards on you, had let you go straight on up.|Nights Sat Up 2+: You played Beggar My Neighbour until three. One of you cheats, and the other has known it since the first night; you would rather not have in writing which is which.|Some time after the cabs had stopped a board spoke on the stair, and you looked at one another, to see which of you was expecting anybody. Neither was. A stair is much easier to be wrong about in company.}

== target
gain: Nights Sat Up 1
lose: Murmurs 3, Breakages 2, Particulars 2, Talk 2
only if: Murmurs 1+, Breakages 1+, Particulars 1+, Talk 1+

At Snuff it was {other name}, with a candle, and a ball of wool that {other: he|she|they} had been given to hold and did not know how to put down. {Nights Sat Up 5+: Nothing was said about why. Towards Lamps you found that you had been asleep, and that the cards had been put back in the order that would have let you win.|Nights Sat Up 2+: "You needn't talk," you were told; and so you talked, down to the second inch, about a thing that seems by now to have happened to another person.|You explained that you were quite well. That took until three. At the end of it you were, or you could see it from where you sat.}

= A Contest of Manners
image: show-of-hands
sender needs: A Part on Southbank 1+
target needs: Introduced 10+
contest: Persuasive
invitation: A door on Southbank is being held for you, and will go on being held. Some people have put down their parcels already, to see what you will do.
refusal: They would not dream of it, they have sent to say. You must have the door, and the step, and the whole of the pavement. That is a win, says the orange-boy, by post.

Two people, one door, and neither of them will be the first through it.

== winner
gain: Proud 1, Applause 1, Doors Held 1

"You are too kind," you said; and there is no answer to that, on any pavement. {other name} had to go in. {Doors Held 4+: The orange-boy has had to pay out on you so often that he wishes it known he bears no grudge.|The crowd took its hats off to you, and a stage-door keeper has asked whether you do evenings.} Behind the door, for some time, {other: he|she|they} could be heard apologising to a broom.

== loser
gain: Talk 2, Merry 1, Doors Held 1

You had been about to thank {other name}. {other: He|She|They} thanked you first, with {other: his|her|their} hat off, and nothing was left to you but to go in; and it was, as you then saw, a broom cupboard, and full. {Doors Held 4+: You know the brooms by now. One has been wearing your other glove.|You came out by the window, to applause, which does not count, and is louder for that.}

= Hold the Other End
image: wood-beam
sender needs: A Hand in the Notice 1+
target needs: A Hand in the Notice 1+
same area: yes
invitation: On Clinker Row is a thing with two ends, and only the one of them has been picked up. Whoever has that cannot see past it, and would be glad to know, before the steps, that you have got the other.
refusal: They have a bad back, they write, in an excellent hand. Hob Farrow came by, and picked up the other end without being asked; and told you, all the way, about people who wait for people.

It is a foot longer than you are.

== sender
gain: Dangerous 3, Echoes 18, Ends Held 1

{Ends Held 4+: The boiler-plate was on its way back,|Ends Held exactly 3: It was the banner for Tuesday, forty feet of it, on two poles,|Ends Held exactly 2: It was a ladder,|It was a boiler-plate, wanted in Number Six,} and you went in front. Of {other name} you had nothing but a voice. You said "left", and "left" came back to you along the thing, from a person who was facing the other way. {Ends Held 4+: "You two," says Keziah Strand, at the gate. She has had two handles put on it.|Ends Held exactly 3: Halfway down the Row it filled, and you let go when your boots did.|Ends Held exactly 2: You were through a house, and out at the yard, and having a word with the neighbours, before the back of it had left the street.|At the gate Hob Farrow took it off you both with one hand, and thanked you for bringing it.}

== target
gain: Dangerous 3, Echoes 18, Ends Held 1

You did not see {other name} at any point. You only heard {other: him|her|them}, round the far end, being sure. {Ends Held 4+: The boiler-plate has handles on it now, and you are the one who may say *mind*.|Ends Held exactly 3: You had the *Notice*, and the pole in front had the *Give*, and when the draught got in between neither of you could be talked into letting go of half.|Ends Held exactly 2: Your end of the ladder went through a kitchen, where you were offered a bun, and had no hand to take it with.|You went the whole of the Row behind a boiler-plate, and were told from four separate windows how it ought to be done.} At the gate the two of you came face to face at last, and shook hands, like people who have only written.

= A Second Pair of Eyes
image: opera-glasses
sender needs: A Case for the Assize 1+
target needs: Introduced 10+
invitation: A thing has been seen, from a window in the ward of the Assize. In law it has not been, until it is seen by a second person, in other boots. There is room at the window for two, and a cushion.
refusal: They would rather not have seen it. So it has not happened, says the clerk, and rules you off; and he will thank you for the cushion.
then: What You Both Saw

In law a thing has to have been seen twice, by people who do not stand in the same boots.

== sender
gain: Watchful 3, Overheard Word 6

You were at the window when it happened, with {other name} on the cushion, and it did not take long. You have told it already, in the first room, with the hat. The second room is for {other: him|her|them}. Until the ink is dry you may not speak; so you nodded, in the passage, without any expression, which would have been evidence.

== target
gain: Watchful 3, Sights Seen 1

{other name} had kept you the chair with the cushion, and pointed. For once you looked at the thing, and not at the finger. It did not take long. {other: He has|She has|They have} been asked about it already, and came out looking like a person who has remembered a hat; and Mr Lubbock is holding open the second door.

= Summon an Acquaintance from the Street
image: ringed-newspaper
by letter: yes
target needs: Introduced 7+
invitation: *Situation found. Apply below.* Two lines in a newspaper have been ringed for you in pencil, by a friend who came down here before you, and says that you would want to know. It is four thousand and twelve steps. There is cake at the bottom, which keeps, and is cut for you once the door has been opened to you.

Up by the boy who takes everything, to somebody who has told nobody that they wanted a situation.

== sender
gain: Seed-Cake 1

{other name} came down. The Aunt has given {other: him|her|them} the chair by the fire, and cut the cake with her own knife, and would like to know what either of you can have told the other about her. You had only ringed two lines. It seems that {other: he has|she has|they have} kept the newspaper.

== target
gain: Seed-Cake 1

It was {other name}, then, who ringed the two lines. {other: He|She|They} had a plate in front of {other: him|her|them}, and one put by for you, and did not say anything until you had your breath. "Four thousand and twelve," says the Aunt, who has moved the chairs together. She would like to know what you can have been told about her, that you should have come so fast.
