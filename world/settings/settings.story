= The City
travel: yes
map: yes
outfit: yes
items: yes
