= Two Lines and a Breath
where: Lampwick, Your Lodgings
when: Mr Ottaway's Whistle exactly 1, Lamps Out under 1
urgency: high
image: sounding
order: 55
teaser: You have not opened your mouth on these stairs since you came home.

Mr Ottaway's whistle is under your tongue. You have eaten on the other side, and nodded to people. Behind the shutter Mrs Ottaway is stirring, and telling the saucepans that somebody has gone very quiet since they were mended, and that she has had one of those in the house before. The stairs are fourteen, and the turn. You could count them from where you stand.

== Ask her whether she would have it
when: Mr Ottaway's Whistle exactly 1
one-way: yes
image: sounding

You would have to speak without letting it out, and tell her where it has been. She might say no, and then she would know for the rest of her life what she had said it to.

=== always: Among the Buttons
turn: opponent is right
set: Mr Ottaway's Whistle 2, The Whistle 2
gain: Constant 2
journal: offer

You tell her with your teeth shut. Behind the hatch the spoon goes round, and round, and then it does not.

"So that's what they had off him, and all that time I thought it was me. I thought that he'd nothing to whistle for, in my house," says Mrs Ottaway. You hear her sit. "How long is it?"

Two lines, you say, and the turn.

"Then he'd be gone by the time I'd got my hand off the pan." The tin is put out on the sill, the one with his buttons, and you bend down and let the thing roll off your tongue, and close your lips after. She has the lid on at once. "While that's shut," says Mrs Ottaway, "he's still got it to do."

== Let out what is under your tongue
when: Mr Ottaway's Whistle exactly 1
one-way: yes
image: two-uneven-candles

You would go down, come in at the street door at six as he used to, and open your mouth. A whistle goes once. She is not expecting it, and she has spent ten years in getting used to a quiet man and some more in getting used to none.

=== always: At Six
turn: lost for good
set: Mr Ottaway's Whistle 2, The Whistle 1
gain: Kind 2
journal: offer

You wipe your feet the way that he did, hard, on the left. Then you open your mouth.

He was a good whistler, flat on the third note and not caring. The tune goes up ahead of you, past the mat and the tenth stair, and behind the shutter something is put down on the range that ought not to be. Fourteen. At the turn it waits to get its breath. You are holding yours. Then it goes along the landing, by your own nail, to a door that you have always taken for a cupboard, and leaves off there in the middle of a bar, as he would to feel for his key.

Nothing is under your tongue. You stand on the stairs with your mouth open. You can hear the soup begin to catch.

"He's late," says Mrs Ottaway.
