= The Chandler's Hatch
when: On the List 1+
image: chandlery-hatch

A hand comes out with the goods, and goes in with the money. You have not seen the rest.

== Lamp Oil
price: Coins 5
fetches: Coins 2
