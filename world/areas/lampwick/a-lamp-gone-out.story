= A Lamp Gone Out
where: Lampwick
when: Introduced 10+
deck: sometimes
frequency: Frequent
image: lamp-post
scene: lamp-gone-out
teaser: The fourth on the left, and nobody has said anything.

Of three hundred and twelve lamps all but one are doing what they were lit for. That one stands among them in the dark, like a guest whose name has been got wrong. People walk round the place where the light was. They do it without looking, and each of them, coming out on the other side, puts a hand up to their own candle.

== Light it from your own
image: burning-candle

It means the bracket, a bootful of wall, and a candle held over your head with nobody below to say the words.

=== always: There Being Nobody Else
gain: Echoes 8, Constant 1

"Somebody's up," you say, there being nobody else to say it. Then you hold on to the bracket, feeling foolish, for as long as an answer would take.

The wick catches. A window opens across the way. "Was that you?" says a woman in curl-papers. She has been lying awake, she says, listening to it be out. She lets down eightpence in a stocking, for the ring you burnt, and asks whether you would mind walking underneath it, once, so that she can see that it works.

=== rare 10%: By Height
gain: Echoes 8, Candle-End 4

It has not burnt out. It has been pinched. On the ledge of the bracket lies a dead match, a long one, with a head as blue as slate; and beside it stand four candle-ends, in a row, by height, as one leaves a tip.

You light the lamp. You are still up there when Ada Trimble stops underneath, and sees the match. She looks for some time at your hands.

"Not you, then," she says, and takes a pencil, and somewhere in her book a name is crossed off.

== Report it
image: ladder-and-pole

There is a proper person for it, behind a proper door, on the far side of two streets and a cat.

=== always: The Fourth to Come
gain: Echoes 10, Exact 1

"Fourth on the left," you say. Ada Trimble, Lighter of Lampwick, takes down her book and does not open it. "And they're walking round?" They are, you tell her. "Then it's doing nicely," says Ada.

She leaves one dark, it appears, every week, never the same one; and then she waits to see who will come and tell her. She would like there to be somebody to have the ladder after her. In fourteen years you are the fourth to come.

She gives you tenpence. The other three, she mentions, all went into the Watch.

== Stand in the dark, and see who comes
challenge: Watchful 5
second chance: Borrowed Lens
image: smoking-lamp

Somebody may have put it out. If so they had a reason, and with luck will be along to enjoy it.

=== success: A Fork Each
gain: Echoes 16

They come from opposite ends of the street. He has a lodger's collar, she has a cook's forearms, and what they do there in the dark, standing a yard apart, is eat a pie. Neither speaks. They have a fork each.

You have kept so still that you are handed the crust. "Twenty-two years I have cooked for that house," says the cook, in the end, "and they have never let me see anybody eat it." She gives you sixteen pence to be the person who, if it should be asked, put the lamp out.

=== failure: Against the Post
gain: Echoes 4, Particulars 1
only if: Particulars under 5

Nobody comes. You stand there so well that a constable, walking round the dark with the rest, walks round you. He stops on the far side to think about it.

You say that you are waiting to see who put out the lamp. He looks at the lamp, and at you, and at the distance from the one to the other, and writes for longer than you would have thought it took. He lets you off with fourpence, to buy a light with, so that another time you can be seen. Your height he has already. It is on the post.
