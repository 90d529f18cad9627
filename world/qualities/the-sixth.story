= The Washing-Book
category: Story
cap: 8
stages: 1 In Your Keeping, 2 A Leaf Short, 3 Stamped on Each Page, 4 In the Trunk, 5 On the River, 6 Asked Through, 7 Washed, 8 Sent On
told: 1 You have Clemency Rudd's washing-book, and are in it.
told: 2 The washing-book is short of a leaf.
told: 3 The washing-book has been in court, and is stamped *Seen* on each page.
told: 4 The washing-book is in the trunk, and the trunk is in your room.
told: 5 The washing-book is on the river.
told: 6 Every name in the washing-book has been asked for.
told: 7 The washing-book is a sheet.
told: 8 The washing-book has gone up four thousand steps in a basket.
relationship: Mrs Cope would like you to put it on the fire. Miss Gathercole has asked to see one page, and did not say which.
image: small-print

Twelve people, under *Sent*, with the date, and what was on the table. Under *Returned* there is nothing.

= The Potman
category: Hidden
hidden: yes
cap: 4
image: stair-rods

One when you sat with Barnaby Stote, two when you talked him home, three when the button went up, four when you counted.

= The Rope
category: Hidden
hidden: yes
cap: 2
image: bell-rope

One when you have rung and were in, two when you tied it up.
