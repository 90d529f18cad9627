= Over the Way to the Bazaar
where: Lampwick
when: Introduced 8+
image: bunting
order: 150
teaser: Follow the bunting. It was put up for three days, and has had to be darned.

A string of bunting comes out of the Exchange, crosses two streets and the corner of Wick Row, and ends at a nail by the pump. It has been there for a hundred and forty years and is by now more darn than flag. A child could follow it. Several are doing so: they go along under it with one hand up, though none of them is tall enough to touch.

== Follow the bunting
cost: 0 actions
button: Go over
image: darned-flag

It sags between the corners. Whoever hung it had only just enough, and did not care to ask for more.

=== always: As Far As It Goes
move to: The Bazaar

The flags go by overhead: a petticoat, the facings of a regiment, the arms of a family that there isn't, four inches of what was once a very good curtain. Each has been mended in another wool and signed in the corner, small, by the mender.

The last one before the door is new, and has no name on it yet. A needle has been left in the hem, threaded, at about your height.
