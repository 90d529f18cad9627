= Friday's Post
in: The City
deck: sometimes
when: Key to the Second-Floor Front 1+, Where You Live under 3, no Mr Lisle's Friday
frequency: Frequent
image: letter
teaser: Mr Lisle's rent has come for the second-floor front. He is still paying, and so are you.

Mrs Ottaway puts an envelope under the door of your two rooms, as though she had found it there. It is Mr Lisle's rent, for a room that you have taken. The money is right, but this week there is a queen on it in a ruff. "I can't be paid twice for the one bed," says Mrs Ottaway, "and I can't send it back, not knowing how far it is. But he pays because he means to come down. You are in his bed. I think that it is for you to say."

== Put it away for him, in his hat
one-way: yes
image: top-hat

It would be there if he came. You would have to go on thinking of the room as lent, and there would be no more said about the hook.

=== always: In the Lining
turn: standing up or down
set: Mr Lisle's Friday 1
gain: Constant 2
image: top-hat

You turn down the lining of Mr Lisle's hat and put the queen in. There is money in there already, four coins, each with an older head on it than the last, and none of them was put there by you or by Mrs Ottaway.

So he has been getting it in himself. You hang the hat up again by the loop. Your own goes over the bedpost from then on, so that he has the hook to himself; and whenever you come in late there is one more hat in the room than there are people, and you have stopped counting.

== Write to him that the room is let
one-way: yes
image: pen

He ought to be told. Whoever is told that there is no bed for them may not come down to look.

=== always: Received
turn: lost for good
set: Mr Lisle's Friday 2
gain: Echoes 45, Exact 1
image: pen

You write that the second-floor front is let, that his hat is safe, and that you are sorry; and you leave it on the stair above your own. In the morning it has gone. On Friday there is no envelope, and Mrs Ottaway listens at the letter-box until noon.

On Saturday the piano-tuners' society sends to say that Mr Lisle's forks have been given up, and that the money is for whoever has the trouble of his hat. That evening someone strikes a note, a long way above, where there is no piano. You are no judge, but it sounds flat.

== Ask Mrs Ottaway to hold it up to the light
challenge: Watchful 12
second chance: Borrowed Lens
image: borrowed-lens

Money has been somewhere. You might learn how far off he is, but the light is bad and the boards are wide.

=== success: The Milling
turn: secret learned
set: Mr Lisle's Friday 3
gain: Inquiring 2, Echoes 30
image: borrowed-lens

Mrs Ottaway passes you a lens through the hatch, in a spoon. The queen is three hundred years old, and the edge of her is sharp. She was never carried about; she was struck, paid over, and put straight into an envelope.

"Then he isn't getting old money," says Mrs Ottaway. "He's in work." She is quiet for so long that you think she has gone. "And they pay a tuner regular, up there, and it's Fridays," says Mrs Ottaway. "Well. I'd thought of him as ill." She changes the queen for new money, out of the tin.

=== failure: Out of the Spoon
turn: farce grows
set: Mr Lisle's Friday 3
gain: Breakages 1
only if: Breakages under 7
image: breakages

The queen goes down between two boards. You have up one of the boards, and under that is a hat-box, under that the curate's ceiling, and under that, quite soon, the curate. He is very good about it.

When you have been got out the coin is not to be found on either floor. "It'll have gone back," says Mrs Ottaway, and has you tied.
