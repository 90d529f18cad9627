= The Queue
where: The Tank
image: tap
teaser: Nine people, eleven cans, and one tap at the height of your knee.

It is not a queue, as they explain to you. It is an order. It goes by bed, and then by age, and then by who has a bad leg, and this is the only place on the roof where everyone has one.

== Wait your turn, and talk
challenge: Talking Round 3
repeatable: 5
image: speech

You are twelfth. Everybody is kind about it.

=== success: Let Through
gain: Caps 2

You say to the man in front that his sweet peas look well. He lets you through, and tells the next man to let you through. By the time that you are at the tap you have heard of two engagements and a hernia, and somebody has pressed caps into your hand for passing on a message.

=== failure: Talked Past
gain: Caps 1, Talking Round 1

You mention the weather. It was the wrong weather, it seems; there was better in the sixties. When they have finished with it the tap has been turned off, and you hold a cap, three cuttings and an invitation to a christening.

== Carry for the ones with legs
image: watering-can

Two cans in each hand. They slop.

=== always: Left, Right, Left
gain: Caps 2, Backache 1

By the third trip your shoes have their own weather. They pay you on the nail, and remark to each other that the last one did it with a yoke. You ask what last one. They have never been so interested in the sky.

= A Hand above the Pipe
where: The Tank
when: Bed Twelve exactly 3
urgency: high
image: pipe
teaser: Behind the tank, where nobody queues.

There is just room for somebody thin. The steel is cold, and it hums. A hand above the pipe one brick has no mortar round it.

== Pull out the brick
needs: Tomatoes 1+
locked: "When you have grown one thing that you would give away," it says. You have not one tomato to your name.
image: brick

He said, when you have grown something that you would give away.

=== always: Behind the Brick
set: Bed Twelve 4, Trowel in the Wall 1
gain: Caps 6

There is a tin, with six caps in it, all yellow. There is a photograph of a man with a moustache and an enormous marrow, on this roof, under a sky with no dish in it. On the back stands: *It was never the list. M. gives it to whoever is carrying. Ask the committee why they don't look at me. Then be nice to them, it is a long way down.*

== Try your arm first
cost: 0 actions
image: pipe

You are fairly sure about the bricks. You are less sure about the spiders.

=== always: Not Spiders
gain: Handy 1
only if: Handy under 4

It is only moss. You are glad that nobody saw your face. A small boy on the shed roof says that he did.

= Nine O'Clock
where: The Tank
when: The Tap exactly 1
image: tap-dry
teaser: Eleven theories. You could just sit here, and see.

You bring a cushion. From half past eight the others drop by, one after another, to let you know that they were never here.

== Watch the tap
challenge: Handy 4
image: tap-dry

It drips. You begin to know it quite well.

=== success: Nobody
set: The Tap 2
gain: Talking Round 1

At nine there is a knock in the pipe, and a sigh. No hand has come near it. You put your ear to the tank, and follow the sound round to a valve with a float, the size of a football. It is doing precisely what it was made to do, in 1968, when the laundry had its hot water at nine.

=== failure: The Cushion
gain: Talking Round 1
set: The Tap 2

You wake at ten with a pattern of gravel on your face. Someone has put a blanket on you. Someone else has put a bean plant beside you, with a note: *It wasn't any of us, then. B.* When you lean on the tank to get up, you feel the valve settle under your hand.

= The Valve
where: The Tank
when: The Tap exactly 2
image: valve
teaser: A float the size of a football, and a nut that nobody has asked to move since 1968.

All it needs is a quarter of a turn. It has needed a quarter of a turn for fifty-odd years, and for that time it has been the fault of bed four.

== Give it a quarter of a turn
needs: Shed Key 1+
locked: The long spanner is in the shed, and the shed is locked.
challenge: Handy 5
second chance: Tube of Grease
image: spanner

The whole queue has come to watch. It has sat down.

=== success: Running
set: The Tap 3
gain: Caps 8, Handy 1

It gives, with a shriek like a gull. At nine that night there is a knock in the pipe, and a sigh, and the water goes on running. Nobody cheers. But bed four walks across the gravel to bed six, in front of everybody, and hands him back his hose.

=== failure: A Gull
gain: Backache 1, Handy 2

It shrieks like a gull and does not move. A gull comes down and looks at it. You are given a good deal of advice, some of it by the gull.

= The Pigeon Parliament
where: The Tank
when: Bed Twelve 2+
order: 150
image: pigeon
teaser: They sit along the rail, forty of them, and don't like the motion.

One has a ring, and a way of coming forward. Bed five has tried a plastic owl. They have adopted it.

== Negotiate
challenge: Talking Round 5
image: pigeon

You have a handful of peas, and no mandate.

=== success: The Pea Accord
gain: Seeds 3

They will keep off the brassicas on weekdays. You will say nothing about the owl. The one with the ring walks up your arm to shake on it, more or less, and leaves three seeds in your palm. Nobody on the roof has seen such a seed before.

=== failure: Talks Collapse
gain: Talking Round 1, Backache 1

There is a misunderstanding over the word *all*. You retire under the tank with dignity. You come out again without it.
