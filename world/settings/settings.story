= The City
travel: yes
map: yes
zoom: 3 to 4.5
outfit: yes
items: yes

= On the Rota
travel: no
map: no
outfit: no
items: no
