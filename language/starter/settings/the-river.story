= The River
travel: yes
map: yes
outfit: yes
items: yes
