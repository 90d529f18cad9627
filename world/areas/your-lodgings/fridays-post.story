= Friday's Post
in: The City
deck: sometimes
when: Key to the Second-Floor Front 1+, Where You Live under 3, no Mr Lisle's Friday
frequency: Frequent
image: bundle-of-letters
teaser: Mr Lisle's rent has come for the second-floor front. He is still paying, and so are you.

Mrs Ottaway puts an envelope under the door of your two rooms, as though she had found it there. In it is Mr Lisle's rent, for the rooms that you have taken since he went up the stair. The money is right, but this week there is a queen on the coin, in a ruff. "I can't be paid twice for the one bed," says Mrs Ottaway, "and I can't send the money back, not knowing how far up he is. But he pays because he means to come down, and it's you who are in the bed, so I think that you should say what's to be done with it."

== Put the rent away for him, in his hat
was: Put it away for him, in his hat
one-way: yes
image: hat-brim-up

The rent would be there for him if he came. But from then on the room is his and lent to you, and you could not move his hat off the hook.

=== always: In the Lining
turn: standing up or down
set: Mr Lisle's Friday 1
gain: Constant 2
image: hat-brim-up

You turn down the lining of Mr Lisle's hat to put the coin in, and there are four in there already, each with an older head on it than the last. You ask Mrs Ottaway. She never put them there, she says.

So Mr Lisle has been in, on four nights, and has not woken you. You hang his hat up again by the loop, and put the armchair under it, with the candle on the arm and the matches where a hand would look for them. Your own hat goes over the bedpost from then on. On Saturday the matches have been moved, and there is one the fewer.

== Write to him that the room is let
one-way: yes
image: pen

Mr Lisle ought to be told. But once he knows that there is no bed for him, he may never come down.

=== always: Received
turn: lost for good
set: Mr Lisle's Friday 2
gain: Echoes 45, Exact 1
image: pen

You write that the second-floor front is let, that his hat is safe, and that you are sorry; and you leave the letter on the stair above your own. In the morning it has gone. On Friday there is no envelope, and Mrs Ottaway listens at the letter-box until noon.

On Saturday the piano-tuners' society sends to say that Mr Lisle's forks have been given up, and that the money is for whoever has the trouble of his hat. That evening someone strikes a note, a long way above, where there is no piano. You are no judge, but it sounds flat.

== Ask Mrs Ottaway to hold the coin up to the light
was: Ask Mrs Ottaway to hold it up to the light
challenge: Watchful 34
second chance: Borrowed Lens
image: borrowed-lens

She knows coins, and could tell you from this one how far off he is. But the light is bad, and there are gaps between your boards.

=== success: The Milling
turn: secret learned
set: Mr Lisle's Friday 3
gain: Inquiring 2, Echoes (30 + 5 * least(1, [base Watchful] / 20)), Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
image: bad-coin

Mrs Ottaway takes the coin in through her hatch, on a spoon, and then passes it out again with a lens, for you to see. The queen is three hundred years old, but her edge is sharp. She has been in no pocket. She was struck, paid over, and put straight into an envelope.

"Then it isn't that he's been finding old money," says Mrs Ottaway. "He's been paid it, new. He's in work up there, on a Friday, with a fire I dare say, and here I've been thinking of him as ill, and dusting." The hatch is quiet for so long that you think she has gone. Then she changes the queen for you, out of the tin, and tells you that you may use his towel.

=== failure: Out of the Spoon
turn: farce grows
set: Mr Lisle's Friday 3
gain: Breakages 1, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))
only if: Breakages under 7
image: breakages

The coin slides off Mrs Ottaway's spoon and goes down between two boards. You have up one of the boards, and under that is a hat-box, under that the curate's ceiling, and under that, quite soon, the curate. He is very good about it.

The coin is not to be found on either floor. "It'll have gone back to him," says Mrs Ottaway, and sends up a ball of string, for you to be tied together with.
