= Critics Found
category: Hidden
hidden: yes
cap: 10
image: opera-glasses

How many critics you have shown to the pillar at the Gallipot.

= Boards Walked
category: Hidden
hidden: yes
cap: 10
image: pamphlet

How often you have gone up to the bridge between two boards.

= Bills Cried
category: Hidden
hidden: yes
cap: 10
image: playbill

How often the street has come over to you from the bell.

= The Fourteenth Bed
category: Hidden
hidden: yes
cap: 4
image: iron-bed

One when you lay in it yourself, two for a wedding without a sound, three when he was lent, four when you gave her away.

= Kit Marrable's Stairs
category: Hidden
hidden: yes
cap: 4
image: counted-step

One when you sat his rows, two when he carries her, three when it was thirty-eight, four when nothing could be done.

= Lines Read
category: Hidden
hidden: yes
cap: 7
image: playbill

Which line of the notice has been read last.

= On the Shelf Tonight
category: Hidden
hidden: yes
cap: 6
image: bishop-shelf

What Miss Pomfret has come to see.

= Boxes Sold
category: Hidden
hidden: yes
cap: 10
image: theatre-box

How often Crownhill has sat where it could not.

= Boxes Lost
category: Hidden
hidden: yes
cap: 10
image: theatre-box

How often Crownhill has gone in the pit.

= Put In the Chest
category: Hidden
hidden: yes
cap: 10
image: open-ledger

How often you have put money on the left.

= Put Straight
category: Hidden
hidden: yes
cap: 10
image: flat-iron

How often Garrity the farrier has seen to you.

= Served at Forty-One
category: Hidden
hidden: yes
cap: 5
image: bishop-shelf

Who is next in the queue.

= Two Inches
category: Story
cap: 6
stages: 1 Seven Foot Two, 2 By the Inch, 3 What the Street Said, 4 Settled, 5 Called Out, 6 Two Inches
told: 2 Captain Marsh's engine is two inches too wide for Wick Row. Five people there, in Lampwick, have the inches.
told: 3 The street has had its say about the engine. Captain Marsh is at the pump, in Lampwick, and has to be told what to do with it.
told: 4 It is done tonight, and will be tried by the first bell. Wait for it; it may be a day.
told: 5 The engine is called out. Go to Lampwick.
told: 6 The fire is out, and nobody in Wick Row will give or take another inch. {no Win Tolley's Character, base Watchful 33+ or base Shadowy 33+ or base Dangerous 33+ or base Persuasive 33+: On the bench by the pump, in Lampwick, Win Tolley would like to know if you can write.|Mrs Tidy, in the Bazaar, has heard what you did with five people and a tape, and has a rota.}
lead: yes
done at: 6
next step: 1 Ask along Wick Row, in Lampwick, for the two inches that the engine wants.
next step: 3 Tell Captain Marsh, at the pump in Lampwick, what is to be done.
next step: 4 Listen for the bell, by which what you have done will be tried.
next step: 5 Run to Lampwick: the engine is called out.
place: 1 Lampwick
place: 4 anywhere
place: 5 Lampwick
waits for: 4 Called Out in the Night
relationship: {The Street Decided exactly 3: In Pan Alley they know your face. They nod to it.|The Street Decided exactly 2: Captain Marsh is at his hundred and twelfth attic.|The Street Decided exactly 1: There is room to pass, in Wick Row, and you do.|Captain Marsh has given you the chalk.}
image: tape-measure

What the fire-engine wants of a narrow street, and what the street is for.

= Inches Asked
category: Hidden
hidden: yes
cap: 5
image: tape-measure

How many of the five in Wick Row have been asked.

= Inches Given
category: Hidden
hidden: yes
cap: 5
image: tape-measure

Those of the five who said that you might have it.

= The Gate-Post
category: Hidden
hidden: yes
cap: 2
image: tape-measure

One when it was moved in, two when it is leant on yet.

= The Scraper
category: Hidden
hidden: yes
cap: 2
image: postmans-boots

One when it is gone, two when it is Mr Ottaway's.

= The Slab
category: Hidden
hidden: yes
cap: 1
image: tally

One when Agnes has been found.

= The Lamp in the Row
category: Hidden
hidden: yes
cap: 1
image: lamp-post

One when lamp fifty-three has been walked two inches.

= The Bow Window
category: Hidden
hidden: yes
cap: 2
image: broken-pane

One when he drew the line himself, two when the shutters stay up.

= The Street Decided
category: Hidden
hidden: yes
cap: 3
image: show-of-hands

One for a road, two for a smaller engine, three for an engine that lives there.

= Win Tolley's Character
category: Story
cap: 7
stages: 1 Signed For, 2 Three Replies, 3 In a Situation, 4 Returned, 5 Answered For, 6 Written To, 7 Characters Exchanged
told: 1 You have signed for Win Tolley. Wait until somebody answers; it may be a day.
told: 2 Three people have answered about Win Tolley. Choose among them, in Lampwick.
told: 3 Win Tolley has a situation, and will say something in it before long.
told: 4 Your letter about Win Tolley has come back. Somebody is waiting in Lampwick with it.
told: 5 Win Tolley has your answer. She is writing something down.
told: 6 Miss Crake is on the bench by the pump, in Lampwick, with a letter about you.
told: 7 You and Win Tolley have each other in writing, and neither can be taken back. {Two Inches 1+: Miss Gilling, in the Bazaar, would put a frame round yours.|Captain Marsh is in Wick Row, in Lampwick, with a lath, and would like two inches put in writing.}
lead: yes
done at: 7
next step: 1 Wait for three houses to reply about Win Tolley.
next step: 2 Choose a place for Win Tolley, in Lampwick, out of three.
next step: 3 Wait for what Win Tolley says, in her situation.
next step: 4 Answer for your letter, in Lampwick: it has been returned.
next step: 5 Wait for what Win Tolley is writing down.
next step: 6 Hear what Win Tolley has written of you, from Miss Crake on the bench in Lampwick.
place: 2 Lampwick
place: 3 anywhere
place: 4 Lampwick
place: 5 anywhere
place: 6 Lampwick
waits for: 1 Three Houses Reply
waits for: 3 She Has Said Something
waits for: 5 She Has Written Something
relationship: {What Became of Her exactly 3: Win Tolley always thinks that you look well.|What Became of Her exactly 2: Win Tolley is at the foot of the Steps, with a lantern, telling people.|Win Tolley would have you back.}
image: written-character

A person whom you signed for, and what the signature has come to.

= What You Wrote of Her
category: Hidden
hidden: yes
cap: 3
image: pen

One for honest, two for discreet, three for something harmless.

= Win Tolley's Place
category: Hidden
hidden: yes
cap: 3
image: rota

One at the bishops, two in the prompt-box, three on Crownhill.

= What Became of Her
category: Hidden
hidden: yes
cap: 3
image: written-character

One when you stood by it, two when it was struck through, three when she had learnt how.

= Streets Heard
category: Hidden
hidden: yes
cap: 6
image: overheard-word

Which streets have brought a table to the pump.

= Streets Offended
category: Hidden
hidden: yes
cap: 10
image: police-rattle

How often you have found for both, or for neither.

= Bowls Set Down
category: Hidden
hidden: yes
cap: 6
image: broken-plate

Where you have put down what Mr Vokes carries.

= Bowls Dropped
category: Hidden
hidden: yes
cap: 10
image: broken-plate

How often the five have seen the door.

= Things Fetched Down
category: Hidden
hidden: yes
cap: 6
image: endless-stair

What was left at the two-thousandth step.

= Things Let Go
category: Hidden
hidden: yes
cap: 10
image: endless-stair

What came down from there before you did.

= The Far Side
category: Hidden
hidden: yes
cap: 6
image: lamplighting

How it went on the far side of the square.

= Streets Left Dark
category: Hidden
hidden: yes
cap: 10
image: lamplighting

How often a street has had to light its own.

= Looks Taken
category: Hidden
hidden: yes
cap: 10
image: opera-glasses

How often you have climbed up to look before you signed.

= Plates Written Up
category: Hidden
hidden: yes
cap: 10
image: stack-of-plates

What Mrs Plenty has written up for you.

= Cake Watched
category: Hidden
hidden: yes
cap: 5
image: cake-dome

What became of the cake while you watched.

= Put Down Again
category: Hidden
hidden: yes
cap: 10
image: parcel

How often you have said that a thing was only put down.

= Pages of an Evening
category: Hidden
hidden: yes
cap: 5
image: readers-ticket

Which page of the washing-book was the last.

= An Opinion of Your Own
category: Hidden
hidden: yes
cap: 1
image: blue-pencil

One when you have told the Evening Wick what you think.

= The Society Wound Up
category: Hidden
hidden: yes
cap: 1
image: collection-plate

One when Mr Gow has been let alone.

= Opinions Printed
category: Hidden
hidden: yes
cap: 10
image: ringed-newspaper

Which of your opinions was the last.

= Opinions Denied
category: Hidden
hidden: yes
cap: 10
image: pointing-finger

How often you have denied that you think so.

= Opinions Held
category: Hidden
hidden: yes
cap: 10
image: two-bowlers

How often you have held an opinion in the square.

= Opinions Dropped
category: Hidden
hidden: yes
cap: 10
image: talk

How often you were asked who says so.

= Pages Seen First
category: Hidden
hidden: yes
cap: 10
image: hammer-and-nails

How often Lottie Fenn has let you see the page.

= Tuesdays Chaired
category: Hidden
hidden: yes
cap: 10
image: show-of-hands

How often you have sat down among eight ladies.

= Columns Read
category: Hidden
hidden: yes
cap: 10
image: spike-of-orders

How often you have read the column at the back.

= Columns Lost
category: Hidden
hidden: yes
cap: 10
image: spike-of-orders

How often you were relieved instead.

= Sermons upon Mr Gow
category: Hidden
hidden: yes
cap: 10
image: a-pew

How often Mr Gow has been preached upon.
