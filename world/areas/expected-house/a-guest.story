= A Guest Is Allowed
where: The House Where You Are Expected
when: A Chair Nearer the Fire 3+, Evenings at the House 6+, A Guest of the House under 1
image: visiting-card
order: 30
teaser: Once, and for one evening, a member may bring a person who is not expected.

"There is a rule about guests," says Mrs Hartree, "and it's a short one. Each member may bring one, once, and they stay for as long as that member's second candle." She has turned up your page, where the line is empty. Colonel Prout used his upon a bishop, he says, and has regretted it ever since, because by rights it should have been his cook. He thinks that you ought to consider it very carefully. So, at the umbrellas, does Mr Tadlow the porter, who has opened that door for thirty years, and is holding your coat.

== Bring Pin
one-way: yes
image: picked-pocket

She is twelve, or says so, and the Rookery's. She has asked you twice what it is like in there. You would have to answer for the spoons.

=== always: Forty, and Forty, and One
turn: farce grows
set: A Guest of the House 1
gain: Shadowy 10, Talk 1, Merry 1, Echoes 30
journal: offer

Pin sits on your knee and eats six cakes, and counts. She counts chairs, tables, candles, members, and what each of them has in his left pocket. Nothing is missed until she has gone. Then Mrs Hartree goes to the drawer, and there are forty-one spoons. "One of them's tin," says Mrs Hartree. It has a hole through the handle, where it used to hang on a string round Pin's neck. Mrs Hartree is going to send it back. She is going to, all that week; but in the meantime the tin one is put out, every evening, at the place nearest the door.

== Bring Mr Moss of the Gallipot
one-way: yes
image: footlights

He prompts, and is never heard. The row would like a theatrical person, and he would like to sit in front for once.

=== always: The Line
turn: a tie begun
set: A Guest of the House 2
gain: Persuasive 10, Favours: The Footlights 1, Echoes 30
journal: offer

They want him to recite. He goes as red as the curtains, for he only knows the middles. But the third chair, in telling how he met his wife, stops and feels for a word; and from the second chair Mr Moss gives him one, under his breath, so that it seems to have been his own. The third chair never told a story so well. By ten o'clock the whole row has begun. They tell things that they have not been able to finish in years, with their faces turned a little to one side, until the candle is down, and Mr Moss gets up and, for the only time that you ever saw, bows.

== Give the line to Mr Tadlow
one-way: yes
image: hats

He has never once sat down in there. But the door has to be opened, and you would have to do it.

=== always: Thirty Years at the Door
turn: standing up or down
set: A Guest of the House 3
gain: Watchful 10, Kind 2, Keepsake of an Evening 1, Echoes 30
journal: offer

You put on his coat, and he puts on yours, which does not meet. From the step you can hear the room go quiet, and then the opposite of quiet. You let in two members and a draught. A lady comes who was not expected, and you learn how that is done: you look in the book, and are sorry. Mr Tadlow has had no more than that to say for thirty years. You say it seven times; but to the eighth, who is an old man with a bundle, you hear yourself say that this must be the wrong evening, and would he try tomorrow?

When Mr Tadlow comes out he has crumbs on him. He looks down the street, where the old man is. "You said *tomorrow*," says Mr Tadlow. "I never thought of that." He writes it in.
