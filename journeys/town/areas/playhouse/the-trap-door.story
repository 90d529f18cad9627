= The Trap Door
where: The Playhouse
image: area-steps
order: 70
teaser: It is only ever used downwards.

It is chalked, too.

== Stand on it
cost: 0 actions
image: area-steps

Nothing happens, at first.

=== always: Under
move to: The Wings

Then it does.
