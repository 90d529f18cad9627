= Rehearsed
category: Progress
cap: 10
image: two-uneven-candles

How much has been said at the table, between you and Ruth Coble, that could be said again.

= Rows Sold
category: Progress
cap: 10
image: rows-of-seats

They are paid for by people who want to hear it before anybody has read it.

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
