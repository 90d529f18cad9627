= The Felt Rooms
travel: no
map: no
outfit: yes
items: no
hand: 2
drops hand: yes
start at: The Felt Rooms
stay: 12 actions
then: The Twelfth Bowl

= The Long Account
travel: no
map: no
outfit: yes
items: no
hand: 2
drops hand: yes
start at: The Long Account
stay: 12 actions
then: The Twelfth Row
