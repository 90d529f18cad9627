= Kind
category: Quirk
climbs: ever steeper
cap: 10
image: kind

Such people are given the door to hold, and then the tray, and then the baby. It ends, as a rule, in a committee.

= Exact
category: Quirk
climbs: ever steeper
cap: 10
image: exact

Calls within the week, and change within the minute. It is for such people that clocks are put right before company comes.

= Wayward
category: Quirk
climbs: ever steeper
cap: 10
image: wayward

Shown a rope and a notice, you are the kind who is next met behind them both, reading the back of the notice.

= Constant
category: Quirk
climbs: ever steeper
cap: 10
image: constant

The kind who stays where they were put until the thing is done. Dogs and bishops can tell, and lean.

= Inquiring
category: Quirk
climbs: ever steeper
cap: 10
image: inquiring

In any queue there is one who asks what it is for. The clerks of Underhall keep a column for those, with you in it.

= Thrifty
category: Quirk
climbs: ever steeper
cap: 10
image: thrifty

String, stubs, the backs of envelopes. They want a drawer to themselves, and then a second, for the first drawer's key.

= Proud
category: Quirk
climbs: ever steeper
cap: 10
image: proud

You will carry it yourself, thank you. You will also pay for it, and say that it was never very good.

= Merry
category: Quirk
climbs: ever steeper
cap: 10
image: merry

A laugh goes further down a dark stair than a lamp does, and is a good deal easier to find somebody by.
