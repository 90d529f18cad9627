= The Harbour at Night
image: harbour
order: 1

Who comes in without a light.

== Count the Boats
lasts: 20 actions
tests: Keen 10
report: What Was Counted
can be called off: yes
image: boat

All night.

== Move the Crates
lasts: 35 actions
tests: Stout 15, Knots 2
report: What Was Moved
when: Settled 2+
image: crate

Nobody is to hear.

== Ask the Mayor
lasts: 10 actions
report: What Was Counted
needs: Favours: The Harbour 5+
fate: 1
image: mayor

He is in.
