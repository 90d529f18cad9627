= The Hatch
image: pen

A hand comes out of it.

== Tonic
price: Pence 3
fetches: Pence 1
