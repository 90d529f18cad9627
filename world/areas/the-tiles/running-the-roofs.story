= Running the Roofs
where: The Tiles
outfit: yes
image: chimney-pots
order: 200
teaser: {Known on the Tiles 12+: There is a load at the trap with your name on it.|There are loads for the Gap, and they want legs.}

All that is left in the Rookery goes out by the roofs: in at the trap at Ladder Court, and over to the Gap, where Sabine Fray sees to who gets it. {Known on the Tiles 12+: She keeps the awkward ones for you, such as birdcages, and anything with a pendulum.|Known on the Tiles 4+: She has stopped asking you whether you have eaten.|"You will be told to look at your feet," says Sabine. "Do not look at them. See that they are properly dressed, as you would for two children going out, and after that you must just hope that they were listening."} Boots are heard up here. Slippers are not.

== Run a load to the Gap
needs: Load Run Today under 1
locked: The Gap takes one load a night.
challenge: Shadowy 25
second chance: Ready Excuse
image: hand-barrow

You would have four sheets knotted at the corners, with the load in them, on your back, and a bedroom under every slate. What you wear will settle whether they hear a draught or a burglar.

=== success: A Draught
gain: Good Sheet 1, Odd Stocking 2, Known on the Tiles 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Loads to the Gap ([Loads to the Gap] + 1 - 5 * ([Loads to the Gap] / 6)), Load Run Today 1, A Day's Work 1
image: chimney-pots

{The Lamps on the Tiles exactly 3: You run from memory now, with the jars all dark, and count your steps under your breath: eight, chimney; twelve, gutter.|You run by the jars: chimney, chimney, gutter, and the long ridge.} {Loads to the Gap exactly 2: Halfway over you meet a girl coming back empty. There is room for one; so you each breathe in, and go round like the people on a weather-house.|Loads to the Gap exactly 3: You have a bird-cage tonight, with the bird. It has promised to be quiet, and is, as far as the Assize, where it says "Mind the step" in the voice of a butler. A constable four floors below, who had been about to fall down some, thanks it.|Loads to the Gap exactly 4: The load is a hip-bath, and you wear it. There are seventy chimneys between here and the Gap, and you know the note of each of them by the time that you take it off.|Loads to the Gap exactly 5: Out on the long ridge sits a couple with their boots off, very quiet, and there is no way round. They lift up their feet for you. "It's only sheets," he tells her; and she wonders if you could spare one, for the smuts.|Loads to the Gap exactly 6: There is a grandfather clock on your back tonight, going, and it strikes over the Assize. The constable underneath puts his watch right.|A man in a nightshirt puts up his window, looks you in the knees, and says to somebody behind him that it is nothing.}

Sabine pays in sheets.

=== rare success 9%: Addressed
set: A Letter to the Roof (1 + [A Letter to the Roof] - 2 * ([A Letter to the Roof] / 2)), Load Run Today 1, A Day's Work 1
turn: a tie begun
gain: Monogrammed Napkin 1, Known on the Tiles 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
image: monogrammed-napkin

{A Letter to the Roof exactly 2: Tonight's load is a top that was pawned, and its whip, on their way back to the same nursery. You let them down on the stocking. The napkin that comes up has the crest on it, and writing, in jam. *To the Roof,* it says. *What is it like. I have spots and may not look out.* Sabine reads that over your shoulder. There are three more loads to go, she says, and it does not do to begin. You have no pen. There is any amount of soot. *Dark,* you write, with a finger. *Four chimneys and a cat.* Before you are up off your knees the stocking pulls, twice. *What is the cat doing?* Sabine sits down on the ridge with her chin in her hand. "Go on, then," she says. "Have a look at it."|Tonight's load is a christening-spoon that was pawned, on its way back to the baby. You let it down a chimney on a stocking. Up the same chimney, on the same stocking, comes a napkin with a crest, which Sabine says will be the godfather's idea of a tip.}

=== failure: A Bedroom
gain: Good Sheet 1, Breakages 1, Known on the Tiles 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Load Run Today 1, A Day's Work 1
only if: Breakages under 8
image: iron-bed

The slate that goes is not the one you were standing on. {Known on the Tiles 12+: Mrs Quarles has moved the bed under that window since the last time. You come down in the middle of it. On the table by your head there is arnica, and a cup of something; and she would be glad to know, she says, without looking up from her knitting, whether your friends may be expected too.|Known on the Tiles 4+: By this time you fall with the load underneath; so you arrive in the bedroom of a Mrs Quarles on top of three sheets and a bolster, thank her for the use of it, and go on by her stairs with what has not burst.|It is the one that you had hold of. You go down the roof on your front, in among a good many more, and through a lady's dormer as far as the waist; and there you give her a sheet to say nothing, and she, when she has had a look at your chin, gives you the sticking-plaster.}

== Lie along the ridge, and learn who locks what
challenge: Watchful 39
needs: Watchful 30+, Ridge Lain On Today under 1
locked: A ridge that has been lain on is watched until morning.
second chance: Borrowed Lens
image: drawer-key

Nothing is carried. You lie still for the length of a ring, above the lit windows, and see where people put their keys. But a thing on a ridge that does not smoke is not a chimney, and the Watch counts chimneys.

=== success: Behind the Barometer
gain: Drawer-Key 1, Known on the Tiles 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: On the Ridge ([On the Ridge] + 1 - 7 * ([On the Ridge] / 8)), Ridge Lain On Today 1, A Day's Work 1
image: drawer-key

{On the Ridge exactly 2: You have learnt to wait for the second place. They put the key in the first for the look of the thing, and see that the cat has gone out, and move it.|On the Ridge exactly 3: A cook in Tontine Steps carries the key about with her all day, down her neck, and at night puts it under the cat's dish. You wait until she has gone up. Then the cat comes out, and moves the dish.|On the Ridge exactly 4: On a third floor two brothers are waiting, each for the other to be asleep. You watch them be asleep at one another. Towards two o'clock they both get up, with great care, and meet at the same loose tile.|On the Ridge exactly 5: A lady is burying a tin in her window-box, by feel. It is the fourth. She has a trowel for it, with a bow; and when the geraniums are patted down again she goes in and writes in a book where it is not.|On the Ridge exactly 6: A locksmith lives at Number Thirty, and lies awake. He comes down five times, to see to it: two bolts, a bar, and a dog. Then he takes up the candle; and there is his key in the door, on the outside, with his hat hung upon it.|On the Ridge exactly 7: You are not alone up here. Four along from you a chimney shifts its feet; and when the light goes out in the house between, it takes off a glove, and shows you on its fingers which stair.|On the Ridge exactly 8: By now you could lock up the whole of Tontine Steps for them, and you know which ones would thank you. Behind the barometer, under the aspidistra, in the dog.|A gentleman hides a key in a vase, and a second key, to that, in a second vase; and his wife comes in with the candle and changes round the vases.} {The Appointment exactly 5: You do not look in at Mr Orde's, where you have supper on Thursdays.|The Appointment exactly 4: At Number Four they are playing cribbage for walnuts, and you pass over it.|The Appointment exactly 1: At Number Four there is a card in the area window, for a housekeeper.|The Appointment 2 to 3: Number Four has company.|}

Young Oddlot, who cuts nothing himself, knows a man who does, and what comes of it is shared.

=== failure: One Chimney Over
gain: Drawer-Key 1, Particulars 7, Known on the Tiles 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Ridge Lain On Today 1, A Day's Work 1
image: handcuffs

"Twenty-three," says a constable in the street below. "It was twenty-two." {Known on the Tiles 12+: He does not get out his ladder. He has written to the landlord, about a chimney that comes and goes; and he reads you the reply from the pavement, by his lantern, to the effect that it must be somebody's and is to be swept, and that the tenants are to be counted in the meanwhile. He counts you.|Known on the Tiles 4+: You put up your collar and begin to smoke, and he is very nearly satisfied. Then you cough. It goes into his book as a defective flue, of medium height, with a cold.|He borrows a ladder, to be certain, and you have to leave by way of a gutter that was not meant for it. When he gets there the slates have kept the shape of an elbow. "Left," he writes under it. "Or right."}
