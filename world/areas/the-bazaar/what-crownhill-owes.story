= What Crownhill Owes
where: The Bazaar
when: Introduced 10+, Lovibond's List under 2
outfit: yes
image: hats
order: 330
teaser: {Lovibond's List 1+: Mr Lovibond has the hammer, and Etta Lovibond has the matches.|Mr Lovibond wants a list nailed up, by somebody without a shop.}

Mr Josiah Lovibond has put down his tape. He has a printed sheet, a hammer and four nails, and he wants you to take them to the arch of the Exchange, because a hatter cannot. "Two hundred and twelve hats," he says. "I measured every head. I want it known whose they are." His daughter Etta, who trims, has not looked up from her feather; but her needle has stopped.

== Read the list before you touch it
when: Lovibond's List under 1
challenge: Watchful 14
second chance: Borrowed Lens
image: small-print

Names, hats, dates and sums, in three columns. There is a queue behind you, with ears, and it would be better not to move your lips.

=== success: The Third Column
turn: secret learned
set: Lovibond's List 1
image: small-print

Lady Ansty has had thirty-one hats, on six heads. The Warden's own office has had a bowler, *for when wanted*. You go down the third column with your thumb, and come upon a line that is not Crownhill at all: *Thirty straws, plain, for the girls. E. L.*

Etta Lovibond has bought on her father's credit, a straw a girl, for everyone in her workroom. She sees where your thumb is. "They were going home bareheaded in the drip," says Etta. "He doesn't know that one's on there. He only ever adds up the dukes."

=== failure: Aloud
turn: farce grows
set: Lovibond's List 1
gain: Talk 1
image: small-print

You move your lips. By the sixth name the queue is saying it along with you, and a footman at the back of it has gone off up the hill at a run.

He comes back with a note for Mr Lovibond, from Lady Ansty, who is obliged to him for his patience and would like a thirty-second. She encloses her measurements, in case of any change. Mr Lovibond reads this out too, since everybody has been so attentive; and Etta goes and fetches the straw.

== Ask Etta Lovibond why she has stopped sewing
when: Lovibond's List under 1
image: quill

She has a mouthful of pins and thirty girls. She may tell you what she thinks, and you may then have to think it.

=== always: Thirty Girls
turn: opponent is right
set: Lovibond's List 1
image: quill

Etta takes out the pins, one at a time. "He's owed it. I don't say that he isn't. But put those names on a wall, and there's not a house on the hill will send down for so much as a ribbon. They don't pay for the hats, but they do pay for the trimming, because the maids carry that home in cash, and the trimming is thirty girls' suppers." She bites off a thread. "Father thinks it is a list of people who have done wrong. It's a list of customers."

"I can hear you, Etta," says Mr Lovibond.

== Nail it to the arch
when: Lovibond's List exactly 1
one-way: yes
challenge: Dangerous 15
second chance: Second Wind
image: notice

What is owed would be owed in public. Etta will lose the trimming, and her place; she has told you so, and there will be no taking it down. The Watch does not hold with nails.

=== success: Four Nails
turn: standing up or down
set: Lovibond's List 2
gain: Proud 2
image: notice

A constable tells you to come down. You say that you have one more, and drive it. There is already a crowd, and it reads as crowds do, from the bottom, where the small debts are.

Three houses pay by noon. The others send back the hats. All that afternoon footmen come through the Bazaar with boxes, looking neither right nor left, and Mr Lovibond stands up to receive each one and reads out its label. He has not been so happy since he was first cheated. At the end of the table there is a stool, and a feather on it, half curled. Etta has gone up the hill to ask for work from the man who trims for Lady Ansty.

=== failure: Three Nails
turn: won at a price
set: Lovibond's List 2
gain: Particulars 2
only if: Particulars under 6
image: particulars

You have got in three when the constable has you by the boot. He takes your height from where you are hanging, and your weight from how it feels. The fourth corner flaps, so that for a day the list can be read only up to M; and all the families from N to Z have time to send round their hats with a civil note, and be thought well of. Etta Lovibond brings you your hammer at the Watch-House. She has her coat on, and her workbox under it, and says that she hopes you will be very happy together, you and Father.

== Put it in the stove behind the urn
when: Lovibond's List exactly 1
one-way: yes
image: kettle-steam

There is only the one sheet, and the type has gone back to the printer. Thirty girls keep their suppers. Two hundred and twelve hats are given away for good, and it is you who will have done it.

=== always: Two Hundred and Twelve
turn: lost for good
set: Lovibond's List 3
gain: Thrifty 1
image: kettle-steam

It burns slowly, dukes first. Mr Lovibond comes round the urn with his hammer in his hand and sees the last corner go, and he does not say anything. He had kept each of their heads, Etta tells you afterwards, in plaster, until he needed the shelf.

"Well, it has kept the tea hot," says Mr Lovibond at last.

In the morning a third of his table has been cleared, and dusted. He has had a card written: *Miss E. Lovibond. Cash.* "I don't understand business," he says to her, not to you. "You had better have the end that people pay at."
