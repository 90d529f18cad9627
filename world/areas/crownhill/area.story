= Crownhill
id: 111
setting: The City
type: District
inside: Underhall
line: everyone here is next to somebody
closed: The steps are being swept, towards you, as you come up them. One is expected on Crownhill, or one is shown the other steps; and you have not been shown them yet.
discovered: Lovibond's List 1+ or Win Tolley's Character 2+
by story: yes
image: crownhill

Terraces, one above another, and each of them looking down. At the top is a spire, and it looks up.
