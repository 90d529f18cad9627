= Behind the Counter
where: Oddlot's
image: scales
order: 200
teaser: {Known at Oddlot's 12+: Granny Oddlot has put your stool back where you like it.|Things are brought in all day, and somebody has to say what is owing on them.}

Granny Oddlot, who is the judge of what is left, sits at the scales with her eyes shut, while one thing after another is put into her hand. {Known at Oddlot's 12+: You have the other stool. When she is tired she passes you a thing and says nothing, and the whole stair looks at you.|Known at Oddlot's 4+: "You may stand where I can smell you," she says. "You are not to tell me what they look like. I know what people look like when they want sixpence."|"I was not told about its looks," she informs the first person in the queue, "and I don't want to be. Put it here. Now let go of it. *Let go* of it."} Her grandson Barnaby runs the errands, when there is nobody else to run them.

== Say what it weighs before she does
challenge: Watchful 13
second chance: Borrowed Lens
image: scales

She lets you have the first word on each, with the whole stair listening. Right, you have a share in what it fetches. Wrong, you will be told so, in ounces.

=== success: To the Ounce
gain: Blank Key 3, Drawer-Key 1, Known at Oddlot's 1, Watchful 2, Echoes (3 + 13 * least(1, [base Watchful] / 20))
image: blank-key

{Known at Oddlot's 12+: A woman hands up a drawer of keys, and says that they are her late uncle's. "Two pounds, and a lie of about an ounce," you say. "Three quarters," says Granny. "She was fond of the uncle."|Known at Oddlot's 4+: "Four and a half," you say of a flat-iron. Granny Oddlot moves it from the one hand to the other. "And the half is conscience," she says to its owner. "We do not pay for that."|You say eight ounces, of a clock, because of how the boy came up the stair with it. Granny says eight. Then she says that you are to do the next by the hand, and not by the boy.}

The share is paid in keys.

=== rare success 14%: It Ticks
gain: Drawer-Key 2, Known at Oddlot's 1, Watchful 2, Echoes (3 + 13 * least(1, [base Watchful] / 20))
image: drawer-key

Somebody has brought in a tin trunk with no key to it. "Empty," says Barnaby, who has shaken it. You put your ear to the lid, and say three stone, and breathing. It is Bet Maddox's youngest, who had wanted to know what she would fetch. Granny Oddlot tells her. She goes home and asks for more pudding.

=== failure: In Ounces
gain: Blank Key 2, Talk 1, Known at Oddlot's 1, Watchful 1
only if: Talk under 8
image: talk

"Six," you say of a warming-pan, and there is a sigh the whole way down the stair. {Known at Oddlot's 4+: Granny Oddlot gives it back to you, and asks you to hold it and think of something else. It is five. You had been carrying the last customer's trouble over, she says, and so does every beginner; and she says it at the top of her voice, as they are all there.|"That is the pan, and your opinion of it," says Granny Oddlot. She has the queue pass it from hand to hand, down four floors and up again, so that all four floors may feel for themselves where you went wrong; and Bet Maddox, on the second, is still saying six when you go home.}

== Take a thing back to whoever lost it
challenge: Persuasive 13
second chance: Word in Season
image: parcel

People will pay to have again what they let go of, if it is put to them so that they need not know where it has been. Put it badly, and they send for the Watch.

=== success: Found in the Street
gain: Echoes (22 + 13 * least(1, [base Persuasive] / 20)), Known at Oddlot's 1, Persuasive 2
image: parcel

{Known at Oddlot's 12+: The doors on Tontine Steps open before you can knock. One lady has a list. She would like her thimble back, and, if it should turn up, her sister's.|Known at Oddlot's 4+: You have a way of it now: you are returning a thing to the wrong house, and are so sorry to have troubled them; and they call you back from the gate.|You found it in the street, you say, of a barometer three feet long. The gentleman looks at you, and at the place on his wall; and he remembers that he was out with it on Monday.}

It comes to more than Barnaby would have got.

=== failure: A Gentleman Who Asks
gain: Echoes 7, Particulars 7, Known at Oddlot's 1, Persuasive 1
image: particulars

Your gentleman would like to hear in which street. {Known at Oddlot's 4+: You name one. He lives in it. He has you wait on the mat, with the barometer in your arms, while he sends out for a constable to write that down; but the maid, who let go of it in the first place, puts fourpence in your pocket and shows you out through the scullery.|You had not thought of a street. There is a silence, in which he gets out his watch-chain, and there is no watch on the end of it either; and you leave at some speed, with fourpence that had been meant for the cabman. The constable on the corner gets down what he can: boots, brown; in a hurry.}
