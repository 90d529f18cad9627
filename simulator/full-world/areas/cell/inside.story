= Bread
where: The Cell
image: bread
teaser: It is bread.

You are glad of it.

== Eat
image: bread

It is what it is for.

=== always: Eaten
lose: Dread 3

You have.

== Sing
image: song

It is allowed until six.

=== always: Sung
gain: Keen 1, Kindly 1

They bang on the wall, in time.

= A Mouse
where: The Cell
deck: sometimes
image: mouse
teaser: It has a hole.

You have not.

== Talk to it
image: mouse

It listens.

=== always: Talked
lose: Dread 1
gain: Second Look 1

It had something for you.

= The Door Opens
deck: never
back: no
image: door
teaser: You have been good.

They have brought your hat.

== Out
cost: 0 actions
image: door

Mind the step.

=== always: Out
set: Dread 0
move to: The Quay
reveal: Travel
clear hand: yes

There was no step.
