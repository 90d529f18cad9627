= Out Past the Plate
where: The Bazaar
image: collection-plate
order: 300
teaser: Forty ways in. One way out, and a curate at it.

The Bazaar has forty ways in and one way out, past the kettle-holders, where a curate stands with a plate. He does not rattle it. He looks at it now and then, rather sadly, as one looks at a dog that used to do a trick.

== Walk back to Lampwick
cost: 0 actions
button: Go out
image: curate

It is done by finding something of interest on the ceiling. He knows that. Everybody before you has found it there too.

=== always: The First
move to: Lampwick

There is in fact something of interest on the ceiling. It is a penny, on thirty feet of thread, turning.

"The first," says the curate, who has followed your eye. "She would not put it in the plate. She wished it to be seen." He tilts his own plate to the lamp, in case you should care to compare them. His is empty.

Then you are out among the cabs, with the lamps of Lampwick at the end of the street, and in the pocket that was nearest to him one pamphlet more than you had a minute ago.
