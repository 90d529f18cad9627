= Bed Twelve
category: Story
cap: 7
target: 7
milestone: none
stages: 1 It has your name on it, 2 It has been dug, 3 Somebody left you notes, 4 The notes were right, 5 You know where he went, 6 Everybody is asked, 7 Supper on the roof
lead: main
done at: 7
next step: 1 Dig your bed, and see what is in it.
place: 1 The Beds
next step: 2 Read the labels that were in the earth.
place: 2 The Beds
next step: 3 One label says to look behind the tank.
place: 3 The Tank
next step: 4 Somebody on the committee must know who G. I. is.
place: 4 The Stairhead
next step: 5 He moved down when the lift broke. Take him something that you grew.
place: 5 The Laundry
next step: 6 Lay the long table by the stairhead.
place: 6 The Stairhead
image: label

The bed under the satellite dish, which is not on the plan.

== person 1: Marguerite
cameo: clipboard

She runs the board, the list and the roof, and she has never once been wrong in writing.

== person 5: Mr Ilie
cameo: moustache

Eighty-one, and four hundred and six stairs below his own tomatoes.

== chapter 7: The First Summer
hero: roof

You came up for some peace and quiet. Look how that went.

= The Tap
category: Story
cap: 3
lead: yes
done at: 3
next step: 1 Someone turns the water off at night. Wait by the tank and see who.
place: 1 The Tank
next step: 2 It is not a person, it is the valve. Borrow what you need from the shed, and fix it.
place: 2 The Tank
image: tap

It stops at nine each evening. Eleven beds have eleven theories.

= Trowel in the Wall
category: Hidden
hidden: yes
cap: 1
image: trowel

One since you found it.
