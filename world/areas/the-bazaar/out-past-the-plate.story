= Out Past the Plate
where: The Bazaar
when: Introduced 8+, not seen "Out Past the Plate"
back: no
image: collection-plate
scene: past-the-plate
order: 300
teaser: Forty ways in. One proper way out, and a curate at it.

The Bazaar has forty ways in, and people in a hurry go out by them. The proper way out is past the kettle-holders, where a curate stands with a plate. He does not rattle it. He looks at it now and then, rather sadly, as one looks at a dog that used to do a trick. Everybody who goes by him has found something of interest on the ceiling.

== Find it too
cost: 0 actions
button: Look up
image: curate

It seems the thing to do. One would only like to know what the others have been looking at.

=== always: The First
gain: Inquiring 1
move to: Lampwick

There is in fact something of interest on the ceiling. It is a penny, on thirty feet of thread, turning.

"The first," says the curate, who has followed your eye. "She would not put it in the plate. She wished it to be seen." He tilts his own plate to the lamp, in case you should care to compare them. His is empty.

Further along, in the pocket that was nearest to him, you have one pamphlet more than you had a minute ago. It is not until you are out among the lamps again that you look to see what it is about. It is about ceilings.

== Put a penny in it
cost: 0 actions
pay: Echoes 1
locked: You have not got a penny, and he can see that you have not.
image: collection-plate

You have one. So has everybody, and there lies the difficulty.

=== always: The Second
gain: Kind 1
move to: Lampwick

It makes a small bright noise, by itself, in the middle.

The curate looks at it. He looks at you, and up, and at it again; and then, with a glance at the crowd about the kettle-holders, who have all stopped, he turns the plate gently round, until the penny is on your side.

"I never thought what one says," he confesses. He thinks now. "Good evening," says the curate, and you are out, among the lamps, with the noise of it all behind you.
