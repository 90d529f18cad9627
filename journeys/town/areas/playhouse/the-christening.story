= The Christening
where: The Playhouse
image: veil
order: 20
teaser: Nobody in a playhouse goes without a name.

There is a form for it.

== Put a name down
cost: 0 actions
names: Companion
image: veil

In ink, and legibly.

=== always: Put Down
gain: Applause 1

It is read out at the back.
