= Under the Dish
where: The Beds
when: Bed Twelve exactly 1
urgency: high
image: dish
teaser: Your bed. It is the one with the bath panel.

It has been left for a year, and it has not been idle. There is dock, and there is something with a flower like a trombone. In the shade of the dish the earth is damp, and very dark. Somebody fed it.

== Dig it over
cost: 2 actions
challenge: Growing 3
image: spade

The spade is lent to you by nine people at once.

=== success: A Straight Edge
set: Bed Twelve 2
gain: Seeds 2

It turns like cake. A spade's depth down you meet a row of sticks, wrapped in a bread bag. They are labels, dozens of them, all written on. In the bag there are also two envelopes of seeds with a date on them, and the date is next week.

=== failure: Blister
set: Bed Twelve 2
gain: Backache 1, Growing 1

You go at it from the wrong end, and the bed goes at you. By noon you own a blister with a roof garden. But under the last spadeful lies a bread bag, and it is full of plant labels, and every one of them has been written on.

= The Bread Bag
where: The Beds
when: Bed Twelve exactly 2
urgency: high
image: label
teaser: Thirty-one labels, in pencil. They aren't names of plants.

The first says *You dug from the wrong end, everybody does*. The second says *B. will offer you beans. Take them. He needs to be asked about the knots*. All are signed *G. I.*

== Read the rest in order
cost: 1 action
image: label

It is a letter, then. It only happens to be in thirty-one pieces.

=== always: To Whoever
set: Bed Twelve 3

*Whoever you are,* it says, on number eleven, *you did not get this bed from the list, because it is not on the list. So you were carrying something for someone when you met M.* You put it down. You pick it up again. The last label says: *When you have grown one thing that you would give away, look behind the tank, a hand above the pipe.*

== Skip to the last
challenge: Handy 4
image: label

They are out of order, and he numbered them on the back, in Roman.

=== success: Thirty-One
set: Bed Twelve 3
gain: Handy 1

*You are the kind who reads the last page first,* says the last label. *Good. I planted the rhubarb for you. Look behind the tank, a hand above the pipe, when you have grown something worth giving away. G. I.* There is no rhubarb. Then you look again at the thing with the trombones, and there is.

=== failure: Nineteen
gain: Growing 1

Number nineteen, which you took for thirty-one, says: *Not yet.*

= Rows for Hire
where: The Beds
image: weeds
teaser: Bed seven is on holiday. Bed nine has a knee.

There is always a row that somebody would pay not to look at. They pay in caps, and in advice.

== Weed bed nine
challenge: Growing 3
repeatable: 5
image: weeds

The trick is to know which ones she likes.

=== success: Spotless
gain: Caps 2

You leave the poppies, because she talks to them. She has watched you from her chair with the air of a woman at the tennis. "*He* always left the poppies," she says, and pays you, and will not say who.

=== failure: That Was Parsley
gain: Caps 1, Backache 1

There is a short silence. "That," says bed nine, "was parsley." She pays you for the half that was not.

== Water bed seven
cost: 1 action
pay: Caps 1
image: watering-can

The tap is a cap a can for other people's beds. Marguerite's rule.

=== always: As Agreed
gain: Seeds 1, Growing 1

Bed seven has left you a diagram. It has arrows, and a small drawing of you, looking doubtful. You follow the arrows, and at the end of the last one is an envelope with seeds in it, and a smiling sun.

= Your Own Row
where: The Beds
when: Bed Twelve 2+
image: tomato
teaser: {Tomatoes 6+: There are more than you can eat. | Seeds 1+: You have seeds, and a straight bit of string. | The string is waiting.}

It gets the sun from ten, when the dish has finished with it. You have learned to hear the difference between dry and very dry.

== Sow, and wait, and water
pay: Seeds 1
locked: You have no seeds. The swap shelf has some, and bed seven leaves them for whoever waters.
challenge: Growing 4
repeatable: 3
image: seedling

A seed, a thumb's depth, and a can of water.

=== success: Red by Thursday
gain: Tomatoes 2

They come up faster than they have a right to, on a roof. It is the tar. The whole building keeps them warm from below, twenty-two floors of people with the heating on. You pick two, and eat none. It is a struggle.

=== failure: Slugs
gain: Tomatoes 1, Growing 1

They came up four hundred and six stairs for this. You can see the silver where they rested. They have left you one tomato, with a bite in it, as one leaves a tip.

== Sit beside it
cost: 1 action
image: deckchair

Nothing needs doing. It is astonishing how long that takes.

=== always: Nothing
lose: Backache 1

A bee goes along the whole row and reads each flower. Below you a bus sighs, and a child is called in, on four balconies at once. When you get up, you do it without the noise.

= Bashir's Knots
where: The Beds
when: Bed Twelve 3+, no Shed Key
image: beans
teaser: He is tying up his beans with a knot that you have seen before.

"Take some," says Bashir, without turning round. He has forty bean plants on forty canes, and each is tied with the same small, clever knot. It is the one that is in your string.

== Ask him about the knots
challenge: Talking Round 4
image: knot

You were told to. It is on label two.

=== success: A Clove Hitch
gain: Shed Key 1, Handy 1

He is so long in answering that you think he has not heard. "He was in the merchant navy," says Bashir. "He showed me. You cross it over, and then you trust it." He makes you tie six. Then he unhooks a key from his belt, with a wooden spoon on it. "For the shed. You will want the good twine."

=== failure: A Granny Knot
gain: Handy 2

"It is only a knot," he says. You tie one. He looks at it, and something in his face gets up and leaves the room. "Give it to me," he says. "No. *Cross it over*. Come back when that has come undone."

== Take the beans and say thank you
when: no Seeds
cost: 0 actions
image: beans

You have nothing to put in the ground.

=== always: Thank You
gain: Seeds 2

"Two will do," he says. "They are like relatives. First two come, and then you are at a wedding."

= Slug Patrol
where: The Beds
when: Bed Twelve 2+
image: slug
teaser: After dark, with torches, in pyjamas. It is the social event of the week.

Everybody is there at ten, in slippers. Nobody kills anything. The slugs are carried down in a bucket, and let out by the bins, and everyone has a theory about how they get back.

== Take the bucket down
cost: 2 actions
challenge: Handy 4
image: bucket

Eight hundred and twelve stairs, there and back, with an audience.

=== success: By the Bins
gain: Caps 4, Growing 1

You tip them out under the streetlamp. They set off at once, in a line, towards the door. You hold it shut with your foot and count to a hundred, to give the beds a start.

=== failure: One on the Handle
gain: Backache 2, Caps 2

There is one on the handle. You find that out on landing twelve. Afterwards the whole patrol agrees that it was a very high note, and that bed four's wine glass was cracked already.

== Hold a torch, and listen
image: torch

People will say anything in the dark, to a lettuce.

=== always: In Confidence
gain: Talking Round 1
set: The Tap 1
only if: The Tap under 1

Bed four thinks that it is bed six who turns the water off. Bed six thinks that it is bed four. At nine you hear it yourself: a knock in the pipe, a sigh, and nothing. All the torches swing round to the tank, and there is nobody there.
