= Echoes
id: 22390
category: Currency
nature: thing
flaunt: no
image: echoes

Money, in pence. Drop it on slate and a true coin answers; bad money only thuds. A hundred pence make one Echo.

= Candle-End
category: Luminosity
nature: thing
available at: Most people in Lampwick pay small debts in them.
image: an-inch-of-candle

An inch of somebody else's evening. Forty-One, in the Bazaar, buys them by weight, towards the Roof.

= Brass Bell-Button
category: Treasure
nature: thing
use: Which Way Is Up
image: bell-button

One button, stamped with a bell. It came off a stranger's waistcoat and has been trying to roll uphill since.

= Strapped Trunk
category: Treasure
nature: thing
use: Under Your Own Name
image: strapped-trunk

Twelve years one man tried to lose it. The ink on the label was fresh, and the name is yours.

= Favourable Notice
category: Epistolary
nature: thing
use: Nine Kind Lines
image: paper-cuff

A paper cuff with nine kind lines on it, reviewing your third act. You have lately finished the first.

= Pen-Wiper in the Shape of a Bishop
category: Curiosity
nature: thing
available at: The table of gifts in the Bazaar, at twenty pence.
image: bishop-of-felt

Purple felt, glass eyes, an expression of having been told. Aunts are understood to like them. No aunt has said so.

= The Silhouettist's Ticket
id: 126872
category: Curiosity
nature: thing
available at: Mr Crimp the silhouettist, in Wick Row, once you have taken tea with the Aunt.
image: spare-face

Admits one, to sit. With it your face can be changed once for nothing: under *Myself*, at your cameo.
