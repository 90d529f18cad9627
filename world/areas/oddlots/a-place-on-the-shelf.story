= A Place on the Shelf
where: Oddlot's
when: no A Shelf-Mark at Oddlot's
image: luggage-label
order: 225
teaser: There is a hammock going, up among the left umbrellas. Granny Oddlot hangs nothing there that is not for sale.

In the third row at Oddlot's, between the mangles and the umbrellas, are two hooks, and Granny Oddlot's grandson Barnaby has slung a hammock on them for his dinner-hour. You could live up there, warm and dry, at the top of a stair on which no caller is asked his business. "You may want the hammock," says Granny Oddlot, who keeps the shop, "but whatever sleeps on my shelf has been left, and whatever's been left is for sale, and you needn't laugh, because if a fair offer was made for you I'd be bound to take it. I can't have one law for you and another for the umbrellas."

== Call in four favours for the hooks
pay: Favours: The Perquisites 4
locked: It is four pebbles out of your saucer, and they will all know what it went on.
image: perquisites

The Perquisites would owe you for four things the fewer. But you would hang there as a friend of the house, not to be shown to customers, and could keep two cards at once.

=== always: Not to Be Shown
turn: bargain
gain: A Shelf-Mark at Oddlot's 1
set: Where You Live 4
lodge: A Hammock at Oddlot's
image: luggage-label

Granny Oddlot takes four pebbles out of your saucer and has Barnaby move out his sandwich. Nan Lavery brings a blanket, Pin brings another, and says that the first was hers. When you have been weighed there is a ticket to write, and Granny stops over it for some time.

"I've put *Not to be Shown*," she says. "It's what I put on my husband. It didn't keep him, mind. A person's got to want to be on a shelf."

== Lie on the shelf for a night, as goods
challenge: Shadowy 12
second chance: Ready Excuse
image: shadowy

The test is Granny Oddlot's own, and costs nothing: whoever has lain among the left things from Snuff until Lamps, and not been noticed, is one of them. A customer who noticed you might buy you.

=== success: Two Umbrellas Down
turn: won at a price
gain: A Shelf-Mark at Oddlot's 1
lose: Kind 1
set: Where You Live 4
lodge: A Hammock at Oddlot's
image: luggage-label

You lie between a mangle and a stuffed pike, and think of nothing that has a face. Towards midnight Barnaby counts the row, and you are in the number. Then a small boy comes up in his stockings to steal something. He puts his hand on your boot, but he decides against boots, and goes off with two umbrellas; and you, who are goods, let him.

"I heard them go," says Granny Oddlot in the morning. "And I heard you let them. You'll do for the shelf." She does not say it as if it were praise. She weighs you for your ticket, and you are lighter, she says, than you were last night; she would not like to say by what.

=== failure: Sold
turn: farce grows
gain: Talk 1, Echoes 9, Nights as Goods 1
only if: Talk under 7
image: lost-umbrellas

{Nights as Goods 2+: This time it is your stomach that is heard. Mrs Bellchamber turns up her lantern and is delighted, because she has not been able to match you; and you stand in her hall until noon, in your own two marks on the carpet, and are told that the last one was livelier. Pin fetches you away, to another christening. "You want to eat before," says Pin.|You sneeze at ten to three. A Mrs Bellchamber, who cannot sleep and shops at night for the quiet, turns up her lantern. "That would do for my hall," says Mrs Bellchamber. She makes a fair offer, and Granny Oddlot, who is sorry, takes it. So you stand in the hall with a card-tray until noon, while ladies hang their wet gloves on you and say to one another how like. Then Pin, who has washed for it, calls at the front door to say that the hat-stand is wanted for a christening.}

Granny Oddlot pays you your share of the price. "You'd best try again, when you've stopped breathing so," she says, "or find me four pebbles."
