= Clinker Row
id: 105
setting: The City
type: District
inside: Underhall
line: the fires are owed to someone
opens: A Hand in the Notice 1+
closed: {Invited to Clinker Row 1+: You have the right Tuesday, and the right wall. They have moved the meeting to the Aunt's yard, in Lampwick, and the Row lets in nobody who is not on the minutes.|Nobody on the corner looks round. Clinker Row does its own asking, at the Aunt's gate, in Lampwick, and you are standing in the way.}
arrival: {How Joe Came Out exactly 2, Known on the Row 10+: The corner makes room for you without looking up. At the pump is a man in a clerk's collar, who sees who it is, and crosses over.|Known on the Row 10+: The corner makes room for you without looking up, and a shovel is put into your hand, in case you should want one.|Known on the Row 4+: "Mind your backs," says the corner, which is what it says to people it knows.|How They Voted 3+: Joe Birkett is at the corner, since you seconded him. He does not say come in; he says that nobody has sent for you, and stands aside.|How They Voted 2+, A Hand in the Notice under 2: It was minuted that you were to be kept out. Hob Farrow has therefore been told off to stop you, which he does by holding up one hand and walking backwards in front of you, the whole length of the Row, pointing out the sights.|Known on the Row 2+: Hob Farrow is at the corner with nothing to carry, and walks in beside you, so that the Watch on the wall shall have two of you to write down.|Hob Farrow is bringing the last two chairs home. He gives you one of them to carry, so that the Watch on the wall will take you for furniture.}
market: yes
image: clinker-row

Furnaces down both sides, and between them a street that is never quite dark and never quite dry. The gas for forty streets is cooked here, and fourteen hundred people are paid for it on Fridays.
