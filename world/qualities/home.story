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

The key to a loft over the Ringing Hall, with two nails. Mr Dacre dropped it on the slate before he gave it to you, and told you that it was iron.

= A Shelf-Mark at Oddlot's
category: Circumstance
nature: thing
available at: Granny Oddlot's, for four favours, or for a night on the shelf.
image: luggage-label

A brass ticket on a loop of string. It gives your row, your hook, and your weight with boots, and is good for a hammock with two nails.

= Key to Number Four
category: Circumstance
nature: thing
available at: Mrs Pennifold, at the Gallipot, for five favours and a round of applause.
image: lock-under-glass

The key to a dressing-room at the Gallipot, with room for three cards. It is tied to a powder-puff, so that no player shall take it home in a pocket.

= Mr Dacre's Ear
category: Hidden
hidden: yes
cap: 2
image: ear-trumpet

Whether Mr Dacre has tried your hearing: 1 you can tell, 2 you cannot.

= Moves by Handcart
category: Hidden
hidden: yes
cap: 10
image: hand-barrow

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
image: flat-iron

How often you have gone to bed with all of you.

= Evenings as Another
category: Hidden
hidden: yes
cap: 10
image: false-moustache

How often you have crossed your own floor as a person the Watch has not drawn.

= Evenings Not At Home
category: Hidden
hidden: yes
cap: 10
image: veil

How often you have been out, in your own chair.

= Evenings with a Book
category: Hidden
hidden: yes
cap: 10
image: pamphlet

How many nights you have read by what was left of other nights.

= Number Four Explained
category: Hidden
hidden: yes
cap: 2
image: bell-wires

Whether Mrs Pennifold has told you who fetched Miss Amory: 1 she has, 2 she let you go on.

= Nurse's Round
category: Hidden
hidden: yes
cap: 5
image: nurse-time

Which of Nurse Time's five visits was the last.

= Nurse Waits
category: Hidden
hidden: yes
cap: 1
image: nurse-time

She has stayed behind for a word.

= Nurse's Seven Names
category: Hidden
hidden: yes
cap: 1
image: signature

Whether you have got her round signed for.

= Nurse Time's Chair
category: Acquaintance
cap: 2
stages: 1 Has Been Asked to Sit. See in a week whether she will again., 2 Sits Down. Sign for her round.
relationship: {Nurse Time's Chair 2+: She has three hundred and ten people to look in on, and one who looks at her boots.|You turned up the gas and asked, and she took the chair. Whether she takes it again will be seen in a week.}
image: nurse-time

Nurse Time, of the district, calls every seventh day, sent for or not. {Nurse Time's Chair 2+: She sits down, now, when she comes.|She is better at it than at being called upon.}

= A Kindly Interruption Owed
category: Hidden
hidden: yes
cap: 1
image: burning-candle

Half a candle, once a week, from a girl with an armband.

= A Convenient Coincidence
category: Advantage
nature: thing
cap: 1
use: Whom Would You Have Met
available at: Nurse Time leaves one when she calls.
image: visiting-order

A district ticket, good for one meeting that was bound to happen. Use it at any corner.

= Mr Lisle's Friday
category: Hidden
hidden: yes
cap: 3
image: letter

What was done with the rent of a gentleman who has gone up: 1 kept in his hat, 2 he was written to, 3 looked into.

= Lutter's Felt
category: Hidden
hidden: yes
cap: 3
image: drawstring-purse

What became of the purse with felt in it: 1 you stamped, 2 you were deaf, 3 he tried the bankers.

= The Third Row
category: Hidden
hidden: yes
cap: 3
image: lost-umbrellas

How it went when you were offered for: 1 to dinner, 2 an offer for her, 3 you bought your ticket.

= Beginners Called
category: Hidden
hidden: yes
cap: 3
image: footlights

How Miss Amory's call was answered: 1 by you, 2 struck off, 3 not at all.

= Nights as Goods
category: Hidden
hidden: yes
cap: 5
image: lost-umbrellas

How often Mrs Bellchamber has had you for her hall.

= Asked on the Stair
category: Hidden
hidden: yes
cap: 5
image: cheek

How often the lodgers have been well at you.
