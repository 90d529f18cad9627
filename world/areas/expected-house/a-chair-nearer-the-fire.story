= It Has Been Moved Up for You
where: The House Where You Are Expected
when: A Chair Nearer the Fire under 1
image: hall-chair
order: 10
urgency: high
teaser: Your chair stands second from the fire, and has another man's shape in its seat.

Mrs Hartree, who keeps the House, walks you the whole length of the room, past thirty-eight members with their feet out. "Second from the fire, on the left hand," she says. "You were expected, so I had it moved up." The chair has a hollow in it that you did not make. The member in the first chair has taken off his spectacles to look at you. He is Mr Lucian Frewen, who grinds lenses, and he would plainly rather see another face.

== Sit down in it
image: hall-chair

The chair was given to you, the fire is good, and you have walked up from the square. But he would take it as an answer.

=== always: A Size Too Large
turn: standing up or down
set: A Chair Nearer the Fire 1
gain: Evenings at the House 1, Persuasive 8, Echoes 20
image: hall-chair

You sit, and go down a good deal further than you meant to, because whoever wore the hollow was a large man and leaned to the left. Mr Frewen watches you try to lean to the right. Mrs Hartree sets a second candle beside your own and lights it from the first. You are warm on both sides of your face.

"He took his tea without," says Mr Frewen, when the tea comes, "if you are going on as you have begun." Then he puts his spectacles on again and reads his paper until Snuff, upside down.

== Ask her whose it was
image: name-tape

She keeps the book. She may not like to be asked in front of thirty-eight people who know already.

=== always: Ferdinand
turn: secret learned
set: A Chair Nearer the Fire 1
gain: Evenings at the House 1, Watchful 8, Echoes 20
image: name-tape

"Mr Ferdinand Frewen's," says Mrs Hartree. "He went out by the sea-door for a pound of oranges, and was seen on a ship. That is six years ago, and in that time I have put no one in his place. But there are forty places, and the book expects forty, so when I wrote you in I had to move one of them down, and he was the only member who wouldn't feel the draught." She draws her finger along the line of chairs to the very end, by the umbrellas. An empty one stands there in the draught.

"He will come in and look for it here," says Mr Frewen. He says it to the fire-irons, quite low, and lines them up.

== Carry it back yourself
challenge: Dangerous 6
second chance: Second Wind
image: wood-beam

The chair is oak, with arms, and would have to go past the whole row. You would be the new member who began by putting the furniture right.

=== success: Thirty-Eight Pairs of Feet
turn: farce grows
set: A Chair Nearer the Fire 1
gain: Evenings at the House 1, Dangerous 12, Echoes 24

The feet come in, two by two, as you go down the room with the chair on your head, and go out again behind you. At the umbrellas you put it down and pick up Ferdinand Frewen's. His is a good deal heavier. By the time you have set that one second from the fire the whole row is looking, and there is some applause, with spoons.

"Very handsome," says Mrs Hartree. "But that will have to go back. He is written down as *away*, and you are written down as *here*." She has Mr Tadlow do it while you are getting your breath. But Mr Frewen has moved his feet to make room for you, and they stay moved.

=== failure: As Far as Miss Quennell
turn: outplayed
set: A Chair Nearer the Fire 1
gain: Evenings at the House 1, Talk 1, Dangerous 8, Echoes 20

You get as far as the ninth chair, which is Miss Quennell's. She is asleep in it with her knitting, and a leg of yours goes through the wool, and a leg of the chair's through the cake-stand. It takes five members to let you out. When you are back where you started Mrs Hartree has had the chair dusted, and Mr Frewen pours you a cup of tea with his own hand, since a person with a sleeve on each ankle is hard to be jealous of.

= He Would Like a Word
where: The House Where You Are Expected
when: A Chair Nearer the Fire exactly 1
image: two-candles
order: 10
urgency: high
teaser: Lucian Frewen has had news of a ship, and has moved his chair round to face yours.

Lucian Frewen turns his chair round, which is not done. "The *Patience* is spoken off the Sounding Stair," he says, "and my brother is in her. Ferdinand is a big man and sees nothing at all past his own hand. I have made him seven pair of lenses, and he sat on six. He finds his chair by counting down from the fire-irons with his fingers: one is mine, two is his. When he gets to two, there will be you." He wants it back. He has been told that you were expected, but it hurts him that any stranger could be.

== Play him for it
challenge: Shadowy 4 narrow
second chance: Ready Excuse
image: keyhole

He has a pack of cards and cannot see the backs of them. You could look at the fronts, in his spectacles. If he notices he will not play again.

=== success: In Both Lenses
turn: won at a price
set: A Chair Nearer the Fire 2
gain: Shadowy 12, Echoes 30

You read the knave of hearts in his left lens and the ten of spades in his right. He plays well, because he has played every night for six years, both hands, and he loses because of his trade. "That settles it," says Mr Frewen. "You are to have the chair, whoever comes." He shuffles the pack away into its case, a card at a time, and polishes his spectacles for so long that you begin to be afraid he has understood.

=== failure: Wiped
turn: outplayed
set: A Chair Nearer the Fire 2
gain: Shadowy 8, Talk 1, Echoes 15

On the third deal he takes off his spectacles, wipes them, and lays them on the table glass downward. Then he beats you. He does it by feel, with his thumbs on the faces, for he grinds to a hair's breadth and can tell a queen by the ink. "I shan't hold you to it," says Mr Frewen. "You were put there by the book, and it's the book I have to beat. But you'll allow that I asked politely."

== Walk down the room as Ferdinand would
image: false-moustache

With your eyes shut, from the door, and a hand out. You would learn what he is coming home to, and thirty-eight people would see you do it.

=== always: By the Knobs
turn: secret learned
set: A Chair Nearer the Fire 2
gain: Watchful 12, Echoes 24

Shut your eyes and the room is a great deal longer. You have the door behind you, and then a hum, which is forty tables with two flames on each. A foot is drawn in. The backs of the chairs have knobs; the knobs have been worn to different shapes, and by the time you reach the fire-irons and turn you could say who polishes and who bites her nails. One: a thumb's breadth of brass, smooth. That is Lucian. You put your hand out for two.

Where the knob should be there is a cold place, and then your own coat. You open your eyes. He was right about it. A man might stand there for some time.

== Tell him that you mean to stay in it
image: raised-chin

You have as good a right as his. He would have to hear that from you, and so would the others.

=== always: The Other Half of the Fire
turn: opponent is right
set: A Chair Nearer the Fire 2
gain: Persuasive 12, Echoes 24

You tell him that Mrs Hartree wrote you down, and that you did not ask her to; but you have never had a chair moved up for you before. He hears you to the end. "I know what it's like to be let in," says Mr Frewen. "I was let in too, forty years ago, and Ferdinand with me, because he told them that he would sit by me or go home. Since he went I have had only half the fire. I never thought that I should have to share that half with a stranger, but I dare say the stranger never thought so either."

He does not turn his chair back. The candles are at the dish before you notice that the two of you are still talking, and have got on to lenses.
