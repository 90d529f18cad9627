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

= The Fourteenth Bed
category: Hidden
hidden: yes
cap: 4
image: felt-slippers

One when you lay in it yourself, two for a wedding without a sound, three when he was lent, four when you gave her away.

= Kit Marrable's Stairs
category: Hidden
hidden: yes
cap: 4
image: stair-rods

One when you sat his rows, two when he carries her, three when it was thirty-eight, four when nothing could be done.

= Lines Read
category: Hidden
hidden: yes
cap: 7
image: paper-cuff

Which line of the notice has been read last.

= On the Shelf Tonight
category: Hidden
hidden: yes
cap: 6
image: bishop-shelf

What Miss Pomfret has come to see.

= Boxes Sold
category: Hidden
hidden: yes
cap: 10
image: top-hat

How often Crownhill has sat where it could not.

= Boxes Lost
category: Hidden
hidden: yes
cap: 10
image: top-hat

How often Crownhill has gone in the pit.

= Put In the Chest
category: Hidden
hidden: yes
cap: 10
image: tally

How often you have put money on the left.

= Put Straight
category: Hidden
hidden: yes
cap: 10
image: knotted-string

How often Garrity the farrier has seen to you.

= Served at Forty-One
category: Hidden
hidden: yes
cap: 5
image: scales

Who is next in the queue.
