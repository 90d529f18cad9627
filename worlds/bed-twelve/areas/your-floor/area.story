= Your Own Floor
setting: Indoors
type: Special
by story: yes
discovered: Backache 5+
cards: no
line: flat 112, between the sofa and the door
image: your-floor

You have never looked at this ceiling before. Somebody has written on it in pencil.
