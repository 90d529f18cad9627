= The Felt Purse
in: The City
deck: sometimes
when: Where You Live exactly 3, no Lutter's Felt
frequency: Frequent
image: echoes
teaser: Every night at ten a clerk pays in under your bed, and his money makes no noise whatever.

Mr Edwin Lutter, cashier to a firm of button-makers, pays in the night money on the great slate, under your loft. You have heard every payer in the city from above, but Mr Lutter's coins come down like slippers: there is felt in the purse, and a scrap of it stuck beneath each bad one. Tonight he has heard your bed creak. He comes up your ladder with his hat off. "There are thirty girls at their benches on Saturday whether it rings or not," says Mr Lutter. "The firm's bankers pay us in it. If I refuse it they're not paid, and if it's heard they're not paid. I've got as far as felt."

== Stamp
one-way: yes
image: soft-boots

Mr Dacre would hear it, and do his duty, and you would have kept your half of the bargain. The girls would go short on Saturday.

=== always: The Cat
turn: rule with teeth
set: Lutter's Felt 1
gain: Exact 2, Echoes 40
image: soft-boots

You stamp. Below there is silence, and then Mr Dacre, in the voice in which he says things that cannot be unsaid, asks for the last bag again.

The Exchange has heard by morning. The button-makers' bankers are made to change the whole of it, which is justice, and takes them three weeks. On the Saturday thirty girls are paid in buttons. You meet some of them on the stairs of the hall, selling them by the card; they are good buttons, and none of the girls has any idea who you are. You buy two cards.

== Lie still, and let him pay in
one-way: yes
image: dangerous

You would be deaf, for a friend's sake. Mr Dacre has staked his ear on yours, and sooner or later he will be blamed for every one of those.

=== always: Deaf
turn: won at a price
set: Lutter's Felt 2
gain: Kind 2, Echoes 24
image: echoes

You lie still, which is the hardest thing that you have done in that bed. "Good," says Mr Dacre, underneath, after each; but he says it more slowly as it goes on, and at the end he asks Mr Lutter if he has a cold.

The girls are paid. Mr Lutter leaves you something on the ladder, done up in felt. And from that week Mr Dacre rings each coin twice, puts his hand behind his ear, and has begun to let the young man with the trolley say it first.

== Tell him how a banker is made to ring
challenge: Persuasive 13
second chance: Word in Season
image: persuasive

The bankers know what they are paying out. If Mr Lutter rang it at their counter, before their customers, they could not refuse him. He is afraid of them.

=== success: At the Counter
turn: standing up or down
set: Lutter's Felt 3
gain: Merry 1, Echoes 40
image: persuasive

Mr Lutter goes over it with you until it is light, you as the bankers and he as himself, and towards four he stops apologising to the bolster.

He does it at a quarter past ten, in front of a bishop. He lets one fall; it says *tock*. "I wonder if you would oblige me," says Mr Lutter, exactly as he said it to the bolster, "with another." They oblige him with thirty, out of a different drawer. That night Mr Dacre hears every coin of the button-makers' from end to end, stops, and asks what has become of the other gentleman, with the slippers.

=== failure: The Bolster
turn: outplayed
set: Lutter's Felt 3
gain: Talk 1
only if: Talk under 7
image: talk

Mr Lutter is very good with the bolster, and so you send him off. But at the counter there is a young lady, with a pencil, who asks him to spell it.

By noon the bankers have let it be known who told Mr Lutter that their money was bad, which is the tenant of a certain loft, and what such tenants have been known to do. Mr Lutter, who has lost nothing but his nerve, sends you the felt. "I have asked for buttons," he writes.
