= Constable Marl Has Been Entered
where: The Long Account
when: A Record 2+, Marl's Sum under 1
image: constables-helmet
order: 4
teaser: The constable who brought you is on the stool by the pump. He has been given a slate.

Constable Tobit Marl is on the stool by the pump, without his helmet. The Watch has counted its drawing-paper. Of every face that he handed in, he had kept one back. "Three hundred and twelve," says Marl. "I thought of them as spoiled, you see. It was always the better one that I spoiled. So it's quite right, and I arrested myself, because I was nearest, and rowed out." He has drawn his sum. It has four columns in a good light, and one of them is leaning upon another. It does not come to anything; and he brought *you* here, all three times, and you are the only person aboard whom he knows.

== Do it for him
cost: 2 actions
image: small-print

It would cost you two rows' time and nothing else, and a constable would owe you for it. The benches would see you do it.

=== always: In a Good Light
turn: a tie begun
lose: Particulars 4
gain: Long Account 2, Favours: The Assize 1, Talk 1
set: Marl's Sum 1
journal: offer
image: lamp-beam

Three hundred and twelve sheets, at six to the halfpenny. You show him where to carry. Marl says that he had no idea there was so much *in* it; and he watches, not the slate but your hand, and you have to tell him twice to leave off drawing that.

The next bench does not care for it. "That's the Watch," says Moll Sipple, in a clear voice. "That's him that did me left-handed." You tell her that he has it from the life; and she thinks, and holds up the left hand, and looks at it. He is discharged on the Saturday, at two and twopence, which is what comes of it when you carry. He gives Moll her likeness, the better one. To you he says that if ever there is a page of his that you would like to be mistaken in, you had only to tell him which.

== Have him draw the Purser
challenge: Persuasive 37
second chance: Word in Season
image: easel

Paper may be paid for in kind, if the Purser will sit. He does not hold with faces. If he sits and does not like what he sees, it is both of you who will have shown it to him.

=== success: A Man Who Has Found a Mistake
turn: standing up or down
lose: Particulars 5
gain: Long Account 1, Inquiring 1
set: Marl's Sum 2
journal: offer
image: easel

You tell Abel Thrupp that it would be a check. There are the charges, and there is the working; but nobody has ever proved the *Purser*. He has no answer to that, and sits.

Marl takes an hour. He does not flatter. When he turns the easel about the benches go silent, and get up, and come, and stand in a ring with their slates held to their chests. Marl has drawn a narrow man with ink upon his ear, who has just found something wrong, and looks as other men do when they are told that it's a boy. "Do I do that?" says Abel Thrupp. "In front of people?" He enters the thing in the book: received, one face, in settlement. The picture hangs over the lamp, where those who are stuck can see how somebody looks who is not.

=== failure: When It Comes Out
turn: secret learned
lose: Particulars 2
gain: Long Account 1
set: Marl's Sum 3
image: scales

"I don't flatter, sir," says Marl, and turns it round. It is a likeness of somebody at the rail of a ship, who has waved till they can't see him.

"When was I like that?" says Abel Thrupp.

"Just now, sir. When that lady's came out, and she went for her coat."

The Purser looks at it for as long as he would give to a column. Then he folds it up in four, and the constable's sum with it, and tells Marl that he can go; he has some rows of his own to see to. He walks the benches that evening as he always does. But twice, when a pencil stops, he goes the other way about, so as not to be there first.

== Leave him to it
image: constables-helmet

He has had you rowed here in front of the whole street. It would do him good to find out what it is like.

=== always: The Waiting-List
turn: outplayed
lose: Particulars 3
gain: Long Account 1, Proud 1
set: Marl's Sum 4
image: constables-helmet

You hold your tongue, and it is the making of him. By the second evening he has done Jacob Bundy, on the back of the slate, with a lump of coal. Peg Hanrahan has improved it, and they have had words, and made it up. By the fourth there is a list. "I've never had people *stay*," says Marl to you, with his eyes shining. "In the street they will keep going off, it's all back view and the one knee; but here's two hundred of them sat down, in lamplight, with something on their minds." When the twelfth row lets him out he stops by the Purser's desk, with his helmet in his hands. "What would a man have to do," says Marl, "to be put back?"
