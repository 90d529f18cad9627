= A Figurehead
where: The Wreckers' Cove
image: echoes
teaser: She points out to sea.

She has been painted since.

== Bow to her
cost: 0 actions
image: echoes

It is the custom.

=== always: Bowed

She does not.
