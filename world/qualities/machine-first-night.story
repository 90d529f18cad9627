= Rehearsed
category: Progress
cap: 10
image: two-uneven-candles

How much has been said at the table, between you and Ruth Coble, that could be said again.

= Rows Sold
category: Progress
cap: 10
image: rows-of-seats

Two for each week of selling. Mr Sneath keeps the money in his box until you open, and every row lengthens the run.

= Weeks of First Night
category: Hidden
hidden: yes
image: dressing-room

How long you have had the stage. Mr Sneath lets it for eight at most.

= What the Critics Have Not Heard
category: Randomizer
hidden: yes
step: 20
text: critics 1 In the chop-house all the critics leave off talking when you come in.
text: critics 6 In the chop-house somebody says a line of hers, and has it nearly right.
text: critics 7 In the chop-house they know that there are two of you, but not which two.
text: critics 9 In the chop-house, among the critics, nobody looks up.
image: hand-press

What is still between the two of you, and a lamp.

= How the First Night Went
category: Hidden
hidden: yes
stages: 1 Never Opened, 2 Owed, 3 Closed, 4 A Week, 5 A Run
image: curtain-and-footlights

What became of it, the last time that you had it to say.

= Nights It Ran
category: Hidden
hidden: yes
image: theatre-box

How often it was said, before people, for a shilling.

= Scenes with Ruth Coble
category: Hidden
hidden: yes
image: a-light-left-on

How many times you have sat up for her.

= Her Window
category: Story
cap: 3
stages: 1 Nell Harbin's Lamp, 2 A Candle on Your Own Sill, 3 Kept Lit for Her
told: 1 You know what is lit on Ruth Coble's way home. You could tell her, at her table on Southbank, or you could see that it stays lit.
told: 2 Ruth Coble goes home by your street, which is not on her way.
told: 3 Somebody sits up at Ruth Coble's window. You have it on the best authority.
image: a-light-left-on

One window is lit in the street by which Ruth Coble goes home, and has been for as long as she has gone home late.

= The Third Key
category: Hidden
hidden: yes
cap: 3
image: blank-key

One when it has been in the *Wick*, two when a street door was found open, three when you have signed.

= The Prompter's Pencil
category: Story
cap: 1
told: 1 You have Mr Moss's pencil. It was not you who gave her words to the *Wick*, and nor, in a manner of speaking, was it he.
image: pen

Two inches of it, with his teeth in the end. He wrote *laughs* with it.

= Madame X's Seat
category: Hidden
hidden: yes
cap: 1
image: theatre-box

One when she has been to hear a scene that she could not review.

= Something Over
category: Story
cap: 1
told: 1 You have something over, which is not in the scene.
image: two-uneven-candles

One thing that you have not told Ruth Coble. It has not been rehearsed.

= Best of Your Week at the Gallipot
category: Accomplishment
flaunt: no
image: theatre-box

The most nights for which a scene of yours has run, in seven days.

= Longest Run at the Gallipot
category: Venture
shared: yes
image: invitation-limelight

The most nights that anybody has had of the scene that was cut. No names are kept.
