= Who Was Expecting You?
where: The Area Steps, The Bazaar, Your Lodgings
when: Introduced 5 to 9
image: ringed-in-red
order: 20
teaser: {Introduced 9+: Tea is in Lampwick.|Introduced 8+: The Bazaar has a Sale of Work, and that has bishops, for the Aunt.|Introduced 7+: Cards are waiting, under Sometimes.|The Aunt may know, in Lampwick.}

{Introduced 9+: The bishop is under your arm, done up in newspaper.|Introduced 8+: You cannot go to tea at Number Nine with your hands empty, and so you have been told, over the gate.|Introduced 7+: There is a nail by your door, and on the nail are visiting-cards that you have not turned over. They need not be fetched: they are drawn under *Sometimes*, wherever one stands.|You have been past two hatches and the Watch, and nobody there was expecting you.} In your pocket is the newspaper, folded small. {Introduced 6+: Miss Gathercole, in Lampwick, knows something about it, and will not be hurried.|There is somebody in Lampwick who may know, and people get up earlier there.}

== Go up to Lampwick
cost: 0 actions
image: lampwick

It is uphill from here, and the way that everybody is going.

=== always: With the Hats
turn: standing up or down
move to: Lampwick
image: lampwick

You go with the crowd, and read your two lines again as you walk, so as to have somewhere to put your eyes. In the square the fishmonger nods to you. {Introduced 7+: You are somebody's niece or nephew now, or otherwise, and it shows.|He does it to everybody who is holding on to a candle.}

== Go to the Bazaar
when: Introduced exactly 8
cost: 0 actions
image: bazaar-bunting

Nine acres of trestles, and one thing on them that is meant for an aunt.

=== always: Under the Bunting
turn: farce grows
move to: The Bazaar
image: bazaar-bunting

It begins with a smell of urns. Then comes the bunting, and under the bunting is everything else that there is, with a price on it. The gifts are by the door; the bishops are on the second shelf, all scowling.

= Which Way Now?
where: Lampwick
when: Introduced 7 to 8
image: finger-post
order: 20
teaser: {Introduced 8+, Pen-Wiper in the Shape of a Bishop under 1: The Aunt will talk at tea, if you bring her something from the Sale of Work at the Bazaar.|Introduced 8+: You have a bishop for the Aunt, and nothing on him. They wrap at the Bazaar.|Somebody has left a visiting-card on your nail. Look under Sometimes, and draw it.}

The Aunt did not say who had sent your newspaper. She said tea. {Introduced 8+, Pen-Wiper in the Shape of a Bishop under 1: And for tea one brings something; she mentioned the Bazaar, and in it the Sale of Work, where they have what an aunt wants, and wrap it.|Introduced 8+: And for tea one brings something, which you have, and it scowls; but it is not to be carried bare down Wick Row. There is a stall at the Bazaar that wraps.|Until then you are to receive, she says, meaning that cards will be left on the nail by your door. There are several on it already.}

== Ask the Aunt over the gate
cost: 0 actions
image: garden-gate

She is sorting letters, and has her back to you. It would save time if she simply said.

=== always: Over the Gate
gain: Asked Over the Gate 1
turn: outplayed
image: garden-gate
aside: {Pen-Wiper in the Shape of a Bishop exactly 1: The Bazaar is under Travel. Your bishop is wrapped there, at A Sale of Work.|Introduced 8+: The Bazaar is under Travel. A Sale of Work, there, has the bishops at twenty pence, and wraps them.|The card is under Sometimes: press the deck to draw it, then play it.}

{Asked Over the Gate 3+: You have got as far as "Who" when the Aunt puts a letter into your hand, to hold, and another on top of it, until you cannot see over them.|"Who was expecting me?" you ask.}

{Pen-Wiper in the Shape of a Bishop exactly 1: "I see nothing, dear," says the Aunt, who is looking straight at the mitre. "One is not shown a present over a gate, with its eye on one. They wrap, at the Sale of Work. You shall come to tea with a parcel, and I shall wonder what it is."|Asked Over the Gate 3+, Introduced 8+: "I had just such another at that gate in the spring, dear, and I told *her* the Bazaar, and she stood there, and I told her again, and in the end she brought me the nearest thing, which was a curate," says the Aunt. She takes the letters back. "It is a bishop that one brings. Purple. With a scowl."|Asked Over the Gate 3+: "There is a nail," says the Aunt, "and on the nail there is a card, and on the card there is the name of somebody who has been up all those stairs and found you out. And where do I see you? I see you at my gate." She takes the letters back, and adds one to the heap.|Asked Over the Gate 2+, Introduced 8+: "You asked me that before, dear, and you had nothing in your hands then either," says the Aunt. She licks a stamp. "I can tell a great deal about a person from the bishop that they choose."|Asked Over the Gate 2+: "I said *receive*, dear," says the Aunt. "It can't be done from in front of somebody else's house. One sits at home, and is called upon, and then one looks to see who it was."|Introduced 8+, Coat of the Late Applicant 1+: "Nobody could have been, dear, in that coat," says the Aunt, to an envelope. "I shall tell you what I know when I have a cup in my hand and something ugly on my mantelpiece. Twenty pence is quite enough to spend."|Introduced 8+: "Nobody could have been, dear, in those boots," says the Aunt, to an envelope. "I shall tell you what I know when I have a cup in my hand and something ugly on my mantelpiece. Twenty pence is quite enough to spend."|Coat of the Late Applicant 1+: "Nobody could have been, dear, in that coat," says the Aunt, to an envelope. "See who has called, before you ask who wants you. There is a card on the nail, with one corner turned down, and nobody has drawn it."|"Nobody could have been, dear, in those boots," says the Aunt, to an envelope. "See who has called, before you ask who wants you. There is a card on the nail, with one corner turned down, and nobody has drawn it."}

== Set out for the Bazaar
when: Introduced exactly 8
cost: 0 actions
image: bazaar-bunting

It is downhill, as far as the bunting.

=== always: Downhill
turn: standing up or down
move to: The Bazaar
image: bazaar-bunting

You can hear it from two streets off, being grateful. Just inside, at the table of gifts, a row of purple bishops looks down on everybody who comes in, at twenty pence.

= Wanted in Lampwick
where: The Area Steps, The Bazaar, Your Lodgings
when: Introduced 10+, Who Was Expecting You under 10
urgency: high
image: gate-of-number-nine
order: 20
teaser: {Who Was Expecting You 9+: The Aunt has cleared a table.|Who Was Expecting You 5+: Somebody at the Aunt's gate knows something.|Word is coming to the Aunt's gate.}

The newspaper is in your pocket, folded small. {Who Was Expecting You 9+: You have been told all that four people know of it, and the Aunt has said to bring it to Number Nine.|Who Was Expecting You 5+: There are people waiting at Number Nine, in Lampwick, each of whom knows a part of who sent it and wants something done first.|Whoever sent it has not stopped at you; and at Number Nine, in Lampwick, the Aunt has put a chair out for whoever comes to tell you so.}

== Go to Lampwick
cost: 0 actions
image: lampwick

It is a walk, and costs you nothing but the walk.

=== always: By Way of the Pump
turn: farce grows
move to: Lampwick
image: lampwick

There is a short way, past the pump, and you are beginning to be somebody who takes it. At the corner of Wick Row you can hear the Aunt telling {Who Was Expecting You 9+: a tea-cosy|Who Was Expecting You 5+: several people|a kitchen chair} to sit up.
