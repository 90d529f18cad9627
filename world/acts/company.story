= Take Tea
image: cake-dome
sender needs: Seed-Cake 1+
target needs: Introduced 10+
invitation: A seed-cake has been got in. It is at Number Nine, Wick Row, under its dome, with two plates beside it, and the Aunt will not have a knife brought until both of you are sitting down.
acceptance: {Teas Taken 5+: The two of you have cups of your own by now, next to each other, on hooks. "You know what I should say," the Aunt calls, from the passage, and you do.|Teas Taken 2+: The Aunt introduces you to one another, as she does every time, with one thing added. This time it is what was said about each of you at the last tea, while the other had gone for a hat.|The Aunt puts you at the two ends of the table, tells each of you three things about the other, and goes to see to a kettle for an hour. By the time that you have settled between you which two of the three are so, there is no more cake.}
refusal: The cake has gone back under its dome. A seed-cake will wait, says the Aunt, for a good deal longer than is thought; and you had better ask again.

A pot, two chairs, a cake, and an aunt on the other side of the door.

== sender
lose: Seed-Cake 1
gain: Persuasive 3, Teas Taken 1

== target
gain: Persuasive 3, Teas Taken 1
lose: Talk 1
only if: Talk 1+

= Sit Up with a Friend
image: two-candles
target needs: Introduced 10+
one at a time: yes
invitation: You are being thought of, and that may as well be done in the same room. At Snuff there would be a knock, and then a candle, a pack of cards, and no conversation, if you will have them.
acceptance: {Nights Sat Up 5+: Nobody knocks any more. The second chair is pulled out at Snuff, by whichever of you has the longer legs; and the stair, which used to try its boards on you, goes straight on up.|Nights Sat Up 2+: One of you cheats at Beggar My Neighbour, and the other has known it since the first night. Towards three it is the cheat who drops off. The cards are put back in the order that would have won.|At Snuff there were two candles on the table, leaning. Some time after the cabs had stopped a board spoke on the stair, and you looked at the door, and then at one another, to see which of you was expecting anybody. Neither was. A stair is much easier to be wrong about in company.}
refusal: They are quite well, they send to say, and are going to bed. The candle is on your own table, since you had got it out; and as you are up in any case, you think of them.

Two candles on one table, from Snuff until Lamps, and nothing that has to be said.

== sender
gain: Kind 1, Nights Sat Up 1
lose: Murmurs 1
only if: Murmurs 1+

== target
gain: Nights Sat Up 1
lose: Murmurs 3, Breakages 2, Particulars 2, Talk 2
only if: Murmurs 1+, Breakages 1+, Particulars 1+, Talk 1+

= A Contest of Manners
image: raised-chin
sender needs: A Part on Southbank 1+
target needs: Introduced 10+
contest: Persuasive
invitation: A door on Southbank is being held for you, and will go on being held. Some people have put down their parcels already, to see what you will do.
acceptance: {Doors Held 4+: They have chalked a line on the pavement for you, and the orange-boy gives odds. You go through hats, health and weather in four minutes, as you both know them by heart; after that it is all new.|"After you," it begins. From there it goes on to who was here first, and whose hat it is that is the better, and which of you could not possibly. At a quarter past, forty people are standing on the pavement, and a boy sells them oranges. Then one of you thanks the other.}
won: "You are too kind," you said; and there is no answer to that, on any pavement. They had to go in. The crowd took its hats off to you, and a stage-door keeper has asked whether you do evenings.
lost: You were thanked. You had been about to. Nothing was left to you but to go in; and it was, as you then saw, a broom cupboard, and full.
refusal: They would not dream of it, they have sent to say. You must have the door, and the step, and the whole of the pavement. That is a win, says the orange-boy, by post.

Two people, one door, and neither of them will be the first through it.

== winner
gain: Proud 1, Applause 1, Doors Held 1

== loser
gain: Talk 2, Merry 1, Doors Held 1

= Hold the Other End
image: wood-beam
sender needs: A Hand in the Notice 1+
target needs: A Hand in the Notice 1+
same area: yes
invitation: On Clinker Row is a thing with two ends, and only the one of them has been picked up. Whoever has that cannot see past it, and would be glad to know, before the steps, that you have got the other.
acceptance: {Ends Held 4+: It is the boiler-plate again, on its way back. "You two," says Keziah Strand, at the gate, and does not say anything further, but she has had two handles put on it.|Ends Held exactly 3: It was the banner for Tuesday, forty feet of it, on two poles. Halfway down the Row it filled. You had the *Give* and the other had the *Notice*, and it was some time before either of you could be got to let go of your half.|Ends Held exactly 2: It was a ladder. The front of it had gone through the house and out at the yard, and was having a word with the neighbours, before the back of it had left the street. A cat went by along the top.|It was a boiler-plate, and it was wanted in Number Six. You took it the length of the Row between you, each of you saying "left" by turns, and not meaning the same one. At the gate Hob Farrow had it off you both with one hand, and thanked you for bringing it.}
refusal: They have a bad back, they write, in an excellent hand. Hob Farrow came by, and picked up the other end without being asked; and told you, all the way, about people who wait for people.

It is a foot longer than you are.

== sender
gain: Dangerous 3, Echoes 18, Ends Held 1

== target
gain: Dangerous 3, Echoes 18, Ends Held 1

= A Second Pair of Eyes
image: watchful
sender needs: A Case for the Assize 1+
target needs: Introduced 10+
invitation: A thing has been seen, from a window in the ward of the Assize. In law it has not been, until it is seen by a second person, in other boots. There is room at the window for two, and a cushion.
acceptance: You were both at the window when it happened, and it did not take long. You will be asked about it one at a time, in different rooms, and you are not to talk beforehand.
refusal: They would rather not have seen it. So it has not happened, says the clerk, and rules you off; and he will thank you for the cushion.
then: What You Both Saw

In law a thing has to have been seen twice, by people who do not stand in the same boots.

== sender
gain: Watchful 3, Overheard Word 6

== target
gain: Watchful 3, Sights Seen 1

= Summon an Acquaintance from the Street
image: ringed-newspaper
by letter: yes
target needs: Introduced 7+
invitation: *Situation found. Apply below.* Two lines in a newspaper have been ringed for you in pencil, by a friend who came down here before you, and says that you would want to know. It is four thousand and twelve steps. There is cake at the bottom, which keeps, and is cut for you once the door has been opened to you.
acceptance: There is seed-cake on the table at Number Nine: for the one who came down, and for the one who sent up. The Aunt has put you side by side. She would like to know what either of you can have told the other about her, that you should have come so fast.

Up by the boy who takes everything, to somebody who has told nobody that they wanted a situation.

== sender
gain: Seed-Cake 1

== target
gain: Seed-Cake 1
