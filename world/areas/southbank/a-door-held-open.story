= A Door Held Open
where: Southbank
image: door-with-nothing-behind
order: 130
teaser: A door with nothing behind it. People are sent for from all over the city, and begged to go first.

A door stands by itself beside Mr Sneath's box-office, because the playhouse has been pulled down from round about. The players of Southbank practise on that door. You send for a person, and beg them to go first, with half the street looking on; and whichever of you does so in the end has lost, for life or until the next time. {Doors Offered 3+: The orange-boy has your usual odds chalked up.|An orange-boy says that he will do you evens.}

== Hold it for somebody
act: A Contest of Manners
image: door-held-open

They are as Persuasive as they are, and so are you, with what you have on; and there is luck. Whoever wins is applauded. Whoever loses is talked of, and has a good story.

=== always: It Is Held
turn: danger
gain: Doors Offered 1
image: door-held-open

{Doors Offered 3+: You take up your place with your back to the jamb, where the paint has begun to wear. "Same again?" says the orange-boy; and he has a second basket brought, since you have been getting longer.|You put out an arm, and the door is held. The boy runs to say so. In a few minutes a woman with a goose has stopped, and a curate, and two men with a balcony; and you learn that the arm is the whole of the art, because you must look as though you would not know where else to keep one.}

== Buy an orange, and watch
needs: Orange Bought Today under 1
locked: An orange is threepence, and the boy sells one a night to the same hand.
pay: Echoes 3
image: overheard-word

Two people are generally at the door. You might pick up a turn of phrase, but they may also look round for a third opinion.

=== always: A Turn of Phrase
turn: outplayed
gain: Overheard Word 3, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
set: Orange Bought Today 1, A Day's Work 1
image: overheard-word

{Doors Held 3+: A young man in yellow gloves asks you, since you are known here, whether you would advise the left arm. You tell him. He uses it on you then and there, and you find yourself on the other side of the door with an orange.|It is a dowager against her own doctor. "With your chest," she says. "At your age," says he. They have been at it since luncheon, and neither has said one word that was not kind; and you go away with a phrase that will do for your landlady.}
