= What Crownhill Owes
where: The Bazaar
when: Introduced 10+, Lovibond's List under 2, base Watchful 35+ or base Shadowy 35+ or base Dangerous 35+ or base Persuasive 35+
outfit: yes
image: hats
order: 330
teaser: {Lovibond's List 1+: Mr Lovibond has the hammer, and Etta Lovibond has the matches.|Mr Lovibond wants a list nailed up, by somebody without a shop.}

Mr Josiah Lovibond has put down his tape. He has a printed list of what Crownhill owes him, a hammer and four nails, and he wants you to put the list up on the arch of the Exchange, because a tradesman who did that would never sell another hat. "Two hundred and twelve of them," he says, "and I measured every head, and not one of those heads has paid. I want it known whose they are." His daughter Etta, who trims, has not looked up from her feather; but her needle has stopped.

== Read the list before you touch it
when: Lovibond's List under 1
challenge: Watchful 37
second chance: Borrowed Lens
image: rota

You would know what you were putting up. There are names, hats and sums, in three columns; but there is a queue behind you, too, with ears, and if you move your lips it will all be out.

=== success: The Third Column
gain: Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
turn: secret learned
set: Lovibond's List 1
image: rota

Lady Ansty has had thirty-one hats, on six heads. The Warden's own office has had a bowler, *for when wanted*. You go down the third column with your thumb, and come upon a line that is not Crownhill at all: *Thirty straws, plain, for the girls. E. L.*

Etta Lovibond has bought on her father's credit, a straw a girl, for everyone in her workroom. She sees where your thumb is. "They were going home bareheaded in the drip," says Etta, very low, "and I meant to pay it back out of the trimming, a penny a week, only then it was winter. He doesn't know that's on there. He only ever adds up the dukes."

=== failure: Aloud
turn: farce grows
set: Lovibond's List 1
gain: Talk 1, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))
image: torn-leaf

You move your lips. By the sixth the queue is saying them along with you, and a footman at the back has gone off up the hill at a run.

He comes back with a note for Mr Lovibond, from Lady Ansty, who is obliged to him for his patience and would like a thirty-second. She encloses her measurements, in case of any change. Mr Lovibond reads this out too, since everybody has been so attentive; and Etta, without a word, goes to fetch the straw for it.

== Ask Etta Lovibond why she has stopped sewing
when: Lovibond's List under 1
image: quill

She has a mouthful of pins, and a reason. If she tells you what it is, you will find the list harder to nail up, or to leave.

=== always: Thirty Girls
turn: opponent is right
set: Lovibond's List 1
image: quill

Etta takes out the pins, one at a time. "He's owed it. I don't say that he isn't. But put those names on a wall, and there's not a house on the hill will send down for so much as a ribbon. They don't pay for the hats, but they do pay for the trimming, because the maids carry that home in cash, and the trimming is thirty girls' suppers." She bites off a thread. "Father thinks it is a list of people who have done wrong. It's a list of customers."

"I can hear you, Etta," says Mr Lovibond.

== Nail it to the arch
when: Lovibond's List exactly 1
one-way: yes
challenge: Dangerous 32
second chance: Second Wind
image: hammer-and-nails

Mr Lovibond would be paid, or have them shamed. But Etta will lose the trimming, and her place, and what has been read by the whole Exchange cannot be taken down. The Watch does not hold with nails.

=== success: Four Nails
turn: standing up or down
set: Lovibond's List 2
gain: Proud 2, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50))
image: hammer-and-nails

A constable tells you to come down. You say that you have one more, and drive it. There is a crowd already, and it reads from the bottom up, where the small debts are.

Three houses pay by noon. The others send back the hats. All that afternoon footmen come through the Bazaar with boxes, looking neither right nor left, and Mr Lovibond stands up to receive each one and reads out its label. He has not been so happy since he was first cheated. At the end of the table there is a stool, and a feather on it, half curled. Etta has gone up the hill to ask for work from the man who trims for Lady Ansty.

=== failure: Three Nails
turn: won at a price
set: Lovibond's List 2
gain: Particulars 4, Dangerous (1 + 4 * least(1, [base Dangerous] / 15) - 4 * least(1, [base Dangerous] / 50))
only if: Particulars under 6
image: hammer-and-nails

You have three nails in when a constable gets you by the boot. He takes your height from where you are hanging, and your weight from how it feels. The fourth corner flaps, so that for a day the list can be read only up to M; and all the families from N to Z have time to send round their hats with a civil note, and be thought well of. Etta Lovibond brings you your hammer at the Watch-House. She has her coat on, and her workbox under it, and says that she hopes you will be very happy together, you and Father.

== Put it in the stove behind the urn
when: Lovibond's List exactly 1
one-way: yes
image: kettle-steam

There is only the one sheet. Thirty girls would keep their suppers; but Mr Lovibond will never be paid for his two hundred and twelve hats, and it is you who will have burnt them.

=== always: Two Hundred and Twelve
turn: lost for good
set: Lovibond's List 3
gain: Thrifty 1
image: kettle-steam

The list burns slowly, dukes first. Mr Lovibond comes round the urn with his hammer in his hand, in time to see the last corner go. He had kept each of those heads in plaster, Etta tells you afterwards, until he needed the shelf.

"Well, it has kept the tea hot," says Mr Lovibond at last.

In the morning a third of his table has been cleared, and dusted. He has had a card written: *Miss E. Lovibond. Cash.* "I don't understand business," he says to her, not to you. "You had better have the end that people pay at."
