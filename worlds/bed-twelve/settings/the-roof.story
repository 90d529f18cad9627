= The Roof
travel: yes
map: yes
travel button: Go round
