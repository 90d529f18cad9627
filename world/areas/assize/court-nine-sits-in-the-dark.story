= Court Nine Sits in the Dark
where: The Assize
when: base Watchful 15+
image: judge-in-his-wig
order: 96
teaser: {Points Proved 1+: You are on your feet in there, and it is waiting.|Somebody's bell has rung, and she would like it heard whose it was.}

Whoever is rung for may ask Court Nine, before they go up, if the bell was really theirs. It is heard without a lamp, so that nobody shall be known again. There is a pen, over your head, and a stair behind the pen, and you have met nobody who has seen more.

{Points Proved 1+: You have hold of the rail. Twelve points would do it. When the patience is out it drops, and what you have proved is as if you had not said it.|How Court Nine Rose 5+: The last bell that you spoke against is a pale ring on the wall now. You have been twice to look at it.|How Court Nine Rose 4+: She whom you stood for last came away with you.|How Court Nine Rose 3+: She whom you stood for last is still waiting to be told which Thursday.|How Court Nine Rose 1+: She whom you stood for last went up.|Mr Stagg keeps the curtain. He will let in anybody who is willing to stand up for somebody.} {pen of The Pen in the Dark}

Inside the door the points are chalked up. Your own best of this week: {Best of Your Week in Court Nine}. The best that anybody ever did, and no name to it: {Most Ever Proved in Court Nine}.

== Stand up for her
when: no Points Proved
machine: begin
image: unrung-bell

She has folded her apron over her arm already. They are let in by one door and, whatever is decided, out by another.

=== always: Two Things Known
set: Points Proved 2, Patience of Court Nine 4, Witnesses Heard 0, The Pen in the Dark (1d6 + 4), How Court Nine Rose 0
go to: Court Nine Sits in the Dark

Mr Stagg will not come past the curtain. He puts your hand on the rail, takes the lamp away with him, and you hear him lock it into a cupboard. You say at what hour it rang, and where she was standing. That is written down. Then there is a silence, with somebody in it. Twelve points would strike her bell off the Board.

== Go on with what you know
when: Points Proved 1+, Patience of Court Nine 1+
challenge: The Pen in the Dark 6 narrow
machine: press on
image: bundle-of-letters

It is worth two points, if you are listened to. If you are not, there is nothing that you can take back.

=== success: It Is Written Down
gain: Points Proved 2, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 1
set: The Pen in the Dark (1d6 + [Patience of Court Nine] - 1)
go to: Court Nine Sits in the Dark

{Patience of Court Nine 3+: You tell it in its order, as you would count down a stair. The pen keeps step with you, half a line behind, and at the end it makes a stop that you can hear. She has found the back of your coat, and is holding it.|Patience of Court Nine 2+: You give it the wire, and the length of the wire, and who has had a ladder to it. The pen takes all of that. Something leans on the desk above you, which creaks, and goes on creaking after you have done.|You say it more quietly than you meant to. It comes down nearer, in order to hear. There is a cold on your forehead and on the tops of your hands. But the pen goes on, and you hold the rail until it stops.}

=== failure: The Rail Gives a Little
when: Patience of Court Nine 4+
gain: Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 3
set: The Pen in the Dark (1d6 + 1)
go to: Court Nine Sits in the Dark

You have said a thing twice. The pen does not write it down the second time. You feel the rail go down in your hands by about the width of a finger, and far off to the left, where you had thought that there was a wall, somebody begins to go upstairs.

=== failure: You Are Kept
when: Points Proved 6+
gain: Echoes 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 2

The rail drops. All that you had proved is read back to you in your own voice, very fast, and then it is torn across. She is taken by the other door. You are kept until the lamps are lit, and bound over not to say what you heard her say on the stair. There is fivepence in it for your trouble. You sign with the hand that you were holding hers in.

=== failure: The Rail Drops
gain: Murmurs 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 1

The rail drops, and the pen is laid down. You reach behind you for her sleeve and have it, you are sure that you have it, and then you have the apron. Her shoes go by you to the other door. They go up evenly, one after the other, for as long as you can stand there and count.

== Call somebody who saw
when: Points Proved 1+, Patience of Court Nine 1+, Witnesses Heard under 3
challenge: The Pen in the Dark 7 narrow
machine: press on
image: knuckles-on-a-door

There are three hooks, for three hats. One who saw is worth three points. But they have to say it with the lamps out, and most of them have never tried.

=== success: Somebody Who Saw
gain: Points Proved 3, Witnesses Heard 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 1
set: The Pen in the Dark (1d6 + [Patience of Court Nine] - 1)
go to: Court Nine Sits in the Dark

{Witnesses Heard 3+: He hangs up the third hat. He has left his watch at home, he says, because it ticks. He tells what he saw to the wall on his right, which is the wrong way; and you turn him by the shoulders, and feel how hard his heart goes, until the pen is done.|Witnesses Heard 2+: It is the girl from the floor below. She says that she saw the wire move, and that nobody had hold of it. The pen asks for that again. You did not know that it could ask. She says it again, in the same words, and cries only when she has been let out.|A coachman comes in, feeling along the wall, with his hat held out before him until he finds a hook. She was in the yard, he says. He had her by the hand, he was helping her down. He would know the hand. They try him with another, in the dark, and he says no.}

=== failure: He Saw Nothing
when: Patience of Court Nine 4+
gain: Witnesses Heard 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 3
set: The Pen in the Dark (1d6 + 1)
go to: Court Nine Sits in the Dark

He says that he saw her; and then he says that he had his eyes shut, for it was no business of his. The pen is put down, and taken up. You feel the rail sink. When he gropes for his hat there are two upon his hook, and he goes away without.

=== failure: They Are Both Kept
when: Points Proved 6+
gain: Echoes 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 2

Your witness is asked a question, from above, in a voice that he seems to know. He does not answer it. He lets go of your arm and walks towards it. The rail drops after that. By the time that the lamps are brought you have been bound over, and given fivepence. His hat is on its hook, and nobody outside the curtain saw him come out.

=== failure: Nobody Is There
gain: Murmurs 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 1

You call the name. Someone comes in past the curtain, stands where a witness stands, and breathes. You put your question and are not answered. When you put it again the rail drops. You had not called anybody yet, Mr Stagg says afterwards. The right one was in the passage still, looking for his other glove.

== Call the one whom nobody has asked
when: Points Proved 1+, Patience of Court Nine 1+, Witnesses Heard under 3
challenge: The Pen in the Dark 8 narrow
machine: press on
image: door-with-nothing-behind

Somebody was nearest to that bell when it rang, and has not been asked. It would be worth four points to hear it. You can guess why it has not been done.

=== success: The One Nearest
gain: Points Proved 4, Witnesses Heard 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 1
set: The Pen in the Dark (1d6 + [Patience of Court Nine] - 1)
go to: Court Nine Sits in the Dark

{Witnesses Heard 3+: Her own mother comes in, and finds her in the dark without being told where she is. It was meant for me, she says. I have had it written on a card since I was seventeen. I let her dust there. The pen does not hurry, nor stop, until it has the whole of that.|Witnesses Heard 2+: It is the boy who oils the pulleys. He is so small that you have to lift him up to the rail. He says which of the wires is new. He says who paid him for it, and in what coin. And above you, for the first time, there is more than one of them whispering.|You call the Keeper of the Board. Miss Frame comes in without putting out a hand, like someone in her own passage. She tells it, low, so as not to start one, that she has seen that bell ring and the label fall off it in the same night. The pen writes down label, and underlines it.}

=== failure: The Answer Comes First
when: Patience of Court Nine 4+
gain: Witnesses Heard 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
lose: Patience of Court Nine 3
set: The Pen in the Dark (1d6 + 1)
go to: Court Nine Sits in the Dark

You have asked it nothing yet, and you are answered. It is a yes. It comes from above you, and to the left, in the voice of the person whom you were about to call. Whoever that was does not come in now. Very slowly, the rail goes down by about a third. The pen is dipped.

=== failure: You Have Asked
when: Points Proved 6+
gain: Echoes 5, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 2

It comes in. It says that it was nearest, that it is always the nearest, and that it has been waiting to be asked. You hear the rail go. After the lamps have been lit you find that you are alone at the bar, and have been bound over. There is fivepence on the ledge. Across all of your papers it has been written, in a good plain hand, *Call her again.*

=== failure: It Was Nearest
gain: Murmurs 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 1

You call, and the door that opens is the other one. It does not come in. It waits, on the bottom step, and you can feel her turn her head. You have the rail in your two hands when it drops; so that you have no hand for her, you think afterwards, and you go on thinking so.

== Ask for another day
when: Points Proved 1 to 2
machine: stop
image: an-inch-of-candle

With two points it will not let her go. But it may let her wait, and waiting is mostly what people come to ask for.

=== always: Put Off
gain: Echoes ([Points Proved] * [Points Proved] + 15 * [Points Proved])
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 3, Best of Your Week in Court Nine (most([Best of Your Week in Court Nine], [Points Proved])), Most Ever Proved in Court Nine (most([Most Ever Proved in Court Nine], [Points Proved]))

You ask for a day. You hear pages turned, a great many, as if there were not many days left. Then a slip of paper is put into your hand, and when Mr Stagg has found his key, and the lamp, you can read it to her. It says *Thursday*. She pays you out of her boot. She asks you which Thursday, and you look, and tell her that it does not say.

== Plead
when: Points Proved 3+
machine: stop
image: judge-in-his-wig

Under seven points it finds for her, and no further. From seven on the bell itself comes off the Board.

=== always: Struck Out
when: Points Proved 7+
gain: Echoes ([Points Proved] * [Points Proved] + 15 * [Points Proved])
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 5, Best of Your Week in Court Nine (most([Best of Your Week in Court Nine], [Points Proved])), Most Ever Proved in Court Nine (most([Most Ever Proved in Court Nine], [Points Proved]))

"Then whose is it?" asks the dark. It is the only thing that it has ever said to you. You say that you do not know. You are let stand there for some time. And then in the hall, on the far side of two walls, you hear a small bell unhooked, and the wire of it let go, singing, all the way up. She pays you with both hands. {Best of Your Week in Court Nine 10+: She asks what you told it. You had told it nothing but the truth, all the way up to twelve or so, and it seems to you now that it was the one who was finding out.|You have told it the truth, and you would give a good deal to be sure that it was not a promise.}

=== always: Found
gain: Echoes ([Points Proved] * [Points Proved] + 15 * [Points Proved])
set: Points Proved 0, Patience of Court Nine 0, Witnesses Heard 0, The Pen in the Dark 0, How Court Nine Rose 4, Best of Your Week in Court Nine (most([Best of Your Week in Court Nine], [Points Proved])), Most Ever Proved in Court Nine (most([Most Ever Proved in Court Nine], [Points Proved]))

You say that on these points it cannot have been hers. The pen goes over them, one at a time, and stops at each of them for as long as it likes. It finds for her. The curtain is pulled back, and she walks out under the lamp, counts out your money, and asks if the bell is still up there. It is. {Best of Your Week in Court Nine 7+: You have done better than that for others, this very week, and her eyes say that somebody has told her so.|You had left that out. You take the long way home, by where there are no wires.}
