= Running the Roofs
where: The Tiles
outfit: yes
image: ladder
order: 200
teaser: {Known on the Tiles 12+: There is a load at the trap with your name on it.|There are loads for the Gap, and they want legs.}

All that is left in the Rookery goes out of it by the roofs: in at the trap at Ladder Court, and over to the Gap, where Sabine Fray sees to who gets it. {Known on the Tiles 12+: She keeps the awkward ones for you, such as birdcages, and anything with a pendulum.|Known on the Tiles 4+: She has stopped asking you whether you have eaten.|"You will be told to look at your feet," says Sabine. "Do not look at them. See that they are properly dressed, as you would for two children going out, and after that you must just hope that they were listening."} Boots are heard up here. Slippers are not.

== Run a load to the Gap
challenge: Shadowy 28
second chance: Ready Excuse
image: soft-boots

You would have four sheets knotted at the corners, with the load in them, on your back, and a bedroom under every slate. What you wear will settle whether they hear a draught or a burglar.

=== success: A Draught
gain: Good Sheet (1 + 2 * least(1, [base Shadowy] / 20)), Odd Stocking 2, Known on the Tiles 1, Shadowy 2
image: soft-boots

{The Lamps on the Tiles exactly 3: You run from memory now, with the jars all dark, and count your steps under your breath: eight, chimney; twelve, gutter.|You run by the jars: chimney, chimney, gutter, and the long ridge.} {Known on the Tiles 12+: There is a grandfather clock on your back tonight, going, and it strikes over the Assize. The constable underneath puts his watch right.|Known on the Tiles 4+: Halfway over you meet a girl coming back empty. There is room for one; so you each breathe in, and go round like the people on a weather-house.|A man in a nightshirt puts up his window, looks you in the knees, and says to somebody behind him that it is nothing.}

Sabine pays in sheets.

=== rare success 9%: Addressed
gain: Monogrammed Napkin 1, Known on the Tiles 1, Shadowy 2, Echoes (3 + 13 * least(1, [base Shadowy] / 20))
image: monogrammed-napkin

Tonight's load is a christening-spoon that was pawned, on its way back to the baby. You let it down a chimney on a stocking. Up the same chimney, on the same stocking, comes a napkin with a crest, which Sabine says will be the godfather's idea of a tip.

=== failure: A Bedroom
gain: Good Sheet 1, Breakages 1, Known on the Tiles 1, Shadowy 1
only if: Breakages under 8
image: breakages

The slate that goes is not the one you were standing on. {Known on the Tiles 4+: By this time you fall with the load underneath; so you arrive in the bedroom of a Mrs Quarles on top of three sheets and a bolster, thank her for the use of it, and go on by her stairs with what has not burst.|It is the one that you had hold of. You go down the roof on your front, in among a good many more, and through a lady's dormer as far as the waist; and there you give her a sheet to say nothing, and she, when she has had a look at your chin, gives you the sticking-plaster.}

== Lie along the ridge, and learn who locks what
challenge: Watchful 22
second chance: Borrowed Lens
image: drawer-key

Nothing is carried. You lie still for the length of a ring, above the lit windows, and see where people put their keys. But a thing on a ridge that does not smoke is not a chimney, and the Watch counts chimneys.

=== success: Behind the Barometer
gain: Drawer-Key (1 + 2 * least(1, [base Shadowy] / 20)), Known on the Tiles 1, Watchful 2
image: drawer-key

{Known on the Tiles 12+: By now you could lock up the whole of Tontine Steps for them, and you know which ones would thank you. Behind the barometer, under the aspidistra, in the dog.|Known on the Tiles 4+: You have learnt to wait for the second place. They put the key in the first for the look of the thing, and see that the cat has gone out, and move it.|A gentleman hides a key in a vase, and a second key, to that, in a second vase; and his wife comes in with the candle and changes round the vases.} {The Appointment exactly 5: You do not look in at Mr Orde's, where you have supper on Thursdays.|The Appointment exactly 4: At Number Four they are playing cribbage for walnuts, and you pass over it.|The Appointment exactly 1: At Number Four there is a card in the area window, for a housekeeper.|The Appointment 2 to 3: Number Four has company.|}

Young Oddlot, who cuts nothing himself, knows a man who does, and what comes of it is shared.

=== failure: One Chimney Over
gain: Drawer-Key 1, Particulars 7, Known on the Tiles 1, Watchful 1
image: particulars

"Twenty-three," says a constable in the street below. "It was twenty-two." {Known on the Tiles 4+: You put up your collar and begin to smoke, and he is very nearly satisfied. Then you cough. It goes into his book as a defective flue, of medium height, with a cold.|He borrows a ladder, to be certain, and you have to leave by way of a gutter that was not meant for it. When he gets there the slates have kept the shape of an elbow. "Left," he writes under it. "Or right."}
