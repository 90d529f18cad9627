= The Stage-Door Keeper's Book
where: The Gallipot Theatre
image: spike-of-orders
order: 120
teaser: Mr Mapes writes down what the company owes, and to whom.

Mr Orlo Mapes sits in a hutch inside the stage door, with a stove, forty keys, and a book. Players have no money, so they owe; and whatever they owe to you stands in the book under your name, until you think of something. {Favours of the Footlights Spent 3+: "It's you," says Mr Mapes. "What have we got left?" | "I don't hold with it," says Mr Mapes. "A person's owed or a person isn't, and if they're owed they should be paid, and there'd be no call for a hutch. But I'm told that it's art. So I rule the columns."}

== Ask for a word, in case
pay: Favours: The Footlights 2
locked: The company does not owe you so much. Two favours would do it.
cost: 0 actions
image: word-in-season

Forty people here do nothing else but know what to say. One of them would write you something for a bad moment, to keep folded in your pocket.

=== always: From a Good Part
turn: bargain
gain: Word in Season 1, Favours of the Footlights Spent 1

{Favours of the Footlights Spent 2+: "Them again?" says Mr Mapes. He keeps a drawer of them now, folded, and you may feel in it for a long one. | The wronged lady writes it on her knee, out of a part that she had in a piece that failed. "It's the best line I ever had," she says. "There wasn't a soul in to hear it. You say it to somebody."}

== Have the company deny it
when: Talk 1+
pay: Favours: The Footlights 1
locked: The company does not owe you so much. One favour would do it.
image: wall-ear

Forty trained voices in as many supper-rooms, and not one of them sounding as though it had been asked.

=== always: By Half Past Midnight
turn: farce grows
lose: Talk 4
gain: Favours of the Footlights Spent 1

{Favours of the Footlights Spent exactly 3: The Heavy Father denies it, in a chop-house, so heavily that a lady faints. When she is brought round she confesses. It is nothing to do with yours, but there is a good deal more of it, and Southbank is not seen to look at you again before the Friday.|Favours of the Footlights Spent exactly 4: They do it in dumb-show, this time, through the window of the oyster-bar, and the whole street stops, but nobody can make out what it was that you had not done. There is felt to have been a horse in it.|Favours of the Footlights Spent 2+: They do it by now between the soup and the fish, without a rehearsal. It is denied in three accents, and the tenor has himself overheard. | "But I was *there*," says the wronged lady, putting down her fork in the largest supper-room on the river, "and it was nothing of the kind." The tenor says the same at the oyster-bar, with tears. None of them has agreed on what it was that you did not do, so that Southbank is left with forty things and believes in none.}

== Ask for a pass that says Company
when: no Footlights' Pass
pay: Favours: The Footlights 5, Applause 4
locked: Miss Finch would have to ask for it, and the chorus second it. Five favours, and four rounds of Applause to bring to the meeting.
image: invitation-limelight

It would let you in anywhere on Southbank, and a good way beyond. You would spend with it nearly all that they owe you.

=== always: Company
turn: standing up or down
gain: Footlights' Pass 1, Favours of the Footlights Spent 1
journal: offer

The motion is put on the stage, between the storm and the supper, and Miss Finch speaks for an hour. Four rounds of applause are let out of their paper, one after another, whenever she has to find her place. It is carried. Mr Mapes makes out the card, and when he comes to what you are he turns back through his book to see: a door, three messengers, a lady's maid, a tray. He shuts the book. He writes *Company*, and after it, where there is a line for the name of the part, he rules a line.

== Ask who has the third key
when: The Third Key exactly 2
cost: 0 actions
image: blank-key

There is yours, and there is Mr Sneath's. You had locked the street door, and somebody left by it.

=== always: Seen
turn: secret learned
set: The Third Key 3
gain: Constant 1
journal: offer
image: blank-key

Mr Mapes goes back in the book, past you, and past the storm, to where the ink is brown. *Street door, third. Lent to the One Who Sits Up.* That is a part and not a person. It has been signed for every quarter since, in one round hand, with a penny for the wear. "They had forty nights of it, her and the tenor," says Mr Mapes, "and on the next they'd not a word left to go home with, so they said that, and I'm told it was thought the best thing in the piece. Then it was cut. I could have the lock changed. I couldn't stop her from knocking."

"What does she do in there?"

"Sits," says Mr Mapes. "Tenth row. I've had no complaint." A lock would be ninepence. He has turned the book round to you, with the pen across it. You put the ninepence away. Under the round hand you write *Seen*.
