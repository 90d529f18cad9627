= A Trunk on the Quay
where: The Quay
when: The Trunk 1+, The Trunk So Far under 2
image: crate
teaser: Somebody left it.

It has a lid.

== Lift the lid
when: The Trunk So Far under 1
image: crate

It is heavy.

=== always: Ajar
set: The Trunk So Far 1

There is another lid.

== Lift the other
when: The Trunk So Far exactly 1
image: crate

It is not.

=== always: Open
set: The Trunk So Far 2
gain: Tokens 1

There is a token.

== Knock first
when: The Trunk So Far exactly 1
image: crate

It is only manners.

=== always: Knocked
set: The Trunk So Far 2
gain: Kindly 1

It knocks too.
