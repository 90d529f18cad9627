= Nearly New
where: The Bazaar
when: Introduced 10+
image: the-bazaar
scene: nearly-new
order: 160
teaser: A table of second chances, and somebody who would like his money back.

The Misses Garland keep the table behind the kettle-holders, and do not speak to each other. The elder prices what is handed in, and the younger rings the money; so whenever a customer brings a thing back there is nobody to hear the complaint. There is one in front of the table now, with a paper bag. Both sisters, without looking up, move a chair out for you.

== Find out what is wrong with it
challenge: Watchful 5
second chance: Borrowed Lens
image: borrowed-lens

He will not say what is in the bag, only that it has not answered. Look for the wear. If it never worked, the table pays; and if you are mistaken, there go your fees.

=== success: Folded in a Hurry
gain: Echoes 15

It is an excuse, and it has been used. There is one crease where it was unfolded, and another where it was folded up again in a hurry. "It was believed," you tell him. He looks at his boots. It was believed by the wrong person, he says, and now he is asked to dinner.

He does not get his sixty pence. He gets the chair, and a peppermint, and some advice about fish-knives; and you get the fee.

=== failure: Two Opinions
gain: Echoes 3

You say that it has been got wet. The elder Miss Garland says that it has been sat upon, and the younger tells the slate that it was always like that. In the heat of it the customer takes his money out of the saucer, and the bag as well.

== Talk them out of bringing it back
challenge: Persuasive 5
second chance: Word in Season
image: word-in-season

Whatever is handed back has to be priced again from the beginning, and the elder Miss Garland has one of her heads. She would rather that it went home.

=== success: No Exchanges
gain: Echoes 15, Thrifty 1

This one is a laundress, with a second wind that she says is nothing but air. You ask what she has been doing with it. Stairs, she says, and the sheets, and then her neighbour's sheets, and the mangling, and she is not even tired. About half-way through she hears it herself. She carries the bottle off very upright.

"We do not give exchanges," says the elder Miss Garland. "We are not asked for them," says the younger, to your sleeve.

=== failure: So Good a Receipt
gain: Echoes 3, Murmurs 1
only if: Murmurs under 5

She has kept her receipt. It is for a different thing, from another table, and she reads it to you from the top. By the second page a small crowd is on her side. You find that you have paid her, and thanked her; and that the crowd is telling one another what you said.
