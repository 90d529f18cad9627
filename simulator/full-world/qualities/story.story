= Settled
category: Story
cap: 3
stages: 0 Off the Boat, 1 Ashore, 2 Housed, 3 Settled
image: anchor

How far you have come.

== chapter 3: Settled
banner: lampwick

Nobody asks any more which boat it was.

= Favours: The Harbour
category: Contacts
cap: 7
image: harbour

They remember.

= Kindly
category: Quirk
climbs: ever steeper
cap: 10
image: heart

You hold doors.

= Regular
category: Circumstance
image: chair

Your chair is kept.

= Collector's Round
category: Hidden
hidden: yes
image: ledger

Which visit was the last.

= The Sea Wall
category: Venture
shared: yes
cap: 60
told: 10 The wall is up to the knee.
image: wall

Everybody's.

= High Water
category: Seasonal
shared: yes
hidden: yes
climbs: ever steeper
image: wave

It comes, and goes.

= Hiccups
category: Circumstance
image: cup

They pass.

= The Trunk
category: Story
cap: 1
image: crate

It is yours to open.

= The Trunk So Far
category: Story
cap: 2
stages: 1 Ajar, 2 Open
image: crate

How far the lid is up.

= Pot
category: Progress
image: crate

What is on the barrel.

= How the Dice Fell
category: Hidden
hidden: yes
stages: 1 Nothing, 2 Some, 3 All
image: crate

The last time.
