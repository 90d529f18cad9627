= Dice on a Barrel
where: The Quay
image: crate
order: 40
teaser: Nobody has thrown them yet today.

Three sailors, and a barrel to throw on.

== Throw
when: no Pot
machine: begin
image: crate

The first throw is free.

=== always: One in the Pot
set: Pot 1, How the Dice Fell 0

A penny goes in.

== Throw again
when: Pot 1 to 2
challenge: Chance 0 luck
machine: press on
image: crate

The pot grows, or goes.

=== success: More in the Pot
gain: Pot 1

It grows.

=== failure: Nothing in the Pot
set: Pot 0, How the Dice Fell 1

It goes.

== Pick it up
when: Pot 1+
machine: stop
image: crate

What is in the pot is yours.

=== always: All of It
when: Pot 3+
gain: Pence ([Pot] * [Pot])
set: Pot 0, How the Dice Fell 3

Nine pennies.

=== always: Some of It
gain: Pence ([Pot] * [Pot])
set: Pot 0, How the Dice Fell 2

Not many pennies.
