= Teas Taken
category: Hidden
hidden: yes
cap: 6
image: cake-dome

How often you have had tea with another of the Aunt's.

= Nights Sat Up
category: Hidden
hidden: yes
cap: 6
image: two-candles

How many nights two candles have stood on one table.

= Doors Held
category: Hidden
hidden: yes
cap: 5
image: door-held-open

How often you have not gone in first.

= Ends Held
category: Hidden
hidden: yes
cap: 5
image: wood-beam

How often you have had hold of one end.

= Sights Seen
category: Hidden
hidden: yes
cap: 4
image: opera-glasses

How many things you have been the second to see.

= Company Asked
category: Hidden
hidden: yes
cap: 4
image: card-case

How often you have asked somebody to the Aunt's.

= Windows Sat At
category: Hidden
hidden: yes
cap: 4
image: watchful

How often you have sent for a second pair of eyes.

= Doors Offered
category: Hidden
hidden: yes
cap: 4
image: door-held-open

How often you have sent somebody a door.

= Ends Put Down
category: Hidden
hidden: yes
cap: 4
image: wood-beam

How often you have stood at one end and waited.
