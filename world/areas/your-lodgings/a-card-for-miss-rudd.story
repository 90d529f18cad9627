= A Card for Miss Rudd
in: The City
deck: sometimes
when: Who Was Expecting You exactly 17
frequency: Ubiquitous
urgency: high
image: visiting-card
teaser: It is on your nail, and it asks Clemency Rudd to give away the bride. The wedding is this afternoon.

The card is for Clemency Rudd. It comes from Miss Adela Prewitt, governess, and Mr Hugo Tench, who plays the cello: each had a newspaper under the door, ringed in pencil, and they met on the way down. It has got about by now whose pencil that was. They are to be married this afternoon, beside Bet Fallow's whelk-stall, and would like the person who sent for them both to give away the bride. Of the five who came before you, four will be there, and Joe Birkett is to see to the hats. They have not been told that Miss Rudd went up a stair.

== Go as Miss Rudd
cost: 2 actions
challenge: Persuasive 44
needs: Persuasive 33+
second chance: Word in Season
image: veil

You have her best pillow-lace, which would do for a veil, and they so much want her to come that they may not look. But Joe Birkett has seen your face.

=== success: Four in the Morning
turn: farce grows
set: Who Was Expecting You 18, The Wedding 1
gain: Merry 2, Echoes 12, Persuasive 4
image: veil

Joe Birkett looks under the lace, and then for some time at his boots; and for one hour you are Clemency Rudd. Miss Prewitt corrects your grammar and weeps on your neck. Mr Tench, who says nothing that he can play, plays it. Bet Fallow has you eat one of each size. But what they have all been saving up is a question. Why them, out of a whole city?

"Because yours were the windows with a light in them at four in the morning," you say, and the whelk-stall goes quiet, since that is how it was.

Joe Birkett gets you behind the tubs. "It's true of me," he says. "I'd been up a week. How did you know it?" There was nothing of the kind in any letter. You do not know how you knew. "Then I'd take it off," says Joe Birkett, with his eye on the lace, "before she tells you what you're to do next."

=== failure: Two Places
turn: outplayed
set: Who Was Expecting You 18, The Wedding 1
gain: Talk 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
image: hats

Joe Birkett, who is taking the hats, looks under the lace, and does not give you away. What he does is a good deal worse.

"The sixth," he calls out, to the length of the arches, "and late!" There is a cheer. They have laid for two, in case: a chair for Miss Rudd, and beside that one for whoever she sent for last. You are put in your own. Hers is left empty next to you with a plate of whelks in front of it, they are all charming to you, and not a word is said about the veil until the speeches, of which there are six, and all of them are about nothing else.

== Go as yourself, and tell them where she is
cost: 2 actions
image: introduced

They would have a bad half-hour, on a day for which they had ordered a good one. But it was their newspaper, too.

=== always: Inside the Cover
turn: a tie begun
set: Who Was Expecting You 18, The Wedding 2
gain: Constant 1, Candle-End 4
journal: offer
image: letter

You tell them before the cake, since there would be no doing it afterwards: that a bell rang for her; that she used to go about and get people asked for who had not been; and that she sent for six strangers in the hope that one of them would ask for her.

Miss Prewitt puts down the knife. "Then who is to give me away?" she says, because she is a practical woman, and she says it to you. So you walk her between the tubs, while Mr Tench plays the two of you up the arch and in a number of places plays the sea.

Later the washing-book goes round. Each of the four writes an address inside the cover, in case they should be wanted, some day, to ask for *you*. Joe Birkett presses so hard that it goes through. Bet Fallow cannot write, so she draws a whelk, and under it the way there from the pump.

== Leave the card on the stair, above your landing
cost: 2 actions
image: banister

It is hers, and that would be delivering it, in a manner of speaking. They would be short of a guest, and of you.

=== always: Delivered
turn: secret learned
set: Who Was Expecting You 18, The Wedding 3
gain: Inquiring 2, Candle-End 4
image: visiting-card

You put the card on the first step above your own, where it could not be missed by a person coming down, and go in, and listen. You hear the curate's boots, and Mr Tebb's bicycle, and no one else; but when you next open the door the card is on the fourth step, and an hour later there is no card.

Towards evening Bet Fallow's boy comes with a piece of cake in a whelk-paper. They were married without her, he says: a constable did it. And would you thank Miss Rudd for the fish-slice? It was on the stall among the shells, when they came to clear, silver, with the crest rubbed off by two or three hundred years of thumbs. "She wants to write a letter for it," says the boy. "Where does she send it to?"
