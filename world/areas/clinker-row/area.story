= Clinker Row
id: 105
setting: The City
type: District
inside: Underhall
line: the fires are owed to someone
closed: {How They Voted 2+: They know you on the Row by now. It was minuted that you were to be kept out, and it would take a motion to let you in, and a Tuesday.|A Hand in the Notice 1+: You have been let in. But the Watch is on the wall, and the chairs are still in Lampwick; Hob Farrow is bringing them back two at a time.|Invited to Clinker Row 1+: You have the right Tuesday, and the right wall. They have moved the meeting to the Aunt's yard, in Lampwick.|Nobody on the corner looks round. One is asked to Clinker Row, or else one is standing in the way.}
by story: yes
image: clinker-row

Furnaces down both sides, and between them a street that is never quite dark and never quite dry.
