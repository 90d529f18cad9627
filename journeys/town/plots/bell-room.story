= About the House
id: 0
image: drawer-key
order: 1

What always wants doing.

== Carry a Card to the Door
id: 6
lasts: 3 actions
when: no Down to the Cellar
tests: Watchful 11, Knots 10
report: What Was Said at the Door
can be called off: yes
image: visiting-card

Somebody must stand on the step until it is opened.

== Sit Up with the Boiler
lasts: 12 actions
when: no Down to the Cellar
tests: Steadiness 4, Dangerous 9
report: What Was Said at the Door
image: constant

It is no worse than last night. *Nobody* may leave it.

== Find the Other Stair
lasts: 8 actions
when: no Down to the Cellar
needs: Applause 1+
report: What Was Said at the Door
can be called off: yes
image: the-area-key

It is on the plans.

= The Coal Cellar
image: lock-under-glass
order: 2

There is more of it than there should be, and some of it moves.

== Count the Sacks
lasts: 5 actions
tests: Watchful 20
report: What Was Said at the Door
can be called off: yes
image: tally

Twice, by different people.

== Pay the Coalman
lasts: 2 actions
report: What Was Said at the Door
fate: 3
image: echoes

He will not say for what.

= The Roof Again
image: area-steps
order: 3

It is still there.

== Go and Look
lasts: 4 actions
when: no Down to the Cellar
report: What Was Said at the Door
can be called off: yes
image: area-steps

Up, and along.
