= Nearly New
where: The Bazaar
when: Introduced 10+, base Watchful 27+ or base Shadowy 27+ or base Dangerous 27+ or base Persuasive 27+
image: the-bazaar
scene: nearly-new
order: 160
teaser: A table of second chances, and somebody who would like his money back.

The Misses Garland keep the table behind the kettle-holders, and do not speak to each other. The elder prices what is handed in, and the younger rings the money; so whenever a customer brings a thing back there is nobody to hear the complaint. There is one in front of the table now, with a paper bag. Both sisters, without looking up, move a chair out for you.

== Find out what is wrong with it
challenge: Watchful 37
needs: Watchful 28+, Fault Found Today under 1
locked: One thing a day is brought in with nothing wrong that shows.
second chance: Borrowed Lens
image: spectacles

What is in the bag has not answered, and that is all you will be told. Look for the wear. If the thing never worked, the table pays; and if you are mistaken, there go your fees.

=== success: Folded in a Hurry
turn: secret learned
gain: Echoes 14, Goods Looked Over 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Fault Found Today 1, A Day's Work 1

{Goods Looked Over exactly 3: What is in the bag is a hat, with no wear at all. It had only been looked at. But it has been looked at by the same person for so long, and with such hope, that the ribbon on that side has gone; and the younger Miss Garland, without turning round, gives back the money out of her own pocket.|Goods Looked Over exactly 4: It is a word in season. You unfold it. To judge by the crease it was said at the very moment for which it was made. It was a beautiful word. There was only nobody in the room. "Then he can have it again," says the elder Miss Garland. "We don't call that used."|Goods Looked Over 5+: They see you in the chair and begin to fold the bag down again. "It was only slightly used," says the foremost, who has had the same excuse out on approval three times. The younger Miss Garland rings your fee before you have opened your mouth. The elder asks you, behind her hand, what she ought to charge for a thing that people bring back because it worked too well.|Goods Looked Over 2+: A lens today, with somebody's thumb on it; then a second wind that has been let out and filled again from a tap. Everything shows what was done with it, if you turn it to the lamp, and most customers show you sooner. The table keeps its money.|The thing in the bag is an excuse, and it has been used. One crease was made when it was unfolded, and another when it was folded up again in a hurry. "It was believed," you tell the customer, a Mr Lamb. He looks at his boots. It was believed by the wrong person, says Mr Lamb, and now he is asked to dinner. He does not get his money. He gets the chair, and a peppermint, and some advice about fish-knives; and you get the fee.}

=== failure: Two Opinions
turn: farce grows
gain: Echoes 6, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50)), Between the Garlands 1
set: Fault Found Today 1, A Day's Work 1

{Between the Garlands 3+: There is nothing in the bag. You look for the wear, and find some, and have begun to tell them that the thing was let down in the wet, when the customer says that it is the bag he is bringing back. Both of the Misses Garland laugh. They have never laughed in the same minute before. Then each of them hears the other, and stops, and sees to the kettle-holders.|Between the Garlands 2+: You hold the thing to the lamp, and call it as good as new. But nobody has been able to say that at this table, of anything, since the elder Miss Garland was engaged. She gives the customer his money. The younger gives it to him as well, from the other end, so as not to be seen to agree.|You say that it has been got wet. The elder Miss Garland says that it has been sat upon, and the younger tells the slate that it was always like that. In the heat of it the customer takes his money out of the saucer, and the bag as well.}

== Talk them out of bringing it back
challenge: Persuasive 41
needs: Persuasive 31+, Customer Talked Out Today under 1
locked: One customer a day can be talked to. The others have kept the receipt.
second chance: Word in Season
image: word-in-season

Whatever is handed back has to be priced again from the beginning, and the elder Miss Garland has one of her heads. She would rather that it went home. You would have to talk somebody out of money, in front of a queue.

=== success: No Exchanges
gain: Echoes 14, Thrifty 1, Goods Sent Home 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Customer Talked Out Today 1, A Day's Work 1

{Goods Sent Home exactly 3: He is a boy with a bird-call. It has called a bird, and now he has the bird. You ask him what it eats. Before he is well into that he has forgotten what he came for, and goes home to see if it has started; and the elder Miss Garland charges him nothing for the bag, with the air holes.|Goods Sent Home exactly 4: There are two of them, with one umbrella, and each has brought it back so that the other shall not. You tell the pair of them, behind your hand, and separately, what it would fetch. They are last seen going down the tables underneath it, in step, with the handle between them.|Goods Sent Home 5+: By now you know at what word they will hear it themselves. You look at the clock just before they come to it, because the sisters have a penny on it, and look at you. They settle up afterwards by way of your sleeve. "Tell my sister that it was the stairs," says the elder Miss Garland. "Tell mine," says the younger, "that it was the *second* pair of stairs."|Goods Sent Home 2+: You ask what they have been doing with it, and go on asking. Four in five have had all the good of the thing, and would like the money as well. The fifth has never opened the paper, for fear of using it up. You tie that again for her, with a bow, and she thanks you as she would a doctor.|The first is Mrs Gow, a laundress, with a second wind that she says is nothing but air. You ask what she has been doing with it. Stairs, says Mrs Gow, and the sheets, and then her neighbour's sheets, and the mangling, and she is not even tired. About half-way through she hears it herself, and carries the bottle off very upright. "We do not give exchanges," says the elder Miss Garland.}

=== failure: So Good a Receipt
turn: outplayed
gain: Echoes 6, Murmurs 7, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50)), Receipts Heard 1
set: Customer Talked Out Today 1, A Day's Work 1

{Receipts Heard 3+: You have hardly drawn breath when the queue says it for you, all together, down to the pause; and the customer, who had been wavering, bursts out laughing and is given her money. You had believed that the pause was your own. The whole speech has been going about the Bazaar for a week, and is done by children. On your way home by the slate somebody is still at it, a little below the rest.|Receipts Heard 2+: This one has no receipt. She has her mother with her, who came to this table when it was only a shelf, and who remembers you, or somebody with your hands, that talked her out of a parasol. The queue would like to hear what became of him. Remorse took him, says the mother; he was found at the last with the parasol in his arms. You give back the money, and then, since there seems no other way to end, a little over, and they talk of it behind you the whole way to the door.|She has kept her receipt. It is for a different thing, from another table, and she begins at the top. By the second page a small crowd is on her side. You find that you have paid her, and thanked her; and that the crowd is telling one another what you said.}
