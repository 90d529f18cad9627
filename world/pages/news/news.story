= Once a Day
when: Introduced 10+
image: stack-of-coins
order: 1
link: /help

Most of the city's work is given to nobody twice in a day. It keeps one in candle-ends and mutton, and whoever wants more may dare more for it, at Court Nine, on the Tiles, in the Ring and at the Gallipot.

= Thirteen Days
when: The Washing-Book 1+
image: keyhole
order: 2
link: /messages

The story of the bell-rope goes on for thirteen days, in seven parts. Each part calls for you when it is due, at home or not; what it leaves for you lies under Messages.

= Four Wards Receive Callers
when: A Case for the Assize 1+ or A Place Among the Perquisites 1+ or A Part on Southbank 1+ or A Hand in the Notice 1+
image: lamp-post
order: 3

The Assize, the Rookery, Southbank and Clinker Row are lit. Whichever asked for you first, the Aunt knows the way to the other three. Other wards stand on the map already, and receive nobody yet.

= Underhall Is Open
when: Introduced 10+
image: lamplighting
order: 4
link: /help

Your character is written, and the city is yours to walk about in. What is done by two begins at *The Other Chair*, in Lampwick. What does not work as it should is best told to whoever keeps this house; how, and how everything else is done, stands on the page of help.
