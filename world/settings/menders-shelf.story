= The Menders' Shelf
travel: no
map: no
outfit: yes
items: no
hand: 2
drops hand: yes
start at: The Menders' Shelf
stay: 12 actions
then: As You Stand
