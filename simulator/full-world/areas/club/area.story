= The Club
setting: Town
inside: Land
type: District
line: members only
members: yes
closed: The porter has looked at you and through you.
image: club

Leather, and somebody asleep in it.
