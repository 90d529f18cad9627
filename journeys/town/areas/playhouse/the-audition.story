= The Audition
where: The Playhouse
image: watchful
order: 30
urgency: high
teaser: They want somebody who can see the back row.

A bare stage, and a voice that says *next*.

== Read the far card
cost: 0 actions
challenge: Watchful 10 broad
second chance: Second Wind
image: watchful

It is a long way off.

=== success: Read
gain: Applause 3

You read it.

=== failure: Unread
gain: Stage Fright 1

You read something.

== Toss for the part
cost: 0 actions
challenge: Chance 0 luck
image: echoes

Heads, one plays it.

=== success: Heads
gain: Applause 1

It is heads.

=== failure: Tails
gain: Stage Fright 1

It is tails.
