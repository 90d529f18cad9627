= Ring to Be Let Out
where: The Quarantine
image: bell-wires
teaser: The bell is there to be rung.

Nobody has said what happens then.

== Ring
cost: 0 actions
image: bell-wires

Once ought to do.

=== always: Let Out
move to: Ferry Stairs

A door opens that one had taken for the wall.
