= A Matter of Leaving
in: The City
when: Favours: The Perquisites 1+, base Watchful 25+ or base Shadowy 25+ or base Dangerous 25+ or base Persuasive 25+
deck: sometimes
frequency: Infrequent
image: trunk
teaser: Granny Oddlot sends to say that somebody is leaving, and would you come and be fair.

By the law of the Rookery what is left is anybody's. {Leavings Judged 2+: It is another removal, with the whole stair waiting on the landings, each with a bag.|Leavings Judged 1+: But Mr Ivor Prewett, glazier, is leaving his wife. She stands by him in the doorway, in her hat, and thirty neighbours would like to know what happens to the mangle.|But old Mrs Ann Cray is going to her son's, by the three o'clock cart, and there is a room full that will not go on it. She has been dusting it since four.} "You are owed something here," Granny Oddlot has sent word, "so you will not be in a hurry to be owed more."

== Hold things until the cart has gone
needs: Things Held Today under 1
locked: You have held things once today, and are known by it.
image: parcel

What you have your hands on is held. You have two hands; the whole stair will be watching to see what you let go.

=== always: Two Hands
turn: won at a price
gain: Favours: The Perquisites 1, Odd Stocking 2, Leavings Judged 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50)), Echoes 3
set: Things Held Today 1, A Day's Work 1

{Leavings Judged exactly 4: Each of your hands has a birdcage in it. The birds can't bear one another, it was in the will, and you have to stand with your arms straight out. When the cart has turned the corner Bet Maddox takes a cage from you, and Nan Lavery the other; and they are the first two things to have left that stair by different doors.|Leavings Judged exactly 5: You lay hold of the stove, which is hot. Nobody offers to hold it with you. But when you have stood there for the time that it takes forty people to strip the rest you find that they have put back a chair, a kettle and a cup, at the right distance, because a person can't be left standing before a stove with nothing to sit on.|Leavings Judged 3+: You hold a clock and a cat. Afterwards you are thanked on every landing, by those who got the rest.|Leavings Judged 2+: You hold the mangle. You hold it from noon until the lamps, with thirty people round you, while the Prewetts go over the whole of it again in the doorway; and at dusk Mrs Prewett takes her hat off, and her husband carries in his bag, and the two of them shut the door. Nobody has told you that you can let go.|With the one hand you hold the bed, since she was born in it. With the other you can reach the clock or the dresser. Mrs Cray looks from the one to the other, and says that you must please yourself. You hold the clock. When the cart has turned the corner forty people come by you on both sides, quite quietly; and you stand in an empty room, with a bed, listening to the dresser go down the stairs.}

== Say that it was only put down
challenge: Persuasive 36
needs: Persuasive 27+, Putting Down Said Today under 1
locked: It is believed once a day, of somebody with a tongue.
second chance: Word in Season
image: persuasive

A thing that is put down is not left. You would be arguing that in front of people who have waited since breakfast with bags.

=== success: Put Down
turn: standing up or down
gain: Good Sheet 1, On Calling Terms 1, Leavings Judged 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Echoes 3, Put Down Again 1
set: Putting Down Said Today 1, A Day's Work 1

{Put Down Again exactly 2: It is a shop, and the sign has been left. You point out to the stair that the nails are still in it. "Nails is nothing," says Bet Maddox. But a person who means to leave takes out the nails; and a boy is sent up the ladder, and they are brass, and quite new. The owner is found at the pawnshop, asking for a hammer.|Put Down Again exactly 3: What she has put down is a debt. It is on the mantelpiece, with a candlestick on top, in the man's own writing, and forty people have read it. You say that nobody ever left a debt. They think about that. There are several among them who had been meaning to try.|Leavings Judged 2+: "Who looked back?" you ask, of the stair at large, and wait, and in the end there is always a neighbour who has to say that they saw it. The bags go home. Whoever expects to be leaving next sends a sheet up to you, with no name to it.|"She looked back," you tell them. "Anybody can look back," says Bet Maddox, "it's a free stair." So you send a child after the cart to ask what she is going to do about the window-box; and word comes up from the corner, from mouth to mouth, that it wants watering on Thursday. There is a long silence on the landings, because nobody waters what they have left.}

=== failure: Mr Skerry's Bag
turn: farce grows
gain: Talk 1, Odd Stocking 3, Leavings Judged 1, Hats Put Down 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: Putting Down Said Today 1, A Day's Work 1
only if: Talk under 6
image: drawstring-purse

{Hats Put Down 2+: You keep your hat on. But arguing is warm work, and it is your coat that you lay on the banisters, only for a moment, in order to be heard on the upper landing. "You've got your back to that," says Mr Skerry. Ever since the hat he has come to these things with a bag of the right size.|You have them nearly round, and two of the bags are shut. But a speaker wants both arms, so you have put down your hat; and you have turned your back on it, to reach the people on the upper landing. "Who's holding that?" asks Mr Skerry the plumber. Nobody is. You tell them that it was only put down. "Ah," says Mr Skerry, trying it on, "but did you look back?"}

== Give the judgement yourself
needs: A Place Among the Perquisites 5+
locked: Granny Oddlot lets nobody judge for her who has not had the freedom of the roofs (A Place Among the Perquisites 5).
image: pointing-finger

She would hand you the stick. Whatever you say is the law for that stair until the next time, and you will have to live there.

=== always: Until the Next Time
turn: rule with teeth
gain: Drawer-Key 2, Favours: The Perquisites 1, Leavings Judged 1, Sticks Held 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50)), Echoes (3 + 11 * least(1, [base Shadowy] / 20) + 30 * least(1, [base Shadowy] / 50))

"What is missed by Snuff goes back," you say, with the stick on the floor. "The rest is left." {Sticks Held 2+: They have the words by heart, and say them with you, and sit down on their bags to see what will be missed.|Both sides think that fair, because each of them is thinking of the silver.} {The Appointment exactly 1: Dorcas Prynne, whose own box was once put out on a landing, comes down herself to say how it will be. "They'll not want what you think," says Dorcas. "I'd a nail that I hung my shawl on, so that I'd find it in the dark; and for a month afterwards, wherever they had put me, I would get up in the night and feel along the wall."|Word comes down at dusk.} The silver may stay where it is. What is missed is a door-stop, the paper out of a drawer, and a nail.
