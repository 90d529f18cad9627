= Old Tithe
travel: no
map: no
outfit: yes
items: no
hand: 2
drops hand: yes
start at: Old Tithe
stay: 12 actions
then: The Twelfth Sunday
