= The Lamplighter
where: anywhere
image: lampwick
teaser: He waits.

The lamp is lit.

== Thank him
image: pen

He nods.

=== always: Thanked
gain: Thanks 1

He nods again.

== Ask for help
cost: 0 actions
image: pen

He knows somebody.

=== always: Helped
engage: Pin Cotter
give fate: 20

She comes at once.

= A Caller
where: anywhere
deck: sometimes
image: pen
teaser: Somebody calls.

It is nobody you know.

== Say good day
image: pen

It is polite.

=== always: Said
gain: Thanks 1

So do they.

= What Was Heard
deck: never
image: pen
teaser: Pin is back.

She has heard something.

== Ask what
image: pen

It may take a while.

=== always: Heard
gain: Thanks 1

It was about you.

= The Late Clock
where: anywhere
when: The Late Clock 1+
image: pen
teaser: It is late.

It has been late for a year.

== Wind it
image: pen

It has a key.

=== always: Wound
gain: Thanks 1

It is still late.
