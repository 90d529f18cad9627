= The Reading Table
where: Market Cross
image: parcel
teaser: Somebody has left a lamp on it.
order: 900

A table stands by the cross with a lamp on it, for whoever has something to read and nowhere to read it.

== Turn a page
when: Owned - The Clock That Was Late 1+ or Owned - A Drawer of Left Gloves 1+ or Owned - The Ninth Stair 1+ or Owned - Salt in the Ink 1+ or Owned - The Borrowed Shadow 1+ or Owned - A Bell for the Deaf 1+ or Owned - Two Tickets for Nowhere 1+ or Owned - The Soup Question 1+ or Owned - A Map of the Pantry 1+ or Owned - The Undated Letter 1+ or Owned - The Withdrawn Tale 1+
cost: 0 actions
image: parcel

Open the tale at the ribbon, and read as far as the bottom of the page.

=== always: Overleaf
gain: Pages Turned 1

You read to the bottom of the page and turn it over, because the sentence did not end where the page did.

== Write in the margin
cost: 0 actions
image: parcel

Take the pencil that hangs from the table by a string, and disagree with the author.

=== always: In Pencil
gain: Notes in the Margin 1

You write what you think of it in the margin, in small letters, and sign it with somebody else's initial.
