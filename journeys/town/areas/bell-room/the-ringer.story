= The Ringer Has Come Down
where: The Bell Room
image: bell-button
order: 30
when: Peal 1+
teaser: He is sitting on the lowest step.

He has been up there since before the clock was set.

== Bring him water
cost: 0 actions
image: tea-table

He drinks it standing.

=== always: Drunk
lose: Peal 1

He goes up again.
