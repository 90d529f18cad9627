= Forty-One, From the Other Side
where: Behind the Trestle
image: bishop-shelf
teaser: The queue looks longer from here.

From this side Forty-One is a shelf of things with their faces to the wall, elevenpence in a saucer, and a queue that wants to be told a price by a person who sounds sure of it. Mrs Loam, at the next trestle, has promised to cough if you go too low. Your own things hang at the back, and there they stay until the apron is off.

== Serve the next in the queue
challenge: Persuasive 42
needs: Persuasive 32+, Served Today under 1
locked: Forty-One lets you serve one in a day, and counts the box afterwards.
second chance: Word in Season
image: stall-stool

She has a tea-strainer in each hand and wishes to know which is the better. You have looked, and they came out of one box. To hesitate would be fatal.

=== success: The Left
gain: Echoes 14, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Served at Forty-One ([Served at Forty-One] + 1 - 4 * ([Served at Forty-One] / 5)), Served Today 1, A Day's Work 1

{Served at Forty-One exactly 2: He wants something for a lady of whom he knows only that she has a sister. You look at him, and along the shelf. "Two," you say. He counts out the money into your hand like a man being let off.|Served at Forty-One exactly 3: It is a retired judge, and he wishes to hear a case for the toast-rack. You make it. You go on to the case against. He reserves judgement, and sits down on the bench opposite with his hands on his stick; and at four o'clock, when there are sixty people waiting to learn which way it has gone, he finds for the rack, with costs.|Served at Forty-One exactly 4: The next in the queue is Mrs Loam from the next trestle, in a borrowed hat, who has always wanted to know what it is like. You do not know her from Adam. You tell her that it is the last of them, that the factory has burnt down, and that it suits her, and she pays you half as much again, pink with pleasure, for a thing which she has sold to Forty-One herself.|Served at Forty-One exactly 5: A very small customer has a penny, and would like to know what there is that is a secret. You look about you, over both shoulders. You put something into a bag without letting him see; and he goes out past forty people with his arms round it and his lips shut, and the whole of that queue would like the same.|"The left," you say, before she has finished. She looks at you as she would at a cab-horse, and buys the right, so that you shall know she is not a child. At the end of the tables she stops. You watch her think. She comes back along the whole length of the queue, with her purse open, for the left.} {Talk 3+: She has heard about you, says Mrs Loam afterwards, and came on purpose.|}

=== failure: The Whole Box
gain: Echoes 6, Talk 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50)), Parties at the Bazaar 1
set: Served Today 1, A Day's Work 1
only if: Talk under 8

{Parties at the Bazaar 3+: "I should like the other assistant," says the customer. You tell her that there is no other; and she says that she will wait. She waits, and so do the forty people behind her, with their eyes on the empty place beside you, until Mrs Loam cannot bear it, and puts on a different hat, and comes round.|Parties at the Bazaar 2+: Today it is egg-cups. "The left," says half the queue, before you have opened your mouth, and the other half says "The *right*"; and then both of them wait to be told so by you. You say that you would need to think. Mrs Loam takes off her apron, and lays it over your trestle, as you would over a parrot, and tells them that Forty-One is shut for a bereavement.|You hold them both to the lamp, and Mrs Loam coughs, but you cannot tell which way. By then the queue has taken sides. A retired judge is asked for an opinion, and gives one, against you. At closing time there are two parties at the Bazaar who do not speak, and what they do not speak about is Forty-One.}

== Untie the apron
cost: 0 actions
button: Go round
image: coat-pegs

You cannot reach the knot. Mrs Tidy can, from where she is, with a hatpin.

=== always: A Hook at the Back
give outfit: The Hook at Forty-One
move to: The Bazaar
aside: There is one more outfit under Possessions: put on what you like and save it there.

It comes undone at a touch. {Favours: The Roof Fund 2+: "You have your hook," says Mrs Tidy, and goes over your name in fresh chalk, as she does on the first of the month for people she means to keep: the last hook but one. | "You will want somewhere to leave your things," says Mrs Tidy, and she writes your name in chalk over the last hook but one.} The last hook has a hat on it, which was there in her mother's time, and Mrs Tidy goes round the hat, every day, without letting her sleeve touch the brim.
