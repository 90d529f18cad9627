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
relationship: {The Washing-Book 8+: Miss Gathercole has a cup put by for somebody whom neither of you has met. Mrs Cope would like it known that she was against it.|The Washing-Book 7+: Mrs Cope irons your collars, and will not be paid. Miss Gathercole has not sat on your landing again, but she asks after the draught.|The Washing-Book 6+: Miss Gathercole has heard her nephew's name said out loud, and says it herself now, at odd times. Mrs Cope knows your step, in Tinder Street, and listens to it.|The Washing-Book 5+: Miss Gathercole tells people that you have stood where she stood. Mrs Cope says that it was decently done, and that your collar was not.|Mrs Cope would like you to put it on the fire. Miss Gathercole has asked to see one page, and did not say which.}
image: small-print

Twelve people, under *Sent*, each with the date, and what was on the table.

= The Potman
category: Hidden
hidden: yes
cap: 4
image: pewter-pot

One when you sat with Barnaby Stote, two when you talked him home, three when the button went up, four when you counted.

= The Rope
category: Hidden
hidden: yes
cap: 2
image: bell-rope

One when you have rung and were in, two when you tied it up.

= The Wedding
category: Hidden
hidden: yes
cap: 3
image: a-pew

One when you went as Miss Rudd, two as yourself, three when only the card went.

= Daniel Orchard's Leaf
category: Hidden
hidden: yes
cap: 1
image: torn-leaf

One when it has been through the rollers.

= The Notice Read
category: Hidden
hidden: yes
cap: 1
image: paper-cuff

One when Tinder Street has heard it.

= Mangle Turned
category: Hidden
hidden: yes
cap: 12
image: mangle

How many dozens, up to twelve.
