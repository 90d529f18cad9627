= Town

= Attic
endless draw: yes
deck of: Town
hand: 2
outfit: no
start at: The Attic

= Cell
travel: no
map: no
outfit: yes
items: no
hand: 2
drops hand: yes
start at: The Cell
stay: 6 actions
then: The Door Opens

= Afloat
travel: no
map: no
items: yes
deck of: Town
start at: The Island
