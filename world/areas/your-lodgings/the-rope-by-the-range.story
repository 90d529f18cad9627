= The Rope by the Range
where: Your Lodgings, Lampwick
when: Who Was Expecting You exactly 15
urgency: high
image: bell-rope
scene: kitchen-hatch
order: 10
teaser: The last pages of the washing-book are about Mrs Ottaway's bell-rope. She would rather that they were not.

The back pages of the washing-book are ruled in two, *Rope* and *Floor*, with dates. The rope is the one beside Mrs Ottaway's range, which is joined to nothing, and which her lodgers pull for luck. {"The Knocking: What You Know" 1+: Under *Floor* stands what was heard after: three knocks and a wait, two days later or three, and never on another day.|Under *Floor* there are only small strokes, in threes.} {"The Knocking: What You Know" 1+, Pulls of the Rope 1+: What you heard on the night when you pulled it was for some lodger who had pulled it before you.} Mrs Ottaway has the hatch up as far as her chin, which she would not do for the gas company. "Miss Rudd stopped it before she went, because I asked her to," she says. "You don't ring for folk and then not be in. So you've read about it, and now I'll thank you to let it hang where it is."

== Pull the rope, and be in
when: The Knocking: What You Know 1+
cost: 2 actions
one-way: yes
image: bell-rope

Clemency rang, and counted, and was never at home. You would be the first who was. It takes two days or three; and Mrs Ottaway will not forgive it tonight.

=== always: Rung
turn: danger
set: Who Was Expecting You 16, The Rope 1
start: The Floor Is Heard
gain: The Knocking: What You Know 1
only if: The Knocking: What You Know under 2
image: bell-rope

You put your arm through the hatch and pull. Nothing rings. But the tassel, which comes down to your wrist, goes up again by itself, and a little faster than it came.

Mrs Ottaway takes off her apron. You have not seen her without it, and nor, to judge by how she holds it, has she. "Well," she says, "now you've rung. So you'll stop in tomorrow night, and the night after, and you'll not be at any theatre with me left down here to say that we're sorry, we're out, as if it was me." She has gone to the press. What she pushes through the hatch to you is a cushion, a candle, and one of the late Mr Ottaway's collars, clean.

== Pull it, never having heard what comes
when: no The Knocking: What You Know
cost: 3 actions
one-way: yes
image: bell-rope

You have not so much as heard it knock. You would be ringing first and learning afterwards, for three rings of your candle, on a stool by the hatch; and whatever heard you practise would know you by it.

=== always: With Nothing in the House
turn: won at a price
set: Who Was Expecting You 16, The Rope 1
start: The Floor Is Heard
gain: The Knocking: What You Know 1, Murmurs 4
image: bell-wires

She watches your arm come through the hatch. The tassel is brought down to your wrist; and then it goes up again by itself, a little faster than it came. "And what happens now?" says Mrs Ottaway. You have to tell her that you do not know.

She takes off her apron. "So you've rung for company with nothing in the house," she says. "Miss Rudd had them counted for a year before she touched it. You'll sit on that stool tonight, with your mouth shut, and I'll give it you on the range with a spoon, three, and the wait, and three, until you'd know it in your sleep; and if there's anything else takes it up while I am rapping, that's your look-out, because I shan't stop." By the second hour something else has taken it up. In the end she gives you the cushion off her own chair, and a collar of the late Mr Ottaway's to be found in.

== Tie it up out of reach
cost: 2 actions
one-way: yes
image: knotted-string

You would be doing as you are asked. It would never be pulled again, for luck or otherwise, by the curate, or the twins, or you.

=== always: A Knot for a Latch
turn: bargain
set: Who Was Expecting You 16, The Rope 2
gain: Kind 2, Candle-End 4
image: knotted-string

You are let into the kitchen for it, backwards, with her hand on your collar so that you shall not look about. From the table you can reach the top of the rope. You take it up in a knot that the curate will not get undone, and behind you she lets out her breath.

"I'd a bargain with her," says Mrs Ottaway. "She was to leave that be, and I was to leave the last door on the latch, right up above Mr Tebb. Not locked, not at night, not for anybody. Eleven weeks I've had the draught of it down my back. I'd begun to think I might lock it." She considers your knot from below, and jumps, and cannot reach it either. "Well, you've kept her side," she says. "It can stop on the latch."

== Ask her what she has heard
cost: 2 actions
image: ear-trumpet

She has listened to that floor for longer than anybody living. She might tell you what she thinks is under it, and then you would have to sleep over it.

=== always: The Length of the Wait
turn: opponent is right
set: Who Was Expecting You 16
gain: Inquiring 2, Candle-End 3
image: ear-trumpet

"I never minded the knock," says Mrs Ottaway. "Any fool can knock. It's the wait I mind. It's a *good* wait. It is as long as you'd give to somebody with a bad knee, and after that a bit, for the bolt. Mr Ottaway couldn't have waited like that for his dinner. So whoever it is was brought up, by somebody; and we sit round the soup and say that it's pipes." She lets the shutter down an inch, and puts it up again. "Then along comes a girl with a pencil. Up they all troop, twice in the one week, so she can see how long they take over it. I told her, would you do that to a cab?"

You look at the column of dates. It is beautifully kept. Under the last of them, where there ought to be another, Clemency Rudd has written: *Mrs O. is right. Stop.*
