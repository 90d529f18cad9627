= The Trade in Light
image: light-known
order: 3

Wax, wicks, a flap in a wall, and who may be seen by them.

== Behind the Hatch
lasts: 40 actions
tests: Watchful 14, Shadowy 11
report: Where the Second One Goes
when: The Twenty-Fourth Spoon 1+
can be called off: yes
image: chandlery-hatch

When Mr Pell takes down a candle for a newcomer he takes down two. The second goes back through a flap, and is not seen again. Somebody must lie in the alley behind, and find out where it goes.

== A Chair to Be Read
lasts: 70 actions
tests: Watchful 16, Persuasive 14
report: The Brass Plate
when: How Miss Ply Came 1+, no The Chair on the Third Floor
needs: A Case for the Assize 2+
image: hall-chair

On the third floor of the Assize, behind a brass plate, is the chair that Miss Ply was dismissed for. Whoever goes in goes in with the coals, and is locked up there until the next ones, so that nobody can be called away.
