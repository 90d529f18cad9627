= Patience
category: BasicAbility
climbs: ever steeper
cap: 10
image: constant

Waiting, and not minding it.

= Shells
category: Currency
nature: thing
image: echoes

Whole ones only. Mr Quell has a drawer for the others.

= Damp
category: Menace
climbs: ever steeper
image: wet-rope

It begins at the cuffs.

= Known at the Window
category: Acquaintance
cap: 1
image: tin-cup

Mr Quell has you down in pencil.

== person 1: Mr Quell
hero: quell-at-his-window

He has counted you in. Nobody has been counted out since Tuesday.
