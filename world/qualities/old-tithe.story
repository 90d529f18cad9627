= Sundays at Tithe
category: Circumstance
stages: 1 The First Sunday, 2 The Same Hymn, 3 The Same Beef, 4 A Place at Table, 5 The Second-Best Napkin, 6 Asked for the Mustard, 7 Thanked for the Mustard, 8 Passed the Mustard, 9 Passed By, 10 Nearly Nobody, 11 Passed Across, 12 Nobody in Particular
told: 1 Sundays at Tithe: you have come over. There is cold beef, a hedge, a barn, and nobody says why you are here.
told: 6 Sundays at Tithe: there are two shorter ways out now. One is in church, and one is on the other side of the hedge.
told: 10 Sundays at Tithe: they have begun to pass things across you. It cannot be long.
image: a-pew

How long you have been in Old Tithe, where each day is kept as a Sunday. Nobody is kept past the twelfth.

= Not Mentioned
category: Circumstance
relationship: {Said in Church 1+: You said it yourself, in Old Tithe, so that nobody else need trouble.|Not Mentioned 2+: Aunt Ursula has your napkin in a ring with no name on it.|In Old Tithe you were forgotten, which was the cure.}
told: 1 You have been Not Mentioned, and are home from it. You know what becomes of Talk when people are asked to stop. In Lampwick, on the bench by the pump, they have not been asked anything, and have saved it up.
image: finger-on-lips

You have been sent to the country, and come back. People who have been there do not say so to each other.

= Said in Church
category: Circumstance
cap: 1
told: 1 Said in Church: you were given a girl's room, and said thank you. It is on your sheet, in your own words.
image: raised-chin

A girl's room, her rent, and *thank you*: you told it yourself, to a church, and it has been nobody's secret since.

= The Four Slips
category: Story
cap: 2
stages: 1 Three Read, 2 Hung Up
told: 1 Three of the slips on your peg you have read. The fourth is in violet ink, and shut.
told: 2 The Four Slips hang in the barn under your name, and will go on hanging there. One was written at Number Nine, and when you are home she will be at her gate.
relationship: A tenth of what was said about you is kept, in a dry place.
image: knotted-string

What Old Tithe keeps of the talk about you: one slip in ten.

= The Violet Slip
category: Hidden
hidden: yes
cap: 3
image: folded-valentine

One when you have read it, two when you have left it shut, three when you have been to her about it.

= Aunt Judith's Spoons
category: Story
cap: 5
stages: 1 Sat With, 2 Five of Six, 3 A Letter to Deliver, 4 Delivered, 5 Six
told: 1 Aunt Judith, at the table by the door in Old Tithe, would tell you what she did. Nobody asks her.
told: 2 Aunt Judith sold five spoons, and cannot account for the sixth. She would write to the maid, if there were somebody to carry it.
told: 3 You have Aunt Judith's letter, for Miss Crake. Her bench is by the pump, in Lampwick.
told: 4 Aunt Judith's letter has reached the Registry, thirty years late. She cannot know, at her table by the door in Old Tithe, until you have been talked of enough to be sent there.
told: 5 There are six spoons again, in Old Tithe, and Aunt Judith has left off counting. Over the hedge they are saying something about you.
relationship: {Aunt Judith's Spoons 5+: Aunt Judith writes to you. Her sentences have full stops.|Aunt Judith tells you the truth, and expects it back.}
image: silver-spoon

What was said about Aunt Judith was right. She says so herself.

= A Letter from Old Tithe
category: Document
nature: thing
flaunt: no
available at: Aunt Judith's drawer, in Old Tithe.
image: letter-in-another-hand

It is for Miss Amabel Crake. It was not sealed, because Aunt Judith would rather that somebody had read it.

= A Spoon with a Rose on It
category: Curiosity
nature: thing
flaunt: no
available at: Miss Crake's flannel.
image: monogrammed-napkin

Silver, for tea, and thirty years in flannel. It was one of six.

= The Grey Hat
category: Hidden
hidden: yes
cap: 1
image: seaside-hat

One when you have been engaged to it.

= Hedge in Time
category: Hidden
hidden: yes
cap: 10
image: hats-uphill

How often the other shears have fallen in with yours.

= Holes in the Hedge
category: Hidden
hidden: yes
cap: 10
image: broken-pane

How often your face has been seen in one.

= Pegs Read
category: Hidden
hidden: yes
cap: 10
image: bundle-of-letters

How many pegs that were not yours you have had your hand on.

= Way Out of Tithe
category: Hidden
hidden: yes
cap: 2
image: wet-rope

How you came to be let go: one because you said it, two because you were engaged.

= The Blue Egg-Cup
category: Hidden
hidden: yes
cap: 1
image: chipped-saucer

One when it has been put out.

= Marrows Guessed
category: Hidden
hidden: yes
cap: 10
image: cabbage

How often you have been third.

= Letters About Fish
category: Hidden
hidden: yes
cap: 10
image: quill

How many times you have answered four pages with four.

= A Line Cut Out
category: Hidden
hidden: yes
cap: 1
image: name-tape

One when Aunt Ursula has used her scissors.

= Miss Pomfret's Fortnight
category: Hidden
hidden: yes
cap: 2
image: bird-cage

One when you gave her a side of the cruet, two when you read her slips.
