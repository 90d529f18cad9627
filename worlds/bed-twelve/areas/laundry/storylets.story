= The Window by the Bins
where: The Laundry
when: Bed Twelve exactly 5
urgency: high
image: window
teaser: There is a tomato plant on the sill, and it leans as far out as it can.

From here you can see the whole side of Quarry House, all the way to the top. You can even see the edge of the dish. Somebody has put a chair at the one place from which you can.

== Knock, with a tomato in your hand
pay: Tomatoes 1
locked: You cannot come from the roof without a tomato. Not to this door.
image: tomato

You can hear a radio, and a stick.

=== always: Mr Ilie
set: Bed Twelve 6
gain: Growing 2
journal: offer

He takes it from you and weighs it, and smells the place where the stalk was. He is not as big as his marrow made you think. "Wrong end?" says Mr Ilie. You admit that you dug from the wrong end. "And the committee?" You say that they are sorry, and each of them thinks that it was the others who forgot. He laughs until he must hold on to the door. "Thirty-one labels," he says, "and I never thought to write: *Come down.*" {Good Trowel 1+: He sees what is in your pocket, and shakes his head when you hold it out. "No, no. It is up there that there is work."|}

== Stand where the chair is, and look
cost: 0 actions
image: chair

It is worn on one side.

=== always: Twenty-Two Floors
gain: Talking Round 1
only if: Talking Round under 6

From here the roof is a thin green line. You can see when somebody waters, because it drips. You can see when somebody stands at the edge with their hands in their back, just so, and looks out. It comes to you that for some weeks now this has been you.

= Nine Machines
where: The Laundry
image: washing-machine
teaser: Four of them turn. One of them walks.

Downstairs people talk about the roof as those upstairs talk about the sea. They have heard that there are bees.

== Tell them about it, at length
challenge: Talking Round 4
image: speech

There is half an hour on the clock, and nobody can leave.

=== success: Subscribers
gain: Caps 3

You do the pigeons, with gestures. When the spin has finished no one gets up. Three of them buy a tomato each, from next week's, and a girl with a basket asks if there is a list.

=== failure: Delicates
gain: Caps 1, Talking Round 1

You lose them at compost. But the woman from flat six lets you have her last ten minutes of dryer, and a cap which went through it.

== Hold the one that walks
image: washing-machine

Somebody has to. It has got as far as the door before.

=== always: Held
gain: Caps 2, Backache 1

It is like waltzing with a cupboard. When it stops, you are both by the window. It is a good machine at heart. Its owner pays you for the dance.
