= My World
tagline: The boat goes when everybody on the list is aboard.
description: A short story about a landing at night, a list of forty names, and the last of them.
start at: The Landing
start with: Nerve 2, Coins 2
opening: On the List

== Landing
picture: the-landing Thirty-nine are aboard.

== Money
called: Coin, Coins
counted in: whole
quality: Coins
