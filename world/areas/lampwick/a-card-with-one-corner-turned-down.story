= A Card with One Corner Turned Down
in: The City
when: Introduced exactly 7
deck: sometimes
frequency: Ubiquitous
urgency: high
sticky: yes
image: visiting-card
scene: turned-corner
teaser: A turned-down corner means: I came myself, and was sorry to miss you.

It is on your nail when you come up, in front of the others: good pasteboard, one corner folded over. "That means they called in person," says Mrs Ottaway, through the door. She has been a landlady for thirty years and does most of it through doors. There is no name on the card, only a bell, engraved, and an address: *Upstairs*. "There is no upstairs," says Mrs Ottaway, loud enough to be heard in it.

== Return the call
image: knuckles-on-a-door

The stairs go on past your door, carpeted, with brass rods, seventeen of them to the turn. You were taught that a call should be returned within the week.

=== always: Not at Home
turn: lost for good
gain: The Stair: What You Know 1, Exact 3
set: Introduced 8
reveal: EchoBazaar
aside: The Bazaar lets you in from now on. What one brings to an aunt is found at *A Sale of Work*.
scene: not-at-home

Round the turn there is a wall. It is papered with bellflowers. Against it stands a hall table, and on the table is a salver, and in the salver, under dust as thick as felt, is a heap of visiting-cards with their corners turned down, going up.

You have no card. You write your name on a candle-wrapper, fold the corner, and add it to the heap. On the way down you count the rods. There are eighteen.

== Ask Mrs Ottaway what she heard
image: knuckles-on-a-door

She hears the pump, the street door, and the private opinions of the second-floor back. She will have heard feet.

=== always: Feet
turn: secret learned
gain: The Stair: What You Know 1, Kind 3
set: Introduced 8
reveal: EchoBazaar
aside: The Bazaar lets you in from now on. What one brings to an aunt is found at *A Sale of Work*.

"I heard feet," says Mrs Ottaway. "Coming down."

She lets you get there. Then, not being a hard woman, she brings up tea that a spoon could be buried in with honours, and tells you about the girl who had the room before, another of the Aunt's. She always sat with the door open, in case she was wanted. One evening she went to answer a bell.

"What bell?"

"Well, there," says Mrs Ottaway. "That's what I said."

== Put it on the fire
image: grate

You have not come down four thousand steps, or whatever they are, to be intimidated by stationery.

=== always: Answered
turn: danger
gain: Wayward 3, The Stair: What You Know 1
set: Introduced 8
reveal: EchoBazaar
aside: The Bazaar lets you in from now on. What one brings to an aunt is found at *A Sale of Work*.

It burns blue, then green, and smells like a handful of pennies. You have your boots off, and have whistled most of a tune, before you see that the nail is not empty.

It is the same card. The difference is that two of its corners are turned down. Mrs Ottaway's etiquette-book, which she carries to you at arm's length, gives no meaning for that, but someone has pencilled one in at the foot of the page. *Thank you for replying.*
