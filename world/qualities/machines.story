= Points Proved
category: Progress
cap: 12
text: proved 2 You have two points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 3 You have three points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 4 You have four points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 5 You have five points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 6 You have six points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 7 You have seven points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 8 You have eight points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 9 You have nine points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 10 You have ten points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 11 You have eleven points. Three clear her, seven take the bell off the wall, and twelve is the most.
text: proved 12 You have twelve points, and more will not be written down. She is cleared, and the bell comes off the wall.
image: bundle-of-letters

What the dark has written down for the one you stand for.

= Patience of Court Nine
category: Progress
target: 4
text: patience 1 The court will listen once more, and must believe you.
text: patience 2 The court has a patience of two: what is believed spends one, and the first thing that is not ends the sitting.
text: patience 3 The court has a patience of three: what is believed spends one, and the first thing that is not ends the sitting.
text: patience 4 The court has a patience of four: what is believed spends one, and the first thing that is not spends three.
image: clock-that-runs-on-manners

How much longer you will be listened to. Nobody has ever heard it given back.

= Witnesses Heard
category: Hidden
hidden: yes
cap: 3
image: knuckles-on-a-door

How many you have called. The rail has three hooks for their hats.

= The Pen in the Dark
category: Randomizer
hidden: yes
step: 30
text: pen 1 The pen above you has stopped.
text: pen 5 The pen above you starts and stops.
text: pen 6 The pen above you goes slowly.
text: pen 7 The pen above you is writing.
text: pen 8 The pen above you runs on ahead of you.
image: wall-ear

How well you are being listened to, so far as one can tell without a light.

= The Accused
category: Hidden
hidden: yes
cap: 12
text: woman 0 She
text: woman 1 Tess
text: woman 2 Lil
text: woman 3 Kate
text: woman 4 Annie
text: woman 5 Jane
text: woman 6 Maggie
text: woman 7 Susan
text: woman 8 Edith
text: woman 9 Hannah
text: woman 10 Sarah
text: woman 11 Esther
text: woman 12 Bridget
text: accused 1 Tess, a housemaid of twenty, whose sister went up two years ago. She hums.
text: accused 2 Lil, a housemaid, whose sister went up in the spring. She has had her hair done.
text: accused 3 Kate, a housemaid, whose sister went up before her. Her bag is packed for two.
text: accused 4 Annie, a housemaid, whose sister went up the winter before last. She has her best hat on.
text: accused 5 Jane, a nursery-maid. She has a baby out at nurse, who wakes at four.
text: accused 6 Maggie, a nursery-maid. Her baby takes milk from nobody else, and is fed at four.
text: accused 7 Susan, a nursery-maid, with a clean cap. A woman in Coke Lane has her baby until four.
text: accused 8 Edith, a nursery-maid. Her baby is cutting a tooth, and from four on nobody else can quiet him.
text: accused 9 Hannah, a cook. Her daughter has the scullery of the same house.
text: accused 10 Sarah, a cook of sixty. Her daughter washes up for her, in the scullery.
text: accused 11 Esther, a cook, with a burnt arm. Her daughter is scullery-maid under her.
text: accused 12 Bridget, a cook, who does not look at you. Her daughter is in the scullery.
text: says 1 Tess is humming, under her breath, a tune that wants one line. "My sister has the rest," she tells you. "I'd have gone up this morning. It's Mother that's paying you."
text: says 2 "Don't lean back," says Lil. "I've had my hair done for it, and it took three hours." It is her mother who pays you, so that nobody up there shall see it.
text: says 3 "Take the other handle," says Kate. Her own things are on top, in the bag, and her sister's winter ones under them. "Mother pays you to keep me here. She never thought who's to carry this."
text: says 4 "It's my mother that's paying," says Annie, quite loudly. "I'd have gone up this morning. Do it badly, and you can have my good umbrella."
text: says 5 "If you please, what time is it?" she asks. It has struck two. "Then I have until four," says Jane, as people speak of money.
text: says 6 The front of Maggie's gown is wet, and she stands off from you a little. It has struck two. "He won't have it from a cup," she says. "They'll tell him I'm coming, and he'll believe them."
text: says 7 "She has him until four," says Susan, of the woman in Coke Lane. "And then?" you ask. "Then he goes out on the step," says Susan. "It's in the price." It has struck two.
text: says 8 She has given you something to hold, a bone ring, with the mark of one tooth in it. "He'll be screaming for that at four," says Edith. "I came out with it in my pocket."
text: says 9 "If it asks whose bell it was, you don't know," says Hannah. You say that you do not. "No," says Hannah. "I do."
text: says 10 "I've had sixty years," says Sarah. "Whoever it was for, they'd have got more use out of her." You had not thought that it was for anybody else. You think so now.
text: says 11 She has put her burnt arm round your neck, like somebody who is to be carried. "Tell it what you like of me," says Esther in your ear. "If you tell it who washes up, I'll pull."
text: says 12 "I was told that you were honest," says Bridget. It is the first thing that she has said to you. "I asked them for the other one."
image: bonnet-with-its-strings

Who is behind you in the dark. From 1 a housemaid who would like to go up, from 5 a nursery-maid with a child, from 9 a cook who knows whose bell it was.

= How Court Nine Rose
category: Hidden
hidden: yes
stages: 1 Put Out, 2 Bound Over, 3 Put Off, 4 Found, 5 Struck Out
image: judge-in-his-wig

What became of the last one you stood for.

= Best of Your Week in Court Nine
category: Accomplishment
flaunt: no
image: unrung-bell

The most that you have proved in the dark, in one sitting, in seven days.

= Most Ever Proved in Court Nine
category: Venture
shared: yes
image: unrung-bell

The most that anybody has proved there. It is chalked on the door, without a name.

= Load on Your Back
category: Progress
cap: 8
image: wet-rope

In bundles. Each roof has as much waiting for you as you have brought to it.

= Noise on the Tiles
category: Progress
cap: 6
image: postmans-boots

What the people under you have heard of you so far tonight. The more there is of it, the likelier you are to be seen on the next roof.

= Roofs Behind You
category: Hidden
hidden: yes
cap: 6
image: roof-square

How many times you have moved, or lain still, since you went up. By the sixth it is light.

= The Light on the Tiles
category: Randomizer
hidden: yes
step: 25
text: light 1 The next roof has a lit window in it.
text: light 11 Somebody is going by below, with a lamp.
text: light 12 There is half a moon.
text: light 13 The moon is behind a stack.
text: light 14 You cannot see your own hands.
image: lamp-and-ladder

How little there is of it, less whatever noise you have made.

= The First Bundle
category: Hidden
hidden: yes
cap: 6
text: inside 1 It was Ellen Mott's, a scullery-maid: a nightgown, two dusters, and a cake with *For the Family* on it in almonds.
text: inside 2 It belonged to the brothers Crane: two razors, two clean collars, and one Sunday coat between them.
text: inside 3 It was a boot-boy's: a pair of boots, blacked underneath as well, and a copybook with *Alfred, his book* in it.
text: inside 4 It was Letty Stote's, from the Save-All: a blue bathing-dress that has never been wet. She had meant to learn swimming.
text: inside 5 It was Mr Orchard's, of Tinder Street: a shirt, a razor, and a teaspoon. He was rung for at his tea. His wife is Mrs Cope now.
text: inside 6 It was a footman's: a spare collar, a milk tooth in a pill-box, and a sealed letter for Miss Frame, at the Bell-Board.
image: strapped-trunk

Whose bundle Sabine Fray showed you, as it is seen when it comes open.

= The Boot-Boy's Name
category: Hidden
hidden: yes
cap: 3
image: written-character

One when Keziah Strand has it on her list, two when it has just been told on the wall, three after that.

= The Footman's Letter
category: Hidden
hidden: yes
cap: 1
image: sealed-letter

One when Miss Frame has heard what was in it.

= Laid on Every One
category: Hidden
hidden: yes
cap: 1
image: open-ledger

One when you have struck out your own line in the book at the chest.

= What Mr Stagg Counts
category: Hidden
hidden: yes
cap: 1
image: coat-pegs

One when he has told you who waits to be called in Court Nine.

= How the Night Run Ended
category: Hidden
hidden: yes
stages: 1 Dropped, 2 Her Price Stands, 3 A Pocketful, 4 A Sackful, 5 The Whole Roof
image: wet-rope

What came down with you the last time, or without you.

= Best of Your Week on the Tiles
category: Accomplishment
flaunt: no
image: white-cat

The most bundles that you have brought down in one night, in seven days.

= Most Ever Brought Down
category: Venture
shared: yes
image: white-cat

The most that anybody ever brought down off the Tiles in a night. It is cut in the trap.
