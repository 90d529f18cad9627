= The Wings
setting: Behind the Curtain
type: Special
by story: yes
cards: no
line: where nobody claps
image: area-steps

Ropes, and a draught.
