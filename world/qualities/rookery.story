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
