= The Shed
setting: The Roof
type: District
inside: The Whole Roof
market: yes
opens: Shed Key 1+
closed: It is locked. Bashir has the key, and a bean row that wants tying up.
line: four people fit if nobody waves
image: shed

It was a lift motor room once. The motor is still there, with seedlings on it.
