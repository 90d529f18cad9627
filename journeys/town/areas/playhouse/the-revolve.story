= The Revolve
where: The Playhouse
image: bell-board
order: 90
teaser: The floor goes round. The man who turns it does not ask first.

It is turned by hand, from below.

== Step on it
cost: 0 actions
image: bell-board

It is moving already.

=== always: Round
gain: Applause 1
straight to: Behind the Scenery

= Behind the Scenery
deck: never
image: area-steps
teaser: Canvas, and what holds it up.

From here the sea is two men with a sheet.

== Wave to the sea
cost: 0 actions
image: area-steps

It would be rude not to.

=== always: Waved To

The left half of it waves back.
