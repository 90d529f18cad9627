= The Endless Setting
endless draw: yes
hand: 2
