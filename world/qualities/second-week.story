= Critics Found
category: Hidden
hidden: yes
cap: 10
image: small-print

How many critics you have shown to the pillar at the Gallipot.

= Boards Walked
category: Hidden
hidden: yes
cap: 10
image: pamphlet

How often you have gone up to the bridge between two boards.

= Bills Cried
category: Hidden
hidden: yes
cap: 10
image: speaking-tube

How often the street has come over to you from the bell.
