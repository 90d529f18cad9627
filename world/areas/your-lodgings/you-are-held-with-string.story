= You Are Held with String
in: The City
when: Breakages 5+, Introduced 10+
deck: sometimes
frequency: Standard
sticky: yes
image: knotted-string
teaser: There is a knot going, and you have the square to cross.

You are down to string. Mrs Ottaway has done what she can through the hatch{The Mug on the Sill 1+:, and has sent up the glue in a jam-pot,|, and has sent up her riveted mug with the glue in it,} to stand outside your door for the night. At the hip there is a knot going. You can hear it. {Mended 1+: You know how far away the basket is, and what is at the end of the ride.|At eight, people say, there is a basket. They can tell you who carries it. They cannot tell you who does the mending.} You might sit at home, and not bend. But you are expected on the far side of the square.

== Cross the square without bending
challenge: Dangerous 44
needs: Dangerous 33+
second chance: Second Wind
image: gauntlets

If you can be got there upright, the knots will have set, and you will be the better for it. If you are jostled you will be picked up in front of everybody.

=== success: Like a Wardrobe
turn: standing up or down
lose: Breakages 6

You go the way that wardrobes go, one side and then the other. A dog comes round you twice. A cab shouts. At the pump two porters step back from you, with their caps off, and look about for the other men; and you bid them good evening without turning your head. On the far kerb there is a step. You stand before it with the whole of yourself balanced on one heel, choose the foot, and go up.

=== failure: By the Arms and Legs
turn: farce grows
gain: Breakages 3, Talk 1, Dangerous (1 + 4 * least(1, [base Dangerous] / 15) - 4 * least(1, [base Dangerous] / 50))
image: glove-thrown-down

The hip goes. You had been minding your hands. You arrive at the far side by way of four people, who do not know one another, and have each got hold of an end; there is some difference of opinion as to which way up. Miss Pomfret brings the last of you across on a tray. "I found this by the pump, under the seat where the man with the eels was, and I thought, well, somebody will be going home tonight and looking for that," she says.

== Lie on your back for four rings, in the dark
cost: 4 actions
image: flat-iron

The dull way, and it has not failed yet. You would put the candle out, and keep still, and hear whatever there was.

=== always: One of Two
turn: danger
lose: Breakages 7
gain: Nights of String 1
image: unrung-bell

{Nights of String 2+: This time you have locked the door, and put the chair to it. The sound comes at the third ring, where it came before: a hand, laid down flat. You are ready for that. You had not thought of which side of the door it would be on.|You lie in order with your arms at your sides. The house goes to bed round you; the fourth stair, the curate's lid, the range. At about the third ring there is a small sound on the landing, such as a hand would make, laid down flat upon a board.}

You wait for the second one. You go on waiting, with your eyes open, while the knots draw in and set. {Nights of String 2+: In the morning the chair is where you put it. The glue is on the chair, and the brush has been wiped.|You had not locked the door. In the morning the glue outside has been used, and the brush has been wiped.}

== Sleep with both hands outside the blanket
when: Mended 1+
image: mending

{The Hands in the Dark 2+: You know whose hands they were, on the Shelf.|You never saw whose hands they were, on the Shelf. You have wondered about your own.} You would have to fall asleep without knowing what you will do.

=== always: A Knot You Never Learnt
turn: a tie begun
lose: Breakages 6
gain: Hands Left Out 1

{Hands Left Out 2+: The knot is another one, and neater. Somebody has been practising. You find that your sleeve has been turned up to the elbow, on the right, and buttoned back, as a person does it who means to be busy; and along the passage, one after the other, you hear four doors opened, and four people come out and stand there, each with something to show to the next.|The Hands in the Dark 2+: You are mended by the morning, in a knot that you were never taught. On the stair is Miss Pomfret with her left cuff turned back. She cracked her wrist last night, she tells you, and cried herself to sleep; and will you look at it? You look. You would know that work anywhere, the thumb moved over a quarter of an inch. There is one wall between her bed and yours. "It's beautifully done," says Miss Pomfret, and she goes very red, and takes hold of your sleeve where the seam is, and knows it.|You are mended by the morning, in a knot that you were never taught. You lie and look at your hands. There is plaster under the nails, and a hole in the wall behind the bed, about as big as an egg. You put your eye to it. On the other side is an eye.}
