= A Chair Nearer the Fire
category: Story
cap: 3
stages: 1 Sat Before, 2 Asked For, 3 Settled
told: 3 Whose chair it is has been settled, and may not be brought up again. The House Where You Are Expected has other things to say across a fire: come of an evening, and after enough of them you may bring a guest.
lead: yes
done at: 3
next step: 1 Hear what Lucian Frewen has to say about your chair, at the House.
next step: 2 Sit through the counting of the chairs, at the House.
place: 1 The House Where You Are Expected
image: hall-chair

{A Chair Nearer the Fire 3+: Whose chair is second from the fire, at the House Where You Are Expected, has been settled.|A Chair Nearer the Fire 2+: Ferdinand Frewen's ship is expected. He will come in and count chairs.|Your chair at the House Where You Are Expected was moved in before another man's. He will want to speak to you.}

= How the Chair Stands
category: Hidden
hidden: yes
cap: 3
image: hall-chair

One when you kept it, two when you gave it up, three when a first was found that came before it.

= Evenings at the House
category: Hidden
hidden: yes
cap: 10
image: two-candles

How often you have talked across the fire.

= What Was Said at the Fire
category: Hidden
hidden: yes
cap: 6
image: tea-table

Which of them has the word.

= The Second Candle
category: Hidden
hidden: yes
cap: 3
image: two-candles

One when it went up the ladder, two when it stayed on the table, three when you carried it.

= A Guest of the House
category: Hidden
hidden: yes
cap: 3
image: dinner-still-warm

One when it was Pin, two when it was Mr Moss, three when it was the porter.

= Keepsake of an Evening
category: Nostalgia
nature: thing
available at: The House Where You Are Expected gives them, to those who stay.
image: monogrammed-napkin

A wishbone, a domino or a bent spoon, in a napkin. The House keeps a cabinet of them, and gives something better for two.
