= Coming Ashore
where: The Quay
when: Settled exactly 0
urgency: must
back: no
note: *Wet feet.*
image: plank
teaser: There is a plank.

It is narrower than it was.

== Walk it
cost: 0 actions
image: plank

You would rather not be pushed.

=== always: Dry
gain: Keen 6, Pence 15
set: Settled 1
reveal: Travel
aside: The map is open.

You look back once.

== Jump
cost: 0 actions
image: splash

It is only water.

=== always: Wet
gain: Stout 6, Bruises 1, Pence 15
set: Settled 1
reveal: Travel
message: From the Harbourmaster
says: One does not jump, {name}.

You are not asked again.
