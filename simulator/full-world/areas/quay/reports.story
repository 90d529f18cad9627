= What Was Counted
deck: never
image: ledger
teaser: There is a list.

It is a short one.

== Read it
challenge: Keen 8
image: ledger

By lamplight.

=== success: Nine
gain: Pence 30, Favours: The Harbour 1

And one without a light.

=== failure: Some
gain: Pence 12

It ran.

= What Was Moved
deck: never
back: no
image: crate
teaser: It is elsewhere.

All of it.

== Look inside
challenge: Stout 12, Knots 1
image: crate

One could.

=== success: Inside
gain: Pearl 1, Pence 20

Wool, and in the wool.

=== failure: Outside
gain: Rope 3, Bruises 1

It is the outside that is heavy.
