= The Swap Shelf
when: Bed Twelve 1+
image: shelf

Three planks. Everything on them used to be somebody's bright idea.

== Seeds
price: Caps 2
fetches: Caps 1

== Tomatoes
fetches: Caps 3

== Straw Hat
price: Caps 12
bought: It has a bite out of the brim. Nobody on the shelf says whose.

== Kneeler
price: Caps 15
bought: Half a car seat, in a pillowcase with anchors on it. Your knees stop talking to you.

== Tube of Grease
price: Caps 4
when: The Tap 2+

== Good Trowel
fetches: Caps 8
