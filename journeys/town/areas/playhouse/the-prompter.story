= The Prompter
where: The Playhouse
image: clapper
order: 50
teaser: She knows all the words.

She has them in a box, under the stage.

== Say them after her
cost: 0 actions
image: clapper

One line behind.

=== always: A Full House
gain: Applause 2, Watchful 2, Stage Fright 1
give fate: 2
refresh actions: 3
refresh cards: yes
aside: The house is full on most evenings.

It goes well.

== Ask for a card to hand on
cost: 0 actions
image: clapper

She keeps a few under the box.

=== always: A Card to Hand On
gain: Applause 1
give code: a-purse

It is for somebody else.

== Let her say them
image: clapper

She has a voice.

=== always: Prompted
gain: Applause 1
go to: The Curtain Call

It goes better.

= The Curtain Call
deck: never
image: clapper
teaser: They want you back.

They are still at it.

== Bow
cost: 0 actions
image: clapper

From the waist.

=== always: Bowed
gain: Applause 1

They stop.
