= The Small Town
tagline: Everything in it can be taken away.
start at: The Quay
start with: Pence 100000, Watchful 3, Hat 1, Cane 1, Tonic 5

== Money
called: Penny, Pence
counted in: whole
quality: Pence
