= The Wheel
setting: The City
type: Landmark
inside: Underhall
line: from the top you can see the underside of the roof
discovered: A Part on Southbank 2+
image: the-wheel

Sixteen boxes on a rim, turned by two brothers who are not on speaking terms. It stops when either has something to say to the other, and somebody at the top is asked to carry it down.
