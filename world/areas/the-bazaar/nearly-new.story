= Nearly New
where: The Bazaar
when: Introduced exactly 10
image: the-bazaar
scene: nearly-new
order: 160
teaser: A table of second chances, each with one careful owner.

Behind the kettle-holders is a table with a card on it, *Nearly New.* It is kept by the Misses Garland, who do not speak to each other; the elder prices, and the younger rings the money. What they sell was handed in by persons who turned out not to need it, or to have needed it the day before. Every ticket says sixty pence. "It is what one would pay," says the elder. "At the time," says the younger, to the slate.

== Buy a Borrowed Lens
cost: 0 actions
pay: Echoes 60
locked: Every ticket says sixty pence, and means it.
button: Buy it
image: borrowed-lens

A jeweller's, in a chamois bag. The ticket says *lent*, and the name of the lender has been gone over in ink.

=== always: On Approval
gain: Borrowed Lens 1

The elder Miss Garland puts it to her eye and looks at you through it, for as long as it would take to read a page. "Yes," she says.

The younger drops your pence on the slate and holds out a hand for the lens. She does not look at you. She looks at her sister, from the side, where the grey comes in at the temple. Then she does it up in tissue, rather quickly, twice as much as it wants.

== Buy a Ready Excuse
cost: 0 actions
pay: Echoes 60
locked: Every ticket says sixty pence, and means it.
button: Buy it
image: ready-excuse

It is written on a luggage label, so as to be got at in a hurry. The last owner, says the ticket, was believed.

=== always: As Used
gain: Ready Excuse 1

It must be tried on before you buy; that is the rule of the table. You tell the elder Miss Garland that you were looking for your cat. "What colour?" says she. "What does it answer to?" says the younger.

By the time you have your label you have described a cat, grey, short of an ear, answering to Admiral. It is so exact that the younger sister goes down to see whether it is under the table. She comes up with her cap crooked. "It has been," she says.

== Buy a Second Wind
cost: 0 actions
pay: Echoes 60
locked: Every ticket says sixty pence, and means it.
button: Buy it
image: second-wind

Stoppered, on a loop of string. There is nothing in it to be seen, and the ticket asks you not to look.

=== always: Carried Upright
gain: Second Wind 1

"Hold it to the lamp," says the elder Miss Garland. It is empty. "That is how you tell," says the younger.

A removal man handed it in. He had kept it by him for a piano, and then the people sold the piano. You are to carry it upright. As you go, the elder says, to nobody, that she kept one of those herself, for a year, to run after a cab with; and you hear the younger ask, of the slate, which cab.

== Buy a Word in Season
cost: 0 actions
pay: Echoes 60
locked: Every ticket says sixty pence, and means it.
button: Buy it
image: word-in-season

A folded paper, out of one of a number of trays. They are filed by the occasion, and not to be opened in the sale.

=== always: Filed Under
gain: Word in Season 1

There are trays for *Bailiffs*, for *Christenings*, and for *After the Soup*. Yours comes from the one marked *Anybody*, which is the fullest. The younger Miss Garland folds it over once again, to keep it fresh, and rings your pence.

At the back is a tray marked *Sisters*. It has one paper in it. While the string is being found you see each of them, at a moment when the other is not looking, make certain that it is still there.
