= Your Own Bed
where: Home
image: bed
teaser: It is made.

You made it.

== Sleep
image: bed

It is not late.

=== always: Slept
lose: Bruises 2, Dread 1

It is now.
