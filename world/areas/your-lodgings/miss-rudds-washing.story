= Miss Rudd's Washing
where: Your Lodgings, Lampwick
when: Who Was Expecting You exactly 11
urgency: high
image: laundry-basket
scene: miss-rudds-washing
order: 10
teaser: Mrs Cope, who has the mangle in Tinder Street, is on your stair with eleven weeks of somebody else's linen.

Mrs Marian Cope, who has the mangle in Tinder Street, is sitting on your top stair with a bundle of ironed linen in her lap. "Rudd, half-landing," she says. "I've had it eleven weeks, and nobody has sent." In an apron pocket she found a washing-book, and opened it, because washing-books are her living. It has the usual columns, *Sent* and *Returned*; but what was sent is twelve people, each of whom went up a stair because something rang, and there is a third column, *Asked For By*, with eight names in it. "She went round to those who were left behind," says Mrs Cope, "and got them to call up after theirs. I'd be obliged to you for one and twopence, and for putting that book on the fire."

== Pay her, and keep the book
cost: 2 actions
pay: Echoes 14
locked: She wants fourteen pence, and has carried the bundle from Tinder Street for it.
image: coat-pegs

What is paid for is yours, and so is what was in its pocket. She would go home with her money and without her wish.

=== always: One and Twopence
turn: bargain
set: Who Was Expecting You 12, The Washing-Book 1
gain: Exact 1
image: small-print

Mrs Cope counts the money and hands over the bundle, with the book on top, because she has never kept back anything that was settled for. Then she goes down as far as the turn of the stair, and stops there.

"I'm in it," she says. "Not under *Sent*. That was Mr Orchard, that I was married to. Miss Rudd came to me on a wash-day, and wanted me to go and stand at the bottom of a flight of stairs and shout for him. I've another husband since, and two children, and he's a good man, and bakes. I would sooner not be asked to want the first one back."

You turn the pages by the landing candle. Four of the twelve have not been asked for. The last of the four is in a fresher ink than the rest, *Rudd, C., half-landing*, and next to it, where there ought to be the name of whoever was left behind, she has put down *the sixth*. That is you.

== Take the other end of a sheet
cost: 2 actions
image: laundry-basket

The linen wants folding again, after the stairs, and people say more when their hands are full. You would hear her side before you had read a word of the other.

=== always: The Long Way, Then the Short
turn: opponent is right
set: Who Was Expecting You 12, The Washing-Book 1
gain: Kind 1
image: laundry-basket

You step back with two corners, and come together, and step back. Mrs Cope talks in time to it.

"I was Mrs Orchard before I was Mrs Cope. He was rung for on a Wednesday, with his tea poured. I let it stand. Four years I let it stand, in my head, if you follow me, and one night I drank it, and then I slept. Now Miss Rudd meant it kindly. She'd have me go to a stair and call him, and get a bell for it, and listen for another as long as I live. She had Barnaby Stote do that, at the Save-All, and he hasn't done a day's work since. You can have a thing clean or you can have it back. I never knew the customer that got both."

The last fold brings the two of you together. She lays the book on the sheet, and takes her hands away: she will not burn what is not hers. But she thinks that you had better, and tells you why. "It's her own name that is last. And where it ought to say who she left behind her, a sister, or a husband, she's put *the sixth*. They tell me that's you."

== Slip the book out as you take the bundle
cost: 2 actions
challenge: Shadowy 10
needs: Shadowy 8+
second chance: Ready Excuse
image: light-fingers

She means to see it burn, and will not hand it to you to be kept. If you are clumsy she will have you by the wrist, and turning a mangle does a great deal for the grip.

=== success: Two Lines More
turn: secret learned
set: Who Was Expecting You 12, The Washing-Book 1
gain: Candle-End 3, Shadowy 4
image: laundry-basket

You thank her, and take the bundle in both arms, and the book has gone up your sleeve before she has found the banister. You read it on the coal-box, standing.

Each of the twelve has a page. Clemency Rudd wrote down what was on the table when they were rung for, and what they said; who is still sitting in that room, and what they do there of an evening. On eight of the pages she added, in pencil, what happened when they were asked for by name. *A bell, once. A bell, after some time. A bell, and he fell down.* Towards the end there is a page for Daniel Orchard: *Mrs Cope (was Orchard) will not. I am not sure that she is wrong.*

Below that are only two lines more. One is *Rudd, C.* The other, in the column for whoever was left behind, is *the sixth*, and you have been called that before.

=== failure: A Mangle-Woman's Grip
gain: Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))
turn: outplayed
set: Who Was Expecting You 12, The Washing-Book 1
lose: Echoes 14
image: odd-stocking

The book is half-way up your sleeve when Mrs Cope takes hold of the sleeve, at the cuff, and wrings it. Out comes the book; out come a button, your candle, and most of the feeling in your thumb.

"I've been robbed by people who did it for a living," says Mrs Cope. "They took sheets." She turns your hand over to see that nothing is broken, and charges you the one and twopence while she has it. The book lies between you on the stair. "I carried that the length of Wick Row when I might have dropped it in the copper, so I dare say I wanted somebody to take it off me. I had hoped for somebody better at it."

Before she gets up she opens it for you at the end, and holds a thumb under the twelfth name, which is Clemency Rudd's. Against it stand two words in place of anybody's husband. "You'd be the sixth," says Mrs Cope.
