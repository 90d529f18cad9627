= A Place on the Shelf
where: Oddlot's
when: no A Shelf-Mark at Oddlot's
image: luggage-label
order: 225
teaser: There is a hammock going, up among the left umbrellas. Granny Oddlot hangs nothing there that is not for sale.

In the third row at Oddlot's, between the mangles and the umbrellas, Granny Oddlot's grandson Barnaby is asleep in a hammock, with a price pinned to him. You could live up there yourself, warm and dry, at the top of a stair on which no caller is asked his business. "You may want it," says Granny Oddlot, who keeps the shop. "But whatever sleeps on my shelf has been left, and what's been left is for sale. If a fair offer was made for you I'd be bound to take it. I can't have one law for you and another for the umbrellas." You laugh. She turns round the ticket, for you to read. "He's ninepence," she says. "He was a shilling."

== Call in four favours for the hooks
pay: Favours: The Perquisites 4
locked: It is four pebbles out of your saucer, and they will all know what it went on.
image: perquisites

You keep a pebble in a saucer for each favour that you are owed, and it would take four. But you could hang your hammock there as a friend of the house, not to be shown to customers, and there is room by it for two visiting-cards.

=== always: Not to Be Shown
turn: bargain
gain: A Shelf-Mark at Oddlot's 1
set: Where You Live 4
lodge: A Hammock at Oddlot's
image: luggage-label

Granny Oddlot takes her four pebbles, and gives you two hooks in the beam, to hang your hammock on, and a ticket. "*Not to be Shown*," she reads out. "I put that on my husband. He had those hooks. There's a price on the back, as there is with everything, but I'd pinned it so that it didn't show."

"What happened to him?"

"A lady came up to look at mangles. When I got to the top of the stair she had her purse out, and he was lying there with his eyes shut, and his ticket turned round." She gives you the pin. "I never turned it," says Granny Oddlot. "He had long arms."

You hang awake, a little swung by the draught. Each time that the ticket comes round, with the price in front, you put out a finger and turn it back. Towards morning you have begun to read it first.

== Lie on the shelf for a night, as goods
challenge: Shadowy 12
second chance: Ready Excuse
image: shadowy

It costs nothing. Whoever has lain among the left things for a night, and not been noticed, is one of them, and may hang a hammock there. A customer who noticed you might buy you.

=== success: Two Umbrellas Down
turn: won at a price
gain: A Shelf-Mark at Oddlot's 1
lose: Kind 1
set: Where You Live 4
lodge: A Hammock at Oddlot's
image: luggage-label

You lie between a mangle and a stuffed pike, and think of nothing that has a face. Towards midnight Barnaby counts the row, and you are in the number. After that it is quite easy. You can feel the dust come down.

Then there is a small boy on the stair, in his stockings, who has come to steal something. He puts his hand on your boot. He feels up it, as far as the ankle, and the ankle is warm. He does not run. He stands there and shakes, and holds on, because he would give anything now for somebody to tell him that it is all right, or else that he is to go home. It would need one breath. You wait for yourself to want to. The pike looks at him, and you look at him. After a time he takes two umbrellas, so as not to have come for nothing, and goes down the stair backwards.

"Two umbrellas down," says Granny Oddlot in the morning, with you on the scale, "and you four ounces." She waits, in case you will ask her four ounces of what. You do not ask. You were there when it went.

=== failure: Sold
turn: rule with teeth
gain: Talk 1, Echoes 9, Nights as Goods 1
only if: Talk under 7
image: lost-umbrellas

{Nights as Goods 2+: This time it is your stomach that is heard. Mrs Bellchamber turns up her lantern, and is delighted; she has not been able to find another. There are still two marks on the carpet in her hall, and your boots go into them. A lady who is waiting for her carriage puts up one hand, and turns your face a little way to the wall, where the light suits it. You leave it there. At noon Pin, the small thief who fetched you before, tells the maid that the hat-stand is wanted for another christening. You hear her quite well. She has to come right up to you, and pinch. Granny Oddlot counts your share of the price into your palm; and on the way home, under each lamp, you turn your face a little to the wall.|You sneeze at ten to three. A Mrs Bellchamber, who cannot sleep and shops at night for the quiet, turns up her lantern. "That would do for my hall," she says, and she makes a fair offer, and Granny Oddlot takes it, and does not look at you. So you stand in a hall, with a card-tray held out in front of you. The door is not locked. At ten you hear a voice that you know from every stair in your own house. Miss Pomfret lays her card on the tray, and looks you full in the face. You open your mouth. She hangs a wet glove on your thumb, and goes in to the fire. You could still put down the tray and walk home. It is warm here, though, and you are wanted for one thing, and you can do it. You think about that until noon. Then Pin, a small thief whom you know, calls at the front door with her face washed, to say that the hat-stand is wanted for a christening. She tells the maid once. She has to tell you twice. Granny Oddlot counts your share of the price into your palm. You carry it home as it lies. A tray has to be kept level.}
