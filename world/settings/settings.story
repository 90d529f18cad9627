= The City
travel: yes
map: yes
zoom: 3 to 4.5
outfit: yes
items: yes
