= A Customer for the Third Row
in: The City
deck: sometimes
when: Where You Live exactly 4, no The Third Row
frequency: Frequent
image: lost-umbrellas
teaser: A person has come up to Oddlot's for something to sit at the end of a table. She has stopped under your hammock.

Miss Hortensia Blaize, who gives dinners, has come up the four floors to Oddlot's, because she is thirteen for tonight and wants a fourteenth. She has read your ticket. "I see that it is an odd lot," she calls out, "but does it talk?" Granny Oddlot has her hand on the scales. She looks cross, but she will have to take a fair offer, because you sleep on her shelf, and what is on her shelf is for sale. Barnaby has gone quite white, since he has sold Miss Blaize a great many things and knows how she keeps them.

== Go to dinner, as bought
image: soup-bowl

You would be hers from seven to midnight, and your share would be good. The others will say what they like in front of you; but whoever hears it may be looked for.

=== always: The Fourteenth
turn: a tie begun
set: The Third Row 1
gain: Echoes 70, Particulars 1
only if: Particulars under 7
image: soup-bowl

Miss Blaize puts you between an old magistrate and a draught. For two hours you are asked nothing, and across the two of you three gentlemen arrange which of them is to be magistrate when he is dead. He looks up only once, at the fish.

"Do they suppose that I can't hear?" says the magistrate.

"I'm furniture," you tell him. "I thought that you were a guest."

He gives a kind of bark, and for the rest of the evening he talks to you alone, about pike. Next day the magistrate signs a paper, and the three gentlemen have to look for other posts; and the Watch would like a description of whoever it was that sat next to him.

== Make her an offer for herself
challenge: Persuasive 16
needs: Persuasive 12+
second chance: Word in Season
image: jar-of-small-echo

Miss Blaize has come round to the shelf side of the counter. By the letter of the rule she has been left, and is for sale. If Granny Oddlot thought otherwise, it would cost you a favour to be let off.

=== success: A Fair Offer
turn: outplayed
set: The Third Row 2
gain: Favours: The Perquisites 1, Merry 1, Persuasive 4
image: jar-of-small-echo

"What's she on?" says Granny Oddlot.

"Your side," you say; and the whole stair sees that it is so, because Miss Blaize has come round the end of the mangles in order to prod you. You offer sixpence. Granny Oddlot has her on the scales before she can find words, and she is ten stone four with her opinion.

"I *am* thirteen," cries Miss Blaize, "I have a saddle of mutton on." Then she does what nobody expected of her, and bids sevenpence. So Granny Oddlot knocks her down to herself. Miss Blaize goes down with her own ticket on her, and looks at the figure on every landing. Granny Oddlot gives you a pebble for your trouble, and back your sixpence.

=== failure: By the Pound
turn: won at a price
set: The Third Row 2
lose: Favours: The Perquisites 1
gain: Breakages 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
only if: Breakages under 7
image: broken-plate

Miss Blaize had kept one heel on the mat. Granny Oddlot feels for it with her stick, finds it, and rules that Miss Blaize is a customer and you are a hammock, with costs.

One of your pebbles goes to buy you back, before Miss Blaize can hang her coat on you. In the discussion a hook gives way. You come down through the umbrellas, and Barnaby, who wished only to help, opens four.

== Buy your own ticket, and cut it off
was: Cut your ticket off, and owe for it
pay: Echoes 60
locked: You would have to buy yourself, at sixty pence.
one-way: yes
image: tally

No customer could offer for you again. But you would be a lodger there, who pays, and no longer one of the things that are left.

=== always: A Lodger
turn: bargain
set: The Third Row 3
gain: Proud 2
image: tally

You count the price down on the counter. Granny Oddlot has the string cut and holds your brass ticket in her palm, for the weight.

"That's quite right," she says, "and I'd have done the same at your age. But it'll be *Madam* from me now, or whatever they say, and wipe your feet. I don't turn out pockets for lodgers, and I don't tell them what they come to, nor who's been asking, and if they're late in I don't lie awake." She has Barnaby move your hammock up a hook, for the view. It is Pin who minds. "You was ours," says Pin.
