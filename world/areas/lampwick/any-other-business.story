= Any Other Business
where: Lampwick
when: Who Was Expecting You 5+, Invited to Clinker Row 1+ or Who Was Expecting You 6+, no A Hand in the Notice
urgency: high
image: stokers-cap
scene: give-notice
order: 14
teaser: Clinker Row has sent all of itself, with chairs. They are about to vote on you, and one of them has a newspaper too.

The Notice meets of a Tuesday behind the retorts; but the Watch has taken an interest in the wall there, so today it is in the yard of Number Nine, among the coals, with fifteen chairs and a printing-press under a tablecloth. "Item four," says Tamar Ashby, who is in the chair. "That the person at the gate be let in, and told what became of the other newspapers." Joe Birkett is against it. He is three weeks a stoker, and he has a newspaper of his own, ringed in pencil. "I came when I was whistled for," he says. "I found honest work, and I've stopped asking who whistled."

== Get the press away before the Watch comes
challenge: Dangerous 6
needs: Dangerous 5+
second chance: Second Wind
image: hand-press

There is a lantern in Wick Row already. The press has to go through the coal-hole, and weighs what a pony does. If you drop it, you drop everything that they have set in type.

=== success: The Last Inch
turn: danger
gain: Who Was Expecting You 1, A Hand in the Notice 1, Echoes 12, Dangerous 8
set: How They Voted 1
image: hand-press

Hob Farrow takes the legs, because he brought the chairs, and you take the rest. The press goes into the coal-hole with its paint on, and further in without the paint, and there it stops. Behind you a lantern has come into the yard, and Constable Marl is asking why fifteen people should be sitting round a tablecloth on the ground.

"Through the chair, please," says Tamar Ashby.

Down in the dark somebody lays hold of the front end and pulls as you push. It costs the skin of three knuckles, of which two are yours, to shift it the last inch. "I'd still vote against you," says Joe Birkett, when he has the breath. "But you can know what came of us." One of the six read his candle form to the bottom and climbed straight home. A governess is marrying a man with a cello. One sells whelks. One stokes. "Nobody asked who sent it. We none of us had the time." He would shake hands on it, but has to find somewhere first to put down his end of the press.

=== failure: The Letter W
turn: lost for good
gain: Who Was Expecting You 1, A Hand in the Notice 1, Breakages 1, Dangerous 8
set: How They Voted 1
image: hand-press

The press goes down on one corner, and the corner is on your foot. All the type in it goes across the yard, and the smallest of it goes down the drain. They are on their knees until Snuff with tongs and a colander, and they get back everything but one capital: there was only the one W, type being dear.

Tamar Ashby tries how it looks. "*E, the undersigned,*" she reads.

They let you in. Hob moves it; he says that whoever can do that much harm had better be where it can be seen. Joe Birkett finds your boot for you, and tells you the rest while you get it on. Five came before you. One went home, two are to be married, one has a whelk-stall, and one is himself, and of the five not one has asked who sent for them. Nobody had a hand free. As for the W, he supposes that it might be looked for by the river, since it can only have gone down.

== Speak for yourself
challenge: Persuasive 7
needs: Persuasive 6+
second chance: Word in Season
image: show-of-hands

You would have two minutes, against a man who means what he says, and every word would be minuted.

=== success: Seven to Six
turn: standing up or down
gain: Who Was Expecting You 1, A Hand in the Notice 1, Proud 1, Dangerous 8
set: How They Voted 1
image: show-of-hands

"I am not asking in order to say thank you," you tell them. "If somebody can put a paper under a door and have six people walk down a hole, I want to know how it is done. So should you." There is a silence, and in it the sound of Tamar Ashby writing that down.

Seven hands go up for you, and six against, and Hob Farrow's goes half-way, and scratches. "I want it minuted that I was against," says Joe Birkett. Then he comes round the table and gives you his chair, because he was beaten fairly, and tells you about the five who came before you: one gone home, two engaged, one in whelks, and himself. Not one of them had thought of it as a thing that could be *asked*. "That's how it's done," he says. "It is done by our not asking. I see that. I don't say I like who pointed it out."

=== failure: Nobody Against
turn: farce grows
gain: Who Was Expecting You 1, A Hand in the Notice 1, Dangerous 8
set: How They Voted 2
image: hats

You have a minute left over, which is never a good sign. "Those for keeping this person *out*," says Tamar Ashby, and a forest goes up; and because you cannot see round Hob Farrow to count it, you put up a hand and ask him if he would mind.

It is carried, sixteen to none. It is the first thing that the Notice has agreed on since it was founded, and there is some applause.

Joe Birkett sees you to the gate. "I'll say this, you vote straight," he says; and in the gateway, which is not the meeting, he lets you have the other five: one homesick, two to be married, one in whelks, and one who has been rude to you. "And never a question among the lot of us. You'll be the one who's wanted, then. I'm sorry for it."

== Tell them that he is right
image: show-of-hands

He may be. It would leave you outside the gate; but it is not every day that a man like that is seconded.

=== always: Seconded
turn: bargain
gain: Who Was Expecting You 1, A Hand in the Notice 1, Constant 1, Dangerous 8
set: How They Voted 3
image: show-of-hands

"Through the chair," you say, "I second Mr Birkett." It is put, and carried, and you are out of order and outside the gate before he has sat down.

He comes out to you, without his cap. "What did you do that for?" You tell him: a person who comes whenever they are rung for is a servant, and you had not seen it until he said so. Joe Birkett thinks about this for the length of a pipe. Then he tells you what has become of the five. One climbed home. Two are getting married. One has gone into whelks. "And I shovel. I never asked who sent it, because I'd have had to go." He wants something for it: when you know who rang for you, you are to stop and count a hundred, before you answer, on his account.
