= A Laundress
where: Sheet Harbour
image: echoes
teaser: She has an end, and wants somebody at the other.

Forty yards of it.

== Take the other end
cost: 0 actions
image: echoes

It is wet.

=== always: Folded

She has another.
