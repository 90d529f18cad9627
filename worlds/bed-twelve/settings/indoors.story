= Indoors
travel: no
map: no
