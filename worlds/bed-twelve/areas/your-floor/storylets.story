= Something Went
where: The Stairhead, The Beds, The Tank, The Shed, The Laundry
when: Backache 5+
urgency: must
back: no
image: back
teaser: It was only a bag of compost.

You bent down for something quite small. Now you are looking at your shoes, and it seems that you will be doing so for some time.

== Go home, like this
cost: 0 actions
image: front-door

You take the stairs one at a time, folded, and say good evening to a great many knees.

=== always: Flat 112
move to: Your Own Floor

By the time you have reached your own door the news is down in the laundry. You lower yourself to the floor between the sofa and the door, and there you are.

= The Ceiling
where: Your Own Floor
image: ceiling
teaser: There is nothing to do but get better.

Somebody has written on the ceiling in pencil, very small. You would have to be lying exactly here.

== Lie still
image: ceiling

It goes against everything that you are.

=== always: Better
lose: Backache 4

You count the swirls in the plaster. At four there is a knock, and a plate comes in by the letter box, in stages: flan. You have not told anyone. They know what it takes.

== Read what is written there
when: no Caps
cost: 0 actions
image: pencil

You have no caps at all, and plenty of time.

=== always: In Pencil
gain: Caps 2
lose: Backache 1

*If you can read this, your back has gone. It gets better. Flan is Mrs Prentice, be careful of it. There are two caps under the carpet by your left hand. G. I.* There are.

= Up Again
where: Your Own Floor
when: Backache under 2
urgency: high
image: front-door
teaser: You can see over the sofa.

You stand up, and hold on to the bookcase, and it holds on to you.

== Back to the roof
cost: 0 actions
image: stairhead

Slowly.

=== always: Landing by Landing
move to: The Stairhead

On every landing somebody opens the door a crack, and says "Better?", and closes it again. By the top you are.
