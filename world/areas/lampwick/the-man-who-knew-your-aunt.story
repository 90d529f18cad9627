= The Man Who Knew Your Aunt
in: The City
when: Introduced 10+, not seen The Man Who Knew Your Aunt, base Watchful 21+ or base Shadowy 21+ or base Dangerous 21+ or base Persuasive 21+
deck: sometimes
back: no
frequency: Infrequent
image: top-hat
scene: he-knew-your-aunt
teaser: He has you by the elbow, and has known you at once by the nose.

"I knew your aunt," he says. In law you have the one, and she has upwards of four thousand of you; it is generally agreed that there can be nothing in the nose. He is past sixty. His coat was cut for somebody who meant to dance in it, and he has a paper of violets, not today's. "Did she ever speak of me?" says the man. He has not told you who he is, and seems to think it would be showing off.

== Say that she did
cost: 0 actions
image: violet-ink

It is not true. It would take one sentence, and his face has gone halfway to meet it.

=== always: Ten Minutes
turn: kindness found
gain: Echoes 9, Kind 1

"What was it she said?"

You say she said he would be late. It goes down him like soup. "Late," says the man, and has to hold on to a railing. "She put the clock on for me, ten minutes, so that I shouldn't be. She thought I never knew." He gives you the violets for her, and ninepence for the cab.

At Number Nine the Aunt looks at the violets, and says that people ought not to be encouraged. She stands them in the good glass. Then she gets up on a chair, at her age, and puts the clock on.

== Take him to Number Nine
challenge: Dangerous 22
needs: Dangerous 17+
second chance: Second Wind
image: garden-gate

He would rather not; he was only passing; he has been only passing, you gather, since before you were born. It would have to be done by the collar.

=== success: By the Lapels
turn: standing up or down
gain: Echoes 16, Dangerous 4

There is more of him than you would think, and most of it is going the other way. You have him round the pump by the collar and up Wick Row by the lapels, and you ring with your elbow.

"You are late," says Miss Gathercole, at the gate. She says that to everyone. She said it to you.

The man takes off his hat. "Philomel," he says. You have not heard it used before. The pair of them look at you until it comes to you that you are wanted elsewhere, and that you have sixteen pence in your hand to be wanted there with.

=== failure: Something on the Stove
turn: lost for good
gain: Breakages 1, Dangerous (2 + 7 * least(1, [base Dangerous] / 15) - 7 * least(1, [base Dangerous] / 50))
only if: Breakages under 8

He comes like a lamb, as far as the corner. There he sees the gate, and recalls having left something on the stove. He left it on, as far as you can make out, forty years ago.

It is downhill all the way from there. You let go at the railings; the railings do not let go of you. He is sorrier than anybody you have ever been hurt by. He makes your arm a sling out of his scarf, and puts the violets in it. "Tell her I called," he says, and has turned the corner before you can ask him who.

== Ask what became of him
needs: Inquiring 3+
locked: You would have to be a good deal more inquiring than you are, to ask a man that to his face.
image: top-hat

He holds the violets as people hold a hat, against the chest, with the other arm straight down. You have seen that done. It is how they stand on the bridge.

=== always: To Say Thank You
turn: secret learned
gain: Echoes 15, Inquiring 1

"I was Edward," says the man, "for one week, in the year ninety-nine."

It was cold on the bridge. Every evening, after Lamps, a woman would come up behind him, put down a cup of tea, and go. The Edward is not to turn round; he stands with his back to the whole city, and that is all of the work. "The seventh evening I turned round," he says, "to say thank you."

He gives you fifteen pence for having asked. It was a position with eight shillings, and he lost it, and has never had another. "It had sugar in," says the man. "I hadn't told her that I took it."
