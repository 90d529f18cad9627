= Introduced
category: Story
cap: 10
stages: 0 On the Steps, 1 Numbered, 2 Issued With a Candle, 3 Seen, 4 Dressed, 5 Admitted, 6 Lit, 7 Related, 8 Called Upon, 9 Supplied, 10 Introduced
lead: main
done at: 10
told: 10 You have been introduced. Mrs Ottaway is at her hatch, in Lampwick, with the soup off the boil, wanting to hear what was said at tea.
next step: 1 Be issued with a candle, at the first hatch.
next step: 2 Get past the second hatch, with a character or without.
next step: 3 Take something to wear from the pegs along the wall.
next step: 4 Go by the Watch at the arch, who writes you down.
next step: 5 Go up the hill to Lampwick, which is lit on the map, and see the first lamp lit.
next step: 6 Call at Number Nine, in Lampwick: you are said to be related.
next step: 7 Draw a card from the nail by your door, under *Sometimes*, and play it.
next step: 8 {Pen-Wiper in the Shape of a Bishop 1+: Have your bishop wrapped, at the Bazaar, at the Sale of Work.|Buy a bishop at the Bazaar, and have him wrapped at the Sale of Work.}
next step: 9 Take your parcel to tea at Number Nine, in Lampwick.
place: 1 The Area Steps
place: 5 Lampwick
place: 8 The Bazaar
place: 9 Lampwick
relationship: {Introduced 7+: Miss Gathercole writes of you to her other relations, and says *mine*. Mr Pell has the length of your candle in his ledger.|Introduced 2+: Mr Pell has the length of your candle in his ledger. Nobody else has you in anything.|The Watch has counted you. It has not asked your name.}
image: introduced

Nobody in Underhall is anybody until they have been introduced. {Introduced 10+: You have been, and may be called upon.|It is done by stages, and you are expected to stand for it.}

== person 2: Mr Osric Pell of the Chandlery
cameo: clerk

He will know the length of your candle, to the ring, for as long as you have one.

== person 7: Miss Philomel Gathercole, your Aunt
hero: aunt

You have upwards of four thousand cousins, as of this evening, and a room with one nail.

== chapter 10: Chapter the First
hero: edward

You have one word to your name. The Aunt did not send for you; but she has put a chair out at her gate, and word is coming there from somebody who knows who did.

= Written Character
category: Story
cap: 1
cap raised by: Stamped by Miss Crake
stages: 1 Signed, 2 Signed and Stamped
told: 1 You have a Written Character, signed.
told: 2 Your Written Character is signed, and stamped ADMITTED.
image: written-character

One person's word for it that you may be let in. With one you may rent, marry, be buried, or owe.

= Stamped by Miss Crake
category: Story
hidden: yes
cap: 1
image: signature

Whether ADMITTED has come down on your letter. However many people speak for you, it has to be Miss Crake.

= Parcel for the Aunt
category: Story
nature: thing
image: parcel

A bishop, in last week's *Evening Wick*. He is heavier wrapped, and does not care to be carried head down.

= Portion of the Roof
category: Story
climbs: ever steeper
cap: 10
image: roof-square

A square of the Roof, marked in red, is yours. It is not up yet. It has a crack in it.

= The Stair: What You Know
category: Accomplishment
cap: 10
target: 4
stages: 1 A Rumour, 2 Two Rumours That Agree, 3 Some Evidence, 4 Evidence That Will Not Lie Down, 5 A Denial, 6 A Denial in Writing, 7 The Truth, 8 The Rest of It, 9 A Choice, 10 An Answer
image: stair-known

Somewhere above the last landing there is a House, and a Family that went out for the evening. {"The Stair: What You Know" 3+: For the present you know as much as anybody who has come down.|"The Stair: What You Know" 1+: At the Bell-Board they read dust, and some of it has been wiped.|Stairs here are never twice the same.} The story goes to step 4 for now.

= The Light: What You Know
category: Accomplishment
cap: 10
target: 3
stages: 1 A Rumour, 2 Two Rumours That Agree, 3 Some Evidence, 4 Evidence That Will Not Lie Down, 5 A Denial, 6 A Denial in Writing, 7 The Truth, 8 The Rest of It, 9 A Choice, 10 An Answer
image: light-known

Candles grow back, one ring in {minutes} minutes. There is a reason, which Underhall takes trouble not to ask. {"The Light: What You Know" 1+: On Clinker Row they count the barrels; one man will not do the sum.} So far the story has 3 steps.

= The Knocking: What You Know
category: Accomplishment
cap: 10
target: 3
stages: 1 A Rumour, 2 Two Rumours That Agree, 3 Some Evidence, 4 Evidence That Will Not Lie Down, 5 A Denial, 6 A Denial in Writing, 7 The Truth, 8 The Rest of It, 9 A Choice, 10 An Answer
image: knocking-known

Three, and a wait. It comes from under the floor, on quiet nights, and it has excellent manners. {"The Knocking: What You Know" 3+: It would know your step by now.|"The Knocking: What You Know" 1+: Whoever wants to hear more might ring, and be in.} At present the story ends with step 3.

= Favours: The Roof Fund
category: Contacts
cap: 7
relationship: {"Favours: The Roof Fund" 4+: The curate keeps the end of his pew for you, and has told his mother what you gave.|The curate has your name on his list, among those who may be asked again.}
image: roof-fund

The committee remembers who gave. It remembers who listened to the penny fall, too, and prays for them by name.

= Spoken Of
category: Accomplishment
cap: 4
stages: 1 As One Who Notices, 2 As Seldom Heard, 3 As Good Company, 4 As Nobody to Cross
told: 1 They say of you now that you notice things.
told: 2 They say of you now that you are never heard.
told: 3 They say of you now that you are good company.
told: 4 They say of you now that you are not to be crossed.
image: overheard-word

What the other five say on the landing, when they have their breath back.
