= Behind the Curtain
outfit: no
items: no
