= The Hatter at the Fair
image: hats
order: 20

He goes by the size of the head, and asks no more about it.

== Straw Hat
price: Echoes 10
fetches: Echoes 4
bought: It creaks as you put it on.
sold: He turns it round twice before he pays.

== Felt Hat
price: Echoes 40
fetches: Echoes 20

= The Ragman
image: good-sheet
order: 10

Whatever comes off somebody goes on to somebody else.

== Rag
price: Echoes 3
fetches: Echoes 1

== Brass Thimble
fetches: Echoes 7

= The Back of the Cart
when: Fairgoer 2+
image: strapped-trunk
order: 30

It is let down for those who have been here before.

== Brass Thimble
price: Echoes 12

= The Tinker
image: kettle-steam
order: 40

He buys, and sells nothing.

== Cracked Jug
fetches: Echoes 5
