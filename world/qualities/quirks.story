= Kind
category: Quirk
climbs: ever steeper
cap: 10
image: kind

You hold doors, and then the tray, and then the baby. There has been talk of putting you on a committee.

= Exact
category: Quirk
climbs: ever steeper
cap: 10
image: exact

You return calls within the week and change within the minute. Clocks are put right before you come into the room.

= Wayward
category: Quirk
climbs: ever steeper
cap: 10
image: wayward

Told that there is no upstairs, you are the kind of lodger who is next heard of from above.

= Constant
category: Quirk
climbs: ever steeper
cap: 10
image: constant

You stay where you were put until the thing is done. Dogs and bishops sense it, and lean.

= Inquiring
category: Quirk
climbs: ever steeper
cap: 10
image: inquiring

You are the fourth person in twenty-two years to ask. Those who keep count of such matters have begun another column.

= Thrifty
category: Quirk
climbs: ever steeper
cap: 10
image: thrifty

String, stubs, the backs of envelopes. You have a drawer for them, and a second drawer for the first drawer's key.

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

You laughed on the stairs, in the dark, with three thousand still to go. Two people married on the strength of it.
