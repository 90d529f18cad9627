= Thirty Years Late
where: Lampwick
when: Aunt Judith's Spoons exactly 3, A Letter from Old Tithe 1+
image: letter-in-another-hand
scene: half-day
order: 108
teaser: Miss Crake has her half-day, and you have her letter.

Miss Amabel Crake is on the bench by the pump, in her hat. She reads two hundred people's characters in a day. Nobody has written to her since she was twenty. "Old Tithe," you tell her, and she does not ask who there. She takes her bag off the bench and puts it on her knees, and both her hands on the bag, as she must have sat in some hall on a Friday, waiting for the cart. "Is it long?" says Miss Crake.

== Put it into her hand
when: Aunt Judith's Spoons exactly 3
one-way: yes
image: letter-in-another-hand

She would read it in front of you. You do not know what it will do.

=== always: One
turn: secret learned
lose: A Letter from Old Tithe 1
gain: A Spoon with a Rose on It 1, Kind 1
set: Aunt Judith's Spoons 4
journal: offer
image: monogrammed-napkin

She reads it as she reads everybody's, looking for what can be stamped. "No," says Miss Crake, and then, "Oh, *no*."

From the bottom of the bag comes a roll of flannel, with a spoon in it. There is a rose on the handle.

"I took one," she says. "Only the one. I was to have been married, and it was pretty, and there had been so many mislaid. When she said that it was six, I thought that I had been found out, and that she put the rest on for anger. I did not think that I had any right to say *five*." She holds the letter away from the spoon, so that they shall not touch. "I have a letter that calls me honest. For thirty years I have thought that your aunt was deceived in me. And there was the other one, being sorry in a draught, and I had this in my bag." She rolls the spoon up again and holds it out to you. Her hand is not steady. "You know the way there," says Miss Crake.

== Leave it in the box at her hatch
when: Aunt Judith's Spoons exactly 3
one-way: yes
image: registry

It would go in with the forms, and reach her in the morning. Nobody would know who brought it, and you would not have to see her face. There will not be another.

=== always: Seen
turn: lost for good
lose: A Letter from Old Tithe 1
set: Aunt Judith's Spoons 4
image: registry

You say that it was nothing; you had only wished to ask after her health. She has a cold, thank you. You go down to the Area Steps the same evening, when the hatch is shut, and post the letter in among the forms.

In the queue next morning you can see her through the glass. She comes to it after a butler. She reads it, the one line; she takes up the stamp that is worn to a blur, and looks round the whole of the hall, along the queue, from face to face to face. She is looking for whoever brought it. You have turned to read a notice on the wall. It is about umbrellas, and you know it by heart before she has gone on to the next.
