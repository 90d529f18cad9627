= Where You Live
category: Hidden
hidden: yes
cap: 5
image: your-lodgings

Where your hat hangs: 1 half-landing, 2 second-floor front, 3 Ringing Hall, 4 hammock, 5 dressing-room.

= Key to the Slate Loft
category: Circumstance
nature: thing
available at: Mr Dacre's table, at the Bazaar.
image: the-area-key

Mr Dacre dropped it on the slate before he gave it to you, and told you that it was iron, which you had supposed.

= A Shelf-Mark at Oddlot's
category: Circumstance
nature: thing
available at: Granny Oddlot's, for four favours, or for a night on the shelf.
image: tally

A brass ticket on a loop of string. It gives your row, your hook, and your weight with boots.

= Key to Number Four
category: Circumstance
nature: thing
available at: Mrs Pennifold, at the Gallipot, for five favours and a round of applause.
image: lock-under-glass

The key to a dressing-room. It is tied to a powder-puff, so that it shall not be taken home in a pocket.

= Mr Dacre's Ear
category: Hidden
hidden: yes
cap: 2
image: echoes

Whether Mr Dacre has tried your hearing: 1 you can tell, 2 you cannot.

= Moves by Handcart
category: Hidden
hidden: yes
cap: 10
image: trunk

How often Jem Hatch has moved you.

= Quiet Evenings
category: Hidden
hidden: yes
cap: 10
image: grate

How often you have sat with the lamp down and listened to nobody.

= Evenings Lying Flat
category: Hidden
hidden: yes
cap: 10
image: knotted-string

How often you have gone to bed with all of you.

= Evenings as Another
category: Hidden
hidden: yes
cap: 10
image: footprints

How often you have crossed your own floor as a person the Watch has not drawn.

= Evenings Not At Home
category: Hidden
hidden: yes
cap: 10
image: visiting-card

How often you have been out, in your own chair.

= Evenings with a Book
category: Hidden
hidden: yes
cap: 10
image: pamphlet

How many nights you have read by what was left of other nights.

= The Shelf Looked At
category: Hidden
hidden: yes
cap: 10
image: bishop-shelf

How often Miss Pomfret has been shown your shelf.

= Number Four Explained
category: Hidden
hidden: yes
cap: 2
image: bell-wires

Whether Mrs Pennifold has told you who fetched Miss Amory: 1 she has, 2 she let you go on.
