= Introduced
category: Story
cap: 10
stages: 0 On the Steps, 1 Numbered, 2 Seen, 3 Dressed, 4 Examined, 5 Admitted, 6 Lit, 7 Related, 8 Called Upon, 9 Supplied, 10 Introduced
image: introduced

Nobody in Underhall is anybody until they have been introduced. It takes about a day, and you are expected to stand for it.

= Written Character
category: Story
nature: thing
image: written-character

A letter from somebody who would have you back. With one you may take a lease, marry, be buried, or owe.

= Parcel for the Aunt
category: Story
nature: thing
image: parcel

A bishop, in last week's *Evening Wick*. He is heavier wrapped, and does not care to be carried head down.

= Portion of the Roof
category: Story
climbs: ever steeper
cap: 10
image: roof-square

A square of the Roof, marked in red, is yours. It is not up yet. It has a crack in it.

= The Stair: What You Know
category: Accomplishment
cap: 10
stages: 1 A Rumour, 3 Some Evidence, 5 A Denial, 7 The Truth, 9 A Choice
image: stair-known

Somewhere above the last landing there is a House, and a Family that went out for the evening. Stairs here are never twice the same.

= The Light: What You Know
category: Accomplishment
cap: 10
stages: 1 A Rumour, 3 Some Evidence, 5 A Denial, 7 The Truth, 9 A Choice
image: light-known

Every candle is one of two. The bearer shall not ask who keeps the other. You have it in writing.

= The Knocking: What You Know
category: Accomplishment
cap: 10
stages: 1 A Rumour, 3 Some Evidence, 5 A Denial, 7 The Truth, 9 A Choice
image: knocking-known

Three, and a wait. It comes from under the floor, on quiet nights, and it has excellent manners.

= Favours: The Roof Fund
category: Contacts
cap: 7
image: roof-fund

The committee remembers who gave. It remembers who listened to the penny fall, too, and prays for them by name.
