= Clinker Row
id: 105
setting: The City
type: District
inside: Underhall
line: the fires are owed to someone
closed: {Invited to Clinker Row 1+: You have the right Tuesday, and the right wall. They have had to move the chairs; word will be sent to Number Nine.|Nobody on the corner looks round. One is asked to Clinker Row, or else one is standing in the way.}
by story: yes
image: clinker-row

Furnaces down both sides, and between them a street that is never quite dark and never quite dry.
