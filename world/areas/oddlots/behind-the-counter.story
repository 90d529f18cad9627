= Behind the Counter
where: Oddlot's
image: weighed-by-hand
order: 200
teaser: {Known at Oddlot's 12+: Granny Oddlot has put your stool back where you like it.|Things are brought in all day, and somebody has to say what is owing on them.}

Granny Oddlot, who is the judge of what is left, sits at the scales with her eyes shut, while one thing after another is put into her hand. {Known at Oddlot's 12+: You have the other stool. When she is tired she passes you a thing and says nothing, and the whole stair looks at you.|Known at Oddlot's 4+: "You may stand where I can smell you," she says. "You are not to tell me what they look like. I know what people look like when they want sixpence."|"I was not told about its looks," she informs the first person in the queue, "and I don't want to be. Put it here. Now let go of it. *Let go* of it."} Her grandson Barnaby runs the errands, when there is nobody else to run them.

== Say what it weighs before she does
challenge: Watchful 15
needs: Watchful 12+, Weight Said Today under 1
locked: Granny lets you guess at one thing a day. The rest is trade.
second chance: Borrowed Lens
image: scales

She lets you have the first word on each, with the whole stair listening. Right, you have a share in what it fetches. Wrong, you will be told so, in ounces.

=== success: To the Ounce
gain: Blank Key 3, Drawer-Key 1, Known at Oddlot's 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: On the Counter ([On the Counter] + 1 - 6 * ([On the Counter] / 7)), Weight Said Today 1, A Day's Work 1
image: blank-key

{On the Counter exactly 2: "Four and a half," you say of a flat-iron. Granny Oddlot moves it from the one hand to the other. "And the half is conscience," she says to its owner. "We do not pay for that."|On the Counter exactly 3: Of a walking-stick you say a pound and ten. "With him or without?" says Granny Oddlot. You take it again, and can feel the place where he leant. Without him, you tell her, it is one and two; and she has Barnaby write down both.|On the Counter exactly 4: A boy has brought a tooth, on a thread. You judge by his face, and give him the answer in grains. Granny Oddlot feels for the tooth on your palm with the tip of one finger. "It's light," she says, "but it has been in company," and has it put with the ivories.|On the Counter exactly 5: The parcel is warm. It gives under your hand, and then slowly comes back. Two pounds of dough, you say, and rising. Granny Oddlot begins to laugh. Down in the court Bet Maddox has put a pair of boots into the oven, in the same brown paper.|On the Counter exactly 6: You are handed a bag with nothing in it. You know that, and so does Granny Oddlot, and so does the man. But he has carried the bag up four floors like the plate of the Upper Table. You let it lie in your hand for a good while. Three ounces, you say. "That's for the stairs," says Granny to him, "and not a pennyweight over."|On the Counter exactly 7: A woman hands up a drawer of keys, and says that they are her late uncle's. "Two pounds, and a lie of about an ounce," you say. "Three quarters," says Granny. "She was fond of the uncle."|You say eight ounces, of a clock, because of how the boy came up the stair with it. Granny says eight. Then she says that you are to do the next by the hand, and not by the boy.}

The share is paid in keys.

=== rare success 14%: It Ticks
set: Lent in a Tin Trunk (1 + [Lent in a Tin Trunk] - 2 * ([Lent in a Tin Trunk] / 2)), Weight Said Today 1, A Day's Work 1
turn: farce grows
gain: Drawer-Key 2, Known at Oddlot's 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
image: drawer-key

{Lent in a Tin Trunk exactly 2: The same tin trunk is on the counter, and Barnaby cannot lift it. You put your ear to the lid, and say ten stone, and humming, and the clock. "I'm not for sale," says the trunk. It is Bet Maddox herself. "I want to be left, that's all, like anything else, up on a shelf with a ticket on, until they find out that I'm gone. There's seven of them. I haven't got to the end of a tune since the eldest." Granny Oddlot considers the law. She has you write *One, lent*, with the hour, and go round and sit on it. They come in by twos, to ask you if you have seen her. You have to look seven children in the face, with that going on underneath you, and it turns out that you know the second verse.|Somebody has brought in a tin trunk with no key to it. "Empty," says Barnaby, who has shaken it. You put your ear to the lid. It ticks, and it is breathing. Three stone, you say. It is Bet Maddox's youngest, with the kitchen clock in her lap, who had wanted to know what she would fetch. Granny Oddlot tells her. The child goes home for more pudding.}

=== failure: In Ounces
gain: Blank Key 2, Talk 1, Known at Oddlot's 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Weight Said Today 1, A Day's Work 1
only if: Talk under 8
image: paper-of-figs

"Six," you say of a warming-pan, and there is a sigh the whole way down the stair. {Known at Oddlot's 12+: The sigh is a fond one, by now. They have a saying on the stair, "as near as six", for what is meant well; and Granny Oddlot, who lets off nobody, says five, and that she will pay for six, since the name of the house is on it. Bet Maddox tells that up four floors and down again.|Known at Oddlot's 4+: Granny Oddlot gives it back to you, to hold and think of something else. It is five. You had been carrying the last customer's trouble over, she says, and so does every beginner; and she says it at the top of her voice, as they are all there.|"That is the pan, and your opinion of it," says Granny Oddlot. She has the queue pass it from hand to hand, down four floors and up again, so that all four floors may feel for themselves where you went wrong; and Bet Maddox, on the second, is still saying six when you go home.}

== Take a thing back to whoever lost it
challenge: Persuasive 26
needs: Persuasive 20+, Thing Taken Back Today under 1
locked: She gives back one thing a day, and it hurts her.
second chance: Word in Season
image: parcel

People will pay to have again what they let go of, if they need not be told where it has been. Put it badly, and they send for the Watch.

=== success: Found in the Street
gain: Echoes 14, Known at Oddlot's 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Things Taken Back ([Things Taken Back] + 1 - 6 * ([Things Taken Back] / 7)), Thing Taken Back Today 1, A Day's Work 1
image: parcel

{Things Taken Back exactly 2: You have a way of it now: you are returning a thing to the wrong house, and are so sorry to have troubled them; and they call you back from the gate.|Things Taken Back exactly 3: Today you have a marble bust. You bring it home in a perambulator, beneath a shawl, and the lady has got as far as the little hands when the shawl slips. She looks from you to her grandfather. "They do say that they all look like that, to begin with," she says, and feels for her purse.|Things Taken Back exactly 4: He denies it. The clock is none of his, for he has never had a clock. You say that in that case you must see what you can get, and set the clock down upon the wall, to rest your arm. Then it strikes, and four children come out to see who has brought it home.|Things Taken Back exactly 5: They had put it out themselves, they tell you, in the hope of somebody like you. It was an aunt's. You stand there with your arms full, all eight branches. To have such a thing taken away a second time, you explain, is a little dearer; and they quite see that.|Things Taken Back exactly 6: You tell this one the truth, by way of a change. It was stolen, you say, upon Tuesday, through the pantry, by people you know. She laughs until she has to hold on to the door. "And what do they call *you?*" she asks, wiping her eyes, and pays you double for it.|Things Taken Back exactly 7: The doors on Tontine Steps open before you can knock. One lady has a list. She would like her thimble back, and, if it should turn up, her sister's.|You found it in the street, you say, of a barometer three feet long. The gentleman looks at you, and at the place on his wall; and he remembers that he was out with it on Monday.}

It comes to more than Barnaby would have got.

=== failure: A Gentleman Who Asks
gain: Echoes 7, Particulars 7, Known at Oddlot's 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: Thing Taken Back Today 1, A Day's Work 1
image: particulars

Your gentleman would like to hear in which street. {Known at Oddlot's 12+: In this one, you say, and point; and along it at that moment comes a second gentleman, who has lost his as well. Each of them is certain. You leave them on the mat, with the barometer between them, and a constable, who has to put down somebody, and was always told that he should begin with the boots.|Known at Oddlot's 4+: You name one. He lives in it. He has you wait on the mat, with the barometer in your arms, while he sends out for a constable to write that down; but the maid, who let go of it in the first place, puts fourpence in your pocket and shows you out through the scullery.|You had not thought of a street. There is a silence, in which he gets out his watch-chain, and there is no watch on the end of it either; and you leave at some speed, with fourpence that had been meant for the cabman. The constable on the corner gets down what he can: boots, brown; in a hurry.}
