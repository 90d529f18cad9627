= The Ferry
deck: never
image: ferry
teaser: A penny a head.

He looks at your head.

== Cross
pay: Pence 4
image: ferry

It is four for you.

=== always: Across
change setting: Afloat
clear hand: yes

You are neither here nor there.

= Neither Here nor There
in: Afloat
image: water
teaser: There is water on both sides.

And under.

== Look over
image: water

It looks back.

=== always: Looked
gain: Keen 2, Dread 3

It blinks.

== Go ashore
cost: 0 actions
image: quay

He has turned her round already.

=== always: Ashore
change setting: Town
move to: The Quay

You owe him nothing.

= On the Rock
deck: never
image: rock
teaser: One can sit on it.

One does.

== Eat
cost: 0 actions
image: basket

Cold meat.

=== always: Eaten
gain: Keen 2, Stout 2

It is gone.
