= A Bouquet
where: The Playhouse
deck: sometimes
frequency: Very Infrequent
image: murmurs
teaser: It was thrown.

There is a card in it, and no name on the card.

== Catch it
cost: 0 actions
image: murmurs

Left-handed.

=== always: Caught
gain: Applause 1

It scratches.
