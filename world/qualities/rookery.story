= Favours: The Perquisites
category: Contacts
cap: 7
available at: The lines of the Rookery. They are spent in the Rookery too.
relationship: {Favours: The Perquisites 5+: When you come up the stair they ask one another, not in a low voice, what it is that you might want.|They have it in mind that something is owing to you. They have not put a time to it.}
image: perquisites

A thing that they did not take, on your account. It is the only coin that they have never been known to clip.

= The Fortieth Pie
category: Story
cap: 5
stages: 1 Taken in Five, 2 Caught Holding It, 3 Talked Off the Sill, 4 The Lid of It, 5 Paid For
told: 1 You have had the fortieth pie, in five seconds.
told: 2 You were caught with the fortieth pie. He let go of it to hold you.
told: 3 Mr Tabb has explained lard to you, for most of an hour.
told: 4 You have had the lid of the fortieth pie.
told: 5 Mr Tabb has sold forty. He will not put one on the sill again.
image: dinner-still-warm

What became of the last pie on Mr Tabb's tray, and who had it, and how.

= Known on the Lines
category: Hidden
hidden: yes
cap: 20
image: invitation-washing

How often you have been out on the lines of the Rookery.

= Odd Stocking
category: RagTrade
nature: thing
available at: The lines of the Rookery, after Snuff.
image: odd-stocking

It had a fellow. Mr Barnaby Oddlot buys them by the dozen, on the principle that the next may be the one.

= Good Sheet
category: RagTrade
nature: thing
available at: The lines of the Rookery, after Snuff.
image: good-sheet

Turned sides to middle, and good for ten years yet. There is a laundry-mark in the corner, and another under it.

= Monogrammed Napkin
category: RagTrade
nature: thing
available at: The lines of the Rookery, on a lucky night.
image: monogrammed-napkin

Somebody's initials, worked by somebody who could not read them. The gravy is of a good family.

= The Word in the Lining
category: Story
cap: 2
stages: 1 Gone Home to Number Nine, 2 On the Shelf with the Hat
told: 1 Miss Gathercole has the word that she wrote for her niece.
told: 2 What was in the lining stays at Oddlot's, under the bucket.
image: torn-leaf

What Clemency Rudd kept in the lining of the Edward's hat, and where it is now.

= The Hat on the Plank
category: Story
cap: 4
stages: 1 On Its Shelf Again, 2 On Enoch Vail, 3 On Enoch Vail and Not on the Shelf, 4 Carried Home
told: 1 The hat is on its shelf, and you are down for Fridays.
told: 2 The hat is on Enoch Vail, and stays there.
told: 3 A hat is on the shelf. The hat is on Enoch Vail.
told: 4 You carried the hat home. You would not wear it again.
image: hat-brim-up

Whose head it was on when you last saw it, and whether there is anybody at the plank.

= The Figs
category: Hidden
hidden: yes
cap: 1
image: paper-of-figs

One when Granny Oddlot's figs have been weighed.

= The Appointment
category: Story
cap: 5
stages: 1 Kept as Ordered, 2 Kept on the Piano, 3 Kept by Miss Prynne, 4 Cancelled, 5 Kept on Thursdays
told: 1 Mr Orde has been burgled, and Miss Prynne has lost her place.
told: 2 Mr Orde has been burgled by you, in company with you and his neighbours.
told: 3 Miss Prynne has been robbed, to her satisfaction.
told: 4 Mr Orde has taken up cribbage.
told: 5 You have supper with Mr Orde on Thursdays.
image: shuttered-house

What Mr Septimus Orde ordered, for a Thursday, and what he got.

= The Lamps on the Tiles
category: Story
cap: 4
stages: 1 Yours to Keep, 2 Tansy Crewe's, 3 Out, 4 A Street Called Hold Tight
told: 1 The lamps on the Tiles are yours to keep.
told: 2 The lamps on the Tiles are Tansy Crewe's, as they were.
told: 3 The lamps on the Tiles are out.
told: 4 There is a street called Hold Tight, with seventeen lamps in it.
image: chimney-pots

Seventeen jam-jars, from Ladder Court to the Gap, and who has the matches.

= Known on the Tiles
category: Hidden
hidden: yes
cap: 20
image: chimney-pots

How often you have been over the roofs.

= Known at Oddlot's
category: Hidden
hidden: yes
cap: 20
image: luggage-label

How often you have been of use at the scales.

= Blank Key
category: Contraband
nature: thing
available at: Oddlot's, in the Rookery.
image: blank-key

It opens nothing yet, and is in no hurry. Mr Barnaby Oddlot buys them.

= Drawer-Key
category: Contraband
nature: thing
available at: Oddlot's and the Tiles, in the Rookery.
image: drawer-key

Of a drawer, in a room, in a house, where they have lately begun to look behind the barometer.

= Roof-Runner's Leathers
category: Clothing
nature: thing
available at: Oddlot's, in the Rookery, for all the favours that a saucer holds.
enhances: Shadowy 5
image: chimney-pots

Brown, much mended, and rubbed to a shine at the knees. You cannot hear yourself in them.
