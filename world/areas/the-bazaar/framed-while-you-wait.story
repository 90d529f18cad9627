= Framed While You Wait
where: The Bazaar
when: Introduced 10+, base Watchful 31+ or base Shadowy 31+ or base Dangerous 31+ or base Persuasive 31+
image: sitters
order: 320
teaser: Miss Gilling will put an edge on anybody.

Miss Adah Gilling sells mouldings by the foot, between the bishops and the scales, and wants to see your likeness in one of them before she shuts. It will show wherever people look you up. "The face stays as it is," she says through a mouthful of pins. "It only stops sooner." Her brother Ned paints what goes behind, and has one cloth dry.

== Be put in jet
cost: 0 actions
pay: Echoes 30
locked: Thirty pence, and Miss Gilling does not cut on credit.
image: decent-black

It is worn for a loss. She will not ask whose.

=== always: The Jet
frame: jet

She fits it in silence, and is gentle at the corners. {Murmurs 3+: "You hear them too," she says at the last tack, not asking, and puts in a second one. | You go over, one by one, the people whom you left at the top of the stair. "They are all well," says Miss Gilling, "as a rule."}

== Be put in silver
cost: 0 actions
pay: Echoes 30
locked: Thirty pence, and Miss Gilling does not cut on credit.
image: spare-face

It wants rubbing up weekly, or else tells on you.

=== always: The Silver
frame: silver

"There," says Miss Gilling, and lets you have it at arm's length. You see a person who is waited upon. {Proud 3+: It strikes you as a good likeness. Ned Gilling, who has no eye, says that you have been done more than justice. | You look round to see by whom, and Ned Gilling, who was only passing with the ladder, touches his cap.}

== Be put in green copper
cost: 0 actions
pay: Echoes 30
locked: Thirty pence, and Miss Gilling does not cut on credit.
image: easel

This has been at sea. She will not say in what, but there was glass in it.

=== always: The Copper
frame: verdigris

It was a porthole until the Tuesday. When she has tapped it home there is a line in it where the water used to come to. {Wayward 3+: It is at the level of your eyes. "That is you all over," says Miss Gilling. | It is at the level of your chin. "I can't get that out," says Miss Gilling, "but hardly anybody has been known to drown of it."}

== Be put in bone
cost: 0 actions
pay: Echoes 30
locked: Thirty pence, and Miss Gilling does not cut on credit.
image: chipped-saucer

From the kitchens, boiled white, and carved on wet evenings by a footman who had meant to be a dentist.

=== always: The Bone
frame: bone

You are asked to smile, for the fit. {Merry 3+: It is wider than the moulding, and a length has to be let in under each ear. | Miss Gilling measures that against the moulding and takes off a sixteenth.} "He has done you the molars," she remarks. "He doesn't for everyone."

== Have the Bazaar painted behind you
cost: 0 actions
pay: Echoes 40
locked: Forty pence, for the paint. Ned Gilling has been caught before.
image: the-bazaar

Nine acres of it, on twelve feet of sheet.

=== always: Nine Acres
banner: the-bazaar

He has got in every stall but his sister's. She finds the place, with a pin, and there is a short conversation between the two of them. {Favours: The Roof Fund 3+: When the cloth is hung there is a curate in the gap, with a plate. | When the cloth is hung the bishops have been moved up, and in the gap stands a woman an inch high, in wet paint, holding a frame.}

== Take all of it down again
cost: 0 actions
image: ladder

The plain frame that they give you at the top of the stair, and the street as it comes.

=== always: As You Came
frame: none
banner: none

Miss Gilling does not give money back. {Thrifty 3+: You have asked, and now you ask her for the tacks; she counts six of them into your hand, and keeps the bent one. | She holds up your face without its edge, and waits for you to be sorry.} Ned has the cloth down already, and is looking at the other side, to see whether it would take a ship.
