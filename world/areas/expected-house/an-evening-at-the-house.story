= An Evening at the House
where: The House Where You Are Expected
when: A Chair Nearer the Fire 1+
image: two-uneven-candles
outfit: yes
order: 100
teaser: Two candles, forty tables, and the whole evening before you.

{How the Chair Stands exactly 1: There is no chair between you and the fire. Behind you the row is two chairs longer at the wrong end, and it talks a little lower than it did. Mrs Hartree brings your candles round by the wall.|How the Chair Stands exactly 2: Your lid has been aired. Ferdinand Frewen holds up his hand when he hears you, and Lucian puts something into it for you to have. Mrs Hartree has seen what it is.|How the Chair Stands exactly 3: The fender has been dusted. "Evening, One," says Ferdinand Frewen, and Mrs Hartree lights your candles without counting them.|Mr Tadlow takes your coat. Mrs Hartree has lit both your candles, and shortened the longer, so that they will go out together.} She keeps the keys here, and three hundred drawers of what members left and did not come back for; she would give up a good deal to see one of them claimed.

== Talk across the fire
needs: Talked at the House Today under 1
locked: You have said what you had to say for one evening.
image: tea-table

They will hear anything, and tell you worse. It pays in what you are given to carry home, and in knowing things.

=== always: Across the Fire
gain: Evenings at the House 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50)), Echoes 4
set: What Was Said at the Fire ([What Was Said at the Fire] + 1 - 6 * ([What Was Said at the Fire] / 7)), Talked at the House Today 1, A Day's Work 1

{What Was Said at the Fire exactly 2: Miss Quennell has dropped a stitch in the spring, and would like to know who has been sitting on it. Four members get up. The stitch is found on Colonel Prout, who was not aware that he had been unravelling, and has lost most of a waistcoat.|What Was Said at the Fire exactly 3: They are guessing what is for supper from the noise. It is mutton, says the third chair, for he can hear it being apologised to. You hold out for fish. Mrs Hartree, who has been listening at the hatch, sends up both.|What Was Said at the Fire exactly 4: A young man from the Registry has got a post at last, and does not want it. The whole row advises him. By midnight he has been told to take it, leave it, marry it and set fire to it. He goes home much easier, since nothing could be worse than that.|What Was Said at the Fire exactly 5: The chimney sings when the smoke is in the east, and tonight it is nearly a tune. You give it a second line, Colonel Prout puts in the bass, and a person at the umbrellas who has never spoken turns out to have all the words.|What Was Said at the Fire exactly 6: You tell them about your week. They hear you out, but when you have finished Miss Quennell says that you left out your answer to him. You gave him none, you say; so they spend a very happy hour on what it might have been.|You are asked what it is doing outside. Nothing, you say, but very thickly. That is passed down the row, chair by chair, and comes back from the door as *soup*.}

=== rare 20%: Something to Take Home
turn: kindness found
gain: Evenings at the House 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Keepsake of an Evening 1
set: Talked at the House Today 1, A Day's Work 1
image: monogrammed-napkin

The evening ends as the good ones do, with forty people looking for hats. Mrs Hartree stands at the door with a napkin for each of those who stayed to the last candle, and a thing of no use knotted into it: you have {Evenings at the House 6+: a domino, the double blank, which was yours in any case|a wishbone that nobody had the heart to pull}.

== Sit, and be let alone
needs: Let Alone Today under 1
locked: You have been let alone tonight, and thoroughly.
image: hall-chair

No question is asked of a member who has not asked one first. That is good for the nerves.

=== always: Until the Second Candle
lose: Talk 2, Murmurs 2
gain: Evenings at the House 1
set: Let Alone Today 1, A Day's Work 1
turn: rule with teeth

{Evenings at the House 6+: Your back is known here. They talk round it, at the height of a cat, and once in the hour Lucian Frewen puts a log on.|Mrs Hartree puts a screen about you, as thin as paper, with herons on it. You hear the whole row through it, and it hears nothing from you. When the second candle is down she folds up the herons and tells you what o'clock it is, and there was a good deal outside that has got tired of waiting.}

== Give two keepsakes to the cabinet
pay: Keepsake of an Evening 2
locked: Mrs Hartree gives something out of the cabinet for two keepsakes. They are handed to those who stay late.
image: drawer-key

It has three hundred drawers. What goes in was of no use, but what comes out is generally what you were short of.

=== always: One Out for Two In
gain: Candle-End 14, Echoes 60, Kind 1
turn: bargain

Mrs Hartree unlocks the third drawer of the bottom row and puts in {How the Chair Stands exactly 2: both of yours, next to an orange|both of yours}. "That was an evening," she says, and writes down which. Out of the drawer under it she takes a bundle of candle-ends in a clean cuff, left by a member who had meant to read in bed, and a purse that was put away against a rainy day by a lady who went to live on the Roof. There are to be no thanks, since Mrs Hartree only keeps the keys.

=== rare 15%: The Drawer Under That
gain: Favours: The Roof Fund 1, Candle-End 8, Echoes 40
turn: secret learned
set: A Card for the Door (1 + [A Card for the Door] - 2 * ([A Card for the Door] / 2))

{A Card for the Door exactly 2: Behind that drawer is another card, with a corner down. Mrs Hartree has seen whose it is before you have, and puts her hand over it. It was left by the mate of a Quarantine boat, in the year of the long smoke, and not for any member. It was for the new young woman at the door. They had laid it with theirs, and so nobody ever thought of looking. "He did say that he might call," says Mrs Hartree. "I took it for one of those things that they say, and then I did hear that the boat was lost. A call ought to be returned within the week." She has gone to find her bonnet. It takes the two of you an hour to get down to the water, in those shoes. She turns the corner of one of her own, stoops, and lets go. You keep the lantern on it for as far as there is anything to see.|Your keepsakes will not go in. Behind the drawer a card has slipped down, with one corner turned. A young lady left it for a member, in the year of the long smoke. Mrs Hartree took it from her at the door, being new then, and has never been able to find it. She goes white, and puts on her bonnet, and you carry the lantern. He lives in Tinder Street. He is eighty, and has the kettle on, as he has had it on each evening in case. "Late," says the old man, and reads the name on the card, and then reads it to Mrs Hartree, who is crying into her bonnet-strings. "She was always late."}
