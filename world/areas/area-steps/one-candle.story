= One Candle, for the Use Of
where: The Area Steps
when: Introduced exactly 1
urgency: high
back: no
image: chandlery-hatch
scene: one-candle
teaser: The Chandlery has been expecting a person of about your length.

The first hatch is the Chandlery's. Mr Osric Pell, Clerk of Issue, sits between a wall of candles and a wall of forms. "One," he says, sliding it across, "for the use of. There are {bank} rings on it. Anything worth doing burns a ring. Let it alone and it grows them back, one in {minutes} minutes, which is better than hair." The candle is heavier than a candle. The form is longer than the candle.

== Sign, and be civil
image: signature

Mr Pell has inked the pen and turned it round for you. The queue behind has begun to breathe through its nose.

=== always: Rung and Found True
turn: bargain
gain: Echoes 30, Candle-End 3, Kind 3
set: Introduced 2
aside: Most choices cost an action, which is a ring of your candle. One grows back every {minutes} minutes, up to {bank}.

You sign. Everybody who comes down is paid landing-money, thirty pence, the once. He counts out yours twice: by eye, and by dropping every coin on a slab of slate and listening to it. "Hear that? True coin answers. That's why they are echoes. Bad money only thuds."

Then he lights your candle from his own. Before he lets go of it he says two words under his breath, without looking up, as he must two hundred times a day. You are in the corridor before you have put them together. *Somebody's up.*

== Read the form first
challenge: Watchful 2 narrow
second chance: Borrowed Lens
image: small-print

Fourteen clauses, in a type chosen to save paper or to spend eyesight. The pen can wait. So can the queue, it turns out, though not in silence.

=== success: Clause Nine
turn: secret learned
gain: Echoes 30, Candle-End 3, The Light: What You Know 1
set: Introduced 2
aside: Most choices cost an action, which is a ring of your candle. One grows back every {minutes} minutes, up to {bank}.

Clauses one to eight forbid things no one would think of doing, and one that you had. Clause nine is a single line. *This candle is one of two. The bearer shall not ask who keeps the other.*

Mr Pell has stopped blotting. "Twenty-two years at this hatch," he says, "and you're the fourth."

"Who keeps the other?"

"That," says Mr Pell gently, "is asking." He rings your landing-money on the slate, thirty pence, as paid to everybody who comes down. When his superior turns to sneeze he adds three candle-ends that are on no form.

=== failure: Clause Six
turn: outplayed
gain: Echoes 30, Candle-End 1
set: Introduced 2
aside: Most choices cost an action, which is a ring of your candle. One grows back every {minutes} minutes, up to {bank}.

By clause four the letters have begun to walk about. In clause six you meet the same *whereas* three times, differently dressed.

"Everybody stops at six," says Mr Pell. He holds the sheet up to his lamp to show you. The paper has gone thin there, in the shape of thumbs; and through the thin place, backwards, one word of clause nine shows like a face at a window. *Other.* So you know where to look, another time. Everybody who comes down is paid thirty pence, for landing. Mr Pell rings yours on the slate, every coin, and looks at nothing else.

== Ask for two
image: two-candles

There is a whole wall of them. It is dark, you have come a long way, and you were brought up to believe that there is no harm in asking.

=== always: A Demonstration
turn: rule with teeth
gain: Echoes 20, Candle-End 3, Wayward 3
set: Introduced 2
aside: Most choices cost an action, which is a ring of your candle. One grows back every {minutes} minutes, up to {bank}.

Mr Pell takes down a second candle and stands it by the first. He lights yours. He does not light the other. He slides it along the counter, out of your reach, to a flap in the back wall, where it is taken in by two fingers and a grey cuff.

In the room behind the flap, a light comes up. Nobody struck anything.

"There," says Mr Pell. "Two. You've only the one to carry." Everybody who comes down is paid landing-money, which is thirty pence. He counts you out twenty. The rest was for the demonstration.
