= The Chandler
image: shop
order: 1

Rope, and what goes with it.

== Rope
price: Pence 6
fetches: Pence 4

== Paper Hat
price: Pence 40
fetches: Pence 20

== Oilskin
price: Pence 120
fetches: Pence 60
when: Settled 2+
bought: It squeaks.
sold: It squeaks still.

== Second Look
price: Pence 30

== Pearl
fetches: Pence 50

= The Token Booth
when: Settled 1+
image: booth
order: 2

Tokens in, tokens out.

== Tokens
price: Pence 10
fetches: Pence 8

== Iron Hat
price: Tokens 12
fetches: Tokens 5

== Second Heave
price: Tokens 4

== Whistle
price: Tokens 3
fetches: Tokens 1

== Sealed Box
price: Tokens 2
