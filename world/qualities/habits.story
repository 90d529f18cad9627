= Hours at Lost Property
category: Hidden
hidden: yes
cap: 10
image: lost-umbrellas

How often you have sold people what they had left behind.

= Hours at the Scales
category: Hidden
hidden: yes
cap: 10
image: scales

How often you have weighed candle-ends against a scone.

= Goods Looked Over
category: Hidden
hidden: yes
cap: 10
image: borrowed-lens

How often you have found the wear on something brought back.

= Goods Sent Home
category: Hidden
hidden: yes
cap: 10
image: word-in-season

How often you have sent a thing home again with its owner.
