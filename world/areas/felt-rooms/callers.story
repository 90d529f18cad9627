= Someone Has Found a Corner
in: The Felt Rooms
deck: sometimes
image: grate
teaser: Miss Ida Crump, chainman to the Survey, has something to show you. You are not to tell the Doctor.

Miss Ida Crump held the other end of Miss Lyle's chain until the evening when it was tugged by nobody. In the fourth room, low down behind a bolster, two pieces of felt do not meet. She has folded them into an edge, and the edge is a corner: an inch of one, and quite square. "I let people put a finger in," she says. "It rests you. But if he hears of it he will have it sewn up by supper, because he says it is where things start from."

== Put a finger in
image: small-hand

It would do you good, and you would be keeping it from Dr Muffet, who has been nothing but kind.

=== always: Ninety Degrees
turn: a tie begun
lose: Murmurs 3
gain: Days in Felt 1, Wayward 1
image: small-hand

{Quiet Hours 1+: "You've come back to it," says Miss Crump. She has three inches now.|You had not known what you were missing.} Everything here slides off, your eye, your elbow, your ideas; and this stops them. You leave your finger there while Miss Crump tells you the angles of Court Nine, from memory. Whatever is talking cannot get round the two of you.

== Tell Dr Muffet where it is
image: open-hands

He might be right. She would know who had told, and there are only fourteen of you to be on terms with.

=== always: A Needle
turn: opponent is right
lose: Murmurs 5
gain: Days in Felt 1, Exact 1
image: open-hands

Dr Muffet gets down on his stomach with a candle. Inside the fold, where the wall should be, is a hole the width of a pencil, and air comes out of it, warm, with a question at the end. "Thank you," he whispers. He sews until his thimble stops him. Miss Crump comes to watch. She does not look at you then, nor at the next soup; but at the one after it she says, to the can, that she had thought the inch was getting longer.

= A Visitor, for as Long as It Takes to Boil an Egg
in: The Felt Rooms
deck: sometimes
image: half-landing
teaser: Mrs Ottaway has come. She has brought her own chair, and will not look round.

Mrs Ottaway sits in the passage with her back to the round door, so as not to see you in your nightshirt. She is allowed three minutes. She has left the house with the curate, who can't be trusted with the range, and she wants something to tell the other lodgers. "I said it was your teeth," she says. "I'll want to know how many."

== Ask her to rap out the stairs
image: stair-rods

She knows them by foot. You would spend the three minutes at home, and she would hear how much you wanted to.

=== always: Up as Far as Your Nail
turn: kindness found
lose: Murmurs 5
gain: Days in Felt 1
image: stair-rods

Mrs Ottaway raps out the stairs on the leg of her chair: the street door, that sticks; the mat; fourteen, and the turn; the curate's door, with the curate behind it dropping a lid, which makes her lose her place and begin again. At your own landing she stops. "I've not let it," says Mrs Ottaway. "I had a very good offer." Then the egg is done.

== Give her something to tell
image: wall-ear

Two teeth would be thought respectable, and three would be thought brave. It will be told through every wall in Lampwick.

=== always: Four, and One of Them Double
turn: farce grows
lose: Murmurs 3
gain: Days in Felt 1, Talk 1
image: wall-ear

"Four," you say, "and one of them was double." You hear the chair turn about. She had not hoped for a double. She wants to know if you cried out, and what the man had said; and you give her a dentist with a wooden hand, a wager, and a lady in the next chair who fainted. "I'd better go while I can remember it," says Mrs Ottaway. You have not thought about a voice for three minutes together. But you will have to keep your hand to your jaw, going upstairs, for a month.

= New Blankets
in: The Felt Rooms
deck: sometimes
frequency: Frequent
image: good-sheet
teaser: The cart has been. There is somebody new, sitting very upright.

The new one is a junior clerk of the Exchange, called Percival Tooth. He has his hat on his knees. He answered in the middle of a meeting, and said "Do come in" to a wall before the whole board; and he asks you, because you look settled, whether people are ever let out of here, and what they are let out as.

== Show him how to be bored
image: soup-bowl

You would miss your own hour. Nothing teaches a thing so well, however, as having to say it.

=== always: The Moth
turn: standing up or down
lose: Murmurs 4
gain: Days in Felt 1, Constant 1
image: soup-bowl

You give Percival Tooth the moth to watch. He asks what a moth is for. Nothing, you say, and he tries again; he asks when it is expected to arrive. It is as hard as teaching a dog to sit in the air. But there comes a moment, on the far side of the lamp, when he leaves off asking. "They'd have a fit, at the office," he says presently. He sounds as though he could picture it, and did not mind.

== Ask him what the voice said
image: wall-ear

He would be glad to tell it, and you would be curious to compare. Dr Muffet forbids it, since it goes from one to the next like yawning.

=== always: Notes Compared
turn: danger
gain: Days in Felt 1, Murmurs 1, Inquiring 2
image: wall-ear

Percival Tooth's voice has a stammer. It asked him, he says, three evenings running, if it was *c-convenient*. Yours never stammered; so there are at least two, and you work out between you, with crumbs, who has heard which, until you have seven voices laid along the blanket. Then the crumbs begin to be spoken over, quite softly, one after another, from the left. It takes the Doctor, the cat and a double helping to get you both to sleep.
