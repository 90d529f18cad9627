= Watchful
category: BasicAbility
climbs: ever steeper
cap: 200
stages: 0 Dim, 25 Noticing, 50 Sharp, 75 Exact, 100 Hard to Surprise, 125 Seldom Asked Twice, 150 A Reader of Rooms, 175 Awake
image: watchful

You look at the floor before the furniture, and at hands before faces. In Underhall this is called reading the small print.

= Shadowy
category: BasicAbility
climbs: ever steeper
cap: 200
stages: 0 Underfoot, 25 Out of the Light, 50 Backstairs, 75 Unremarked, 100 A Draught, 125 Absent, 150 Never Here, 175 Only the Coat
image: shadowy

The art of the good servant: to have been in a room and to have left it tidy, and lighter by one small thing.

= Dangerous
category: BasicAbility
climbs: ever steeper
cap: 200
stages: 0 Breakable, 25 Handy, 50 Solid, 75 Unhelpful to Cross, 100 A Weight, 125 Given Room, 150 Not Discussed, 175 The Last Word but One
image: dangerous

Your way with trunks, barrels, dogs and persons who will not be told. At its best, the furniture moves out of your road.

= Persuasive
category: BasicAbility
climbs: ever steeper
cap: 200
stages: 0 Audible, 25 Civil, 50 Agreeable, 75 Plausible, 100 Sought, 125 Quoted, 150 Deferred To, 175 Expected
image: persuasive

You ask, and people find that they had been meaning to offer. It is mostly listening, done in a good hat.
