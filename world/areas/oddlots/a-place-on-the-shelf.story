= A Place on the Shelf
where: Oddlot's
when: no A Shelf-Mark at Oddlot's
image: knotted-string
order: 225
teaser: There are two free hooks in the third row. Granny Oddlot hangs nothing there that is not hers.

In the third row at Oddlot's, between the mangles and the umbrellas, are two hooks, and Granny Oddlot's grandson Barnaby has slung a hammock on them for his dinner-hour. It is dry there, and warm, and the callers come up by a stair on which nobody is asked his business. "You may want it," says Granny Oddlot, "but whatever sleeps on my shelf is on my shelf. It's been left. It's for sale, and you needn't laugh, because I'd be bound to take a fair offer. I can't have one law for you and another for the umbrellas."

== Call in four favours for the hooks
pay: Favours: The Perquisites 4
locked: It is four pebbles out of your saucer, and they will all know what it went on.
image: perquisites

The Perquisites would owe you for four things the fewer. But you would be there as a friend of the house, with *Not to be Shown* on your ticket, and could keep two cards.

=== always: Not to Be Shown
turn: bargain
gain: A Shelf-Mark at Oddlot's 1
set: Where You Live 4
lodge: A Hammock at Oddlot's
image: tally

Granny Oddlot takes four pebbles out of your saucer and has Barnaby move out his sandwich. Nan Lavery brings a blanket, Pin brings another, and says that the first was hers. When you have been weighed there is a ticket to write, and Granny stops over it for some time.

"I've put *Not to be Shown*," she says. "It's what I put on my husband. It didn't keep him, mind. A person's got to want to be on a shelf."

== Lie on the shelf for a night, as goods
challenge: Shadowy 14
second chance: Ready Excuse
image: shadowy

It is her own test, and costs nothing: whoever has lain among the left things from Snuff until Lamps, and not been noticed, is one of them. If you are noticed, you may be bought.

=== success: Two Umbrellas Down
turn: won at a price
gain: A Shelf-Mark at Oddlot's 1
lose: Kind 1
set: Where You Live 4
lodge: A Hammock at Oddlot's
image: tally

You lie between a mangle and a stuffed pike, and think of nothing that has a face. Towards midnight Barnaby counts the row and gets it right. After him comes a small boy after something to sell, in his stockings. He puts his hand on your boot, decides against it, and goes off with two umbrellas; and you, who are goods, let him.

"I heard them go," says Granny Oddlot in the morning. "And I heard you let them. You'll do for the shelf." She does not say it as if it were praise. The ticket has your weight on it, and is less, she says, than when you came in.

=== failure: Sold
turn: farce grows
gain: Talk 1, Echoes 9, Nights as Goods 1
only if: Talk under 7
image: lost-umbrellas

{Nights as Goods 2+: This time it is your stomach. Mrs Bellchamber, who shops at night for the quiet, turns up her lantern and is delighted: she has not been able to match you. You stand in the hall until noon with the card-tray, on your own two marks in the carpet, and are told that the last one was livelier. Pin brings the christening. "You want to eat before," says Pin.|You sneeze at ten to three, and a Mrs Bellchamber, who cannot sleep and shops at night for the quiet, turns up her lantern. She has been looking for something to stand in her hall. There is no arguing, because a fair offer has been made and you are goods; so that you stand in Mrs Bellchamber's hall until noon, with a card-tray, while people put their wet gloves on you and say to one another how like. At noon Pin comes round with a paper that says you are wanted for a christening.}

Granny Oddlot pays you your share of the price. "You'd best try it again, when you've stopped breathing so," she says, "or find me four pebbles."
