= The Felt Purse
in: The City
deck: sometimes
when: Where You Live exactly 3, no Lutter's Felt
frequency: Frequent
image: drawstring-purse
teaser: Every night at ten a clerk pays in under your bed, and his money makes no noise whatever.

Mr Edwin Lutter, cashier to a firm of button-makers, pays in the night money on the great slate, under your loft. You have heard every payer in the city from above, but Mr Lutter's coins come down like slippers, because he sticks felt beneath the bad ones so that Mr Dacre shall not hear. Tonight your bed has creaked. Mr Lutter comes up your ladder with his hat off, and begs its pardon. "Half of what the bankers give the firm is tin," he says, "and on Saturday there are thirty girls to be paid with it. If I refuse it they're not paid, and if it's heard on the slate they're not paid. I did think of asking for better money. But I've only got as far as felt."

== Stamp
one-way: yes
image: soft-boots

Mr Dacre would hear you, and ring that bag again. {Mr Dacre's Ear exactly 1: You promised him that you would.|You swore to him that you would be deaf, but he may be glad of it.} The girls would go short on Saturday.

=== always: The Cat
turn: rule with teeth
set: Lutter's Felt 1
gain: Exact 2, Echoes 40
image: drawstring-purse

You stamp. "Was that the cat?" says Mr Lutter, who has only just got down the ladder. Mr Dacre says that it was, and asks to have the last bag again, without the felt.

By morning the Exchange knows of it. The bankers are made to change every bad coin that they paid the button-makers, which is justice, and takes them three weeks; but on this Saturday the thirty girls are paid in buttons. You meet some of them on the stairs of the hall, selling the buttons by the card. They do not know who stamped. "They're good ones," says the smallest, "I sewed them on myself," and you buy two cards.

== Lie still, and let him pay in
one-way: yes
image: drawstring-purse

You would be deaf, and the girls would be paid. {Mr Dacre's Ear exactly 1: But you promised Mr Dacre to stamp,|But Mr Dacre calls each of those coins good,} and sooner or later he will be blamed for every one of them.

=== always: Deaf
turn: won at a price
set: Lutter's Felt 2
gain: Kind 2, Echoes 24
image: drawstring-purse

You lie still. "Good," says Mr Dacre underneath you, after each coin; but he says it more slowly as the bag goes down, and at the end he asks Mr Lutter whether he has a cold, since one of them must have.

The girls are paid. Mr Lutter leaves you something on the ladder, done up in felt. But from that week Mr Dacre rings every coin in the hall twice, with his hand behind his ear. He looks at the young man who pushes the trolley, and waits for him to say "good" first.

== Teach him to ring the bankers' money in front of them
was: Tell him how a banker is made to ring
challenge: Persuasive 36
second chance: Word in Season
image: persuasive

If Mr Lutter rang their bad coin on their own counter, before their customers, the bankers would have to change it. But he apologises to furniture, and if he names you they will talk.

=== success: At the Counter
turn: standing up or down
set: Lutter's Felt 3
gain: Merry 1, Echoes 40, Persuasive 4
image: persuasive

Mr Lutter goes over it with you all night, with your bolster for the banker, and towards four he stops begging its pardon.

He does it at a quarter past ten, in front of a bishop. He lets one of their coins fall on the counter, and the coin says *tock*. "I wonder if you would oblige me," says Mr Lutter, exactly as he said it to the bolster, "with another; and I shall ring that, too, if it is no trouble, and then the rest, because I have until noon." They oblige him with the whole bag, out of a different drawer. That night every coin of the button-makers' rings from end to end, and Mr Dacre asks what has become of the other gentleman, with the slippers.

=== failure: The Bolster
turn: outplayed
set: Lutter's Felt 3
gain: Talk 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
only if: Talk under 7
image: iron-bed

Mr Lutter is very good with the bolster, and so you send him off. But at the bankers' counter there is a young lady, with a pencil, who asks him who told him to say so, and how that is spelt; and he spells it.

By noon the bankers have told the whole Exchange that the tenant in Mr Dacre's loft sells what is heard there, as the others did. Mr Lutter comes up your ladder once more, to apologise, and leaves you the felt. "I shan't need it," he says. "I've asked if they would pay the girls in buttons."
