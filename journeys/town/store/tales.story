= The Clock That Was Late
fate: 5
opens: Owned - The Clock That Was Late
clears: Pages Turned
again: 2
released: 2026-09
season: Wheels
factions: The Bell-Ringers, The Ferry
author: M. Quill
favourite: yes
line: A clock is late on purpose.
image: parcel

A clock is late on purpose. You might look into the matter, if you had an evening to spare for it.

= A Drawer of Left Gloves
fate: 5
opens: Owned - A Drawer of Left Gloves
clears: Pages Turned
again: 2
released: 2026-06
season: Wheels
factions: The Press
author: M. Quill
line: Somebody is collecting left gloves.
image: parcel

Somebody is collecting left gloves. You might look into the matter, if you had an evening to spare for it.

= The Ninth Stair
fate: 5
opens: Owned - The Ninth Stair
clears: Pages Turned
again: 2
released: 2026-02
season: Wheels
factions: The Ferry
author: O. Penn
line: The stair that creaks has moved.
image: parcel

The stair that creaks has moved. You might look into the matter, if you had an evening to spare for it.

= Salt in the Ink
fate: 5
opens: Owned - Salt in the Ink
clears: Pages Turned
again: 2
released: 2025-11
season: Herrings
factions: The Press, The Bell-Ringers
author: O. Penn
line: A letter tastes of the sea.
image: parcel

A letter tastes of the sea. You might look into the matter, if you had an evening to spare for it.

= The Borrowed Shadow
fate: 5
opens: Owned - The Borrowed Shadow
clears: Pages Turned
again: 2
released: 2025-07
season: Herrings
author: M. Quill
favourite: yes
line: It was lent on Tuesday and is wanted back.
image: parcel

It was lent on Tuesday and is wanted back. You might look into the matter, if you had an evening to spare for it.

= A Bell for the Deaf
fate: 5
opens: Owned - A Bell for the Deaf
clears: Pages Turned
again: 2
released: 2025-03
season: Herrings
factions: The Bell-Ringers
author: O. Penn
line: It rings, and only one man hears.
image: parcel

It rings, and only one man hears. You might look into the matter, if you had an evening to spare for it.

= Two Tickets for Nowhere
fate: 5
opens: Owned - Two Tickets for Nowhere
clears: Pages Turned
again: 2
released: 2024-10
factions: The Ferry
line: The ferryman will not take them.
image: parcel

The ferryman will not take them. You might look into the matter, if you had an evening to spare for it.

= The Soup Question
fate: 5
opens: Owned - The Soup Question
clears: Pages Turned
again: 2
released: 2024-05
line: It is asked every Friday.
image: parcel

It is asked every Friday. You might look into the matter, if you had an evening to spare for it.

= A Map of the Pantry
fate: 5
opens: Owned - A Map of the Pantry
clears: Pages Turned
again: 2
released: 2024-01
author: M. Quill
line: There is a coast on it.
image: parcel

There is a coast on it. You might look into the matter, if you had an evening to spare for it.

= The Undated Letter
fate: 5
opens: Owned - The Undated Letter
clears: Pages Turned
again: 2
line: Nobody knows when it came.
image: parcel

Nobody knows when it came. You might look into the matter, if you had an evening to spare for it.

= The Withdrawn Tale
fate: 5
opens: Owned - The Withdrawn Tale
hidden: yes
line: It is sold no more.
image: parcel

Nobody sells this one any more, and those who have it keep it.

= A Clean Slate
fate: 3
clears: Notes in the Margin
line: The margins are wiped.
image: parcel

All that you have written in the margins is wiped away, and you may begin anew.
