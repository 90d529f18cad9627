= One, Two
where: The House Where You Are Expected
when: A Chair Nearer the Fire exactly 2
image: hall-chair
order: 10
urgency: high
teaser: Ferdinand Frewen has come in by the street door, smelling of oranges, and has begun to count.

The door opens and stays open. A very large man in a pea-jacket is feeling his way up the room by the mantelshelf, and forty people have stopped talking. Ferdinand Frewen has got his hand on the fire-irons. "One," he says, and finds the knob of his brother's chair, and pats it, and does not find his brother, who is standing on the hearthrug with his mouth open and cannot get a word out. The hand comes on towards you. What you do now will be done for good.

== Stay where you are
one-way: yes
cost: 2 actions
image: raised-chin

The chair is yours by the book, and would be yours for ever. Another member would go without.

=== always: In Your Lap
turn: lost for good
set: A Chair Nearer the Fire 3, How the Chair Stands 1
gain: Dangerous 14, Keepsake of an Evening 2, Talk 2, Echoes 40
journal: offer

"Two," says Ferdinand Frewen, and sits down on you. He is as heavy as he looks. The row does not laugh. "That's never mine," he says after a moment, to the air, and gets up, and begs your pardon, he is sure; and he starts again from the fire-irons, more slowly, in case the mistake was his.

Lucian takes him by the sleeve before he can get to two again. They go down the room together and out at the door, without their coats. Mrs Hartree closes it after them. She writes *away* twice in the book, and the first chair is carried to the end of the row, beside the other; and you are nearer to the fire than any member will ever be again.

== Get up, and let him find it
one-way: yes
cost: 2 actions
image: soft-boots

You would have to be quick, and quiet, and then you would have nowhere to sit. But he need never know that you were there.

=== always: A Seat Among the Coals
turn: a tie begun
set: A Chair Nearer the Fire 3, How the Chair Stands 2
gain: Shadowy 14, Kind 3, Keepsake of an Evening 1, Echoes 40
journal: offer

You go over the left arm as he comes round the right. "Two," says Ferdinand Frewen, and lets himself down into the hollow that he made; and then he puts up his face and asks whether there has been a death, that they are all so quiet? So they are all very loud. You can't hear yourself step backwards into the coal-box.

It is a large one, with a lid. By the end of that week Mrs Hartree has had it padded, and you have a table, and both your candles on it. The coal-box is not in the row. It stands nearer than the first chair, and nothing in the book says that it may not. "You're warm, at least?" says Lucian Frewen over your head, every evening, in the voice that he uses for Ferdinand.

== Call out from the fender
one-way: yes
cost: 2 actions
challenge: Persuasive 10
second chance: Word in Season
image: speaking-tube

If there were a seat nearer than the first, then the first would be the second. You would have to make forty people agree to it before his hand comes down.

=== success: Nought
turn: farce grows
set: A Chair Nearer the Fire 3, How the Chair Stands 3
gain: Persuasive 14, Keepsake of an Evening 2, Merry 2, Echoes 40
journal: offer

You are off the chair and on the fender, with your knees under your chin. "*One!*" you call out, in what you hope is a brass voice. He stops, and feels for the fender, and finds your hat. "One," says Ferdinand Frewen, puzzled, and goes on to the knob that is Lucian's. "Two." There he sits down. Lucian looks at you over his brother's head. You look along the row; and member by member, with a great scraping, all thirty-eight of them get up and move one to the left.

It leaves a chair for Lucian, next to Ferdinand, on the side where he always was. It leaves you the fender, which has a leather top. Mrs Hartree has counted twice, and makes it forty. She has written you in above the first line, where she had to rule another.

=== failure: Counted Out
turn: bargain
set: A Chair Nearer the Fire 3, How the Chair Stands 2
gain: Persuasive 10, Kind 1, Keepsake of an Evening 1, Echoes 30
journal: offer

"One!" you call out, too late, because he has said it already; and Mr Tadlow by the umbrellas, to be of use, cries "Seven!" Then they all do their best. Ferdinand Frewen stands in the middle of the numbers with his hand out, like a man in a hailstorm. It is Lucian who walks into the hand. "Here," he says. He has got his voice back, and puts his brother in his own chair, which is the first, and himself in yours, before that can be counted.

So you are the one without. He knows what he owes for it. The coal-box was his idea, with the padding; and so was the evening on which Lucian Frewen, who had not addressed the row in forty years, got up to tell them that a friend of his was in that box, and whoever wanted coal could ask.
