= A Customer for the Third Row
in: The City
deck: sometimes
when: Where You Live exactly 4, no The Third Row
frequency: Frequent
image: lost-umbrellas
teaser: A person has come up to Oddlot's for something to sit at the end of a table. She has stopped under your hammock.

Miss Hortensia Blaize, who gives dinners, has come up the four floors to Oddlot's, because she is thirteen for tonight and wants a fourteenth. She has read your ticket. "I see that it is an odd lot," she calls out, "but does it talk?" Granny Oddlot has her hand on the scales. She says nothing, although she looks cross: the offer is fair, the shelf is the shelf, and Barnaby has gone quite white, since he has sold Miss Blaize a great many things and knows how she keeps them.

== Go to dinner, as bought
image: soup-bowl

You would be hers from seven to midnight, and your share would be good. They have all been told that they may say what they like in front of you.

=== always: The Fourteenth
turn: secret learned
set: The Third Row 1
gain: Echoes 70, Particulars 1
only if: Particulars under 7
image: soup-bowl

You are put between a magistrate and a draught. For two hours nobody asks you anything, and over your head they arrange who is to be magistrate when he is dead. He looks up only once, at the fish.

"Do they suppose that I can't hear?" says the magistrate.

"I'm furniture," you tell him. "I thought that you were a guest."

He gives a kind of bark, and for the rest of the evening he talks to you and to nobody else, about pike. Next day he signs a paper, and three of those at the table have to look for other posts; and the Watch would like a description of whoever it was that sat next to him.

== Make her an offer for herself
challenge: Persuasive 14
second chance: Word in Season
image: scales

She has come on to the shelf side of the counter. By the letter of it she may have been left. Granny Oddlot would have to weigh the argument, and your ticket hangs on it.

=== success: A Fair Offer
turn: outplayed
set: The Third Row 2
gain: Favours: The Perquisites 1, Merry 1
image: scales

"What's she on?" says Granny Oddlot.

"Your side," you say; and the whole stair sees that it is so, because Miss Blaize has come round the end of the mangles in order to prod you. You offer sixpence. Granny Oddlot has her on the scales before she can find words, and she is ten stone four with her opinion.

"I *am* thirteen," cries Miss Blaize, "I have a saddle of mutton on." Then she does what nobody expected of her, and bids sevenpence. So she is knocked down to herself. It has never been done at Oddlot's, and Miss Blaize, going down with her own ticket on her, is seen to look at it at every landing. It is you that have been left there, after all, with your sixpence.

=== failure: By the Pound
turn: won at a price
set: The Third Row 2
lose: Favours: The Perquisites 1
gain: Breakages 1
only if: Breakages under 7
image: breakages

Miss Blaize had kept one heel on the mat. Granny Oddlot feels for it with her stick, finds it, and rules that Miss Blaize is a customer and you are a hammock, with costs.

It takes one of your pebbles to buy you back before the coat is on you. In the discussion a hook gives way. You come down through the umbrellas, and Barnaby, who wished only to help, opens four.

== Cut your ticket off, and owe for it
pay: Echoes 60
locked: You would have to buy yourself, at sixty pence.
one-way: yes
image: tally

Nobody could offer for you again. You would be a lodger there, and pay like one, and no longer one of the things that are left.

=== always: A Lodger
turn: bargain
set: The Third Row 3
gain: Proud 2
image: tally

You count it down on the counter. Granny Oddlot has the string cut and holds the brass in her palm, where it weighs an ounce and a half, as it did.

"That's quite right," she says, "and I'd have done it at your age. You'll be *Madam* from me now, or whatever they say. I don't turn out pockets for lodgers, and I don't tell them what they come to." She has Barnaby move your hammock up a hook, for the view. It is Pin who minds. "You was ours," says Pin.
