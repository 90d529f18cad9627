= On Calling Terms
category: Accomplishment
cap: 20
stages: 1 Nodded to from doors. Draw a card or two: it is on you that people call now., 6 Stopped in the street. Mr Crouch might let you feel under the seat of his cab., 14 Called upon at all hours. The factions that owe you favours will be asking for you next.
relationship: {On Calling Terms 14+: Your name is given to strangers, as an address is.|On Calling Terms 6+: They have stopped beginning with who they are.|They begin with who they are, and how they come to trouble you.}
available at: The cards that are drawn in the streets of the city.
image: visiting-card

{On Calling Terms 6+: How many people have found that you are a person to call upon. Some of them will ask for more than your company.|How many people have found that you are a person to call upon, and have told others so.}

= Cabs Taken
category: Hidden
hidden: yes
cap: 10
image: postmans-boots

How many of the doctor's old calls Bosun has taken you to.

= Cabs Held
category: Hidden
hidden: yes
cap: 10
image: cab-horse

How often you have held Bosun's head while Mr Crouch went across the way.

= The Shoe in the Cab
category: Hidden
hidden: yes
cap: 1
image: growler

One when you have found what was down the back of Mr Crouch's cushions.

= Umbrellas Met
category: Hidden
hidden: yes
cap: 10
image: lost-umbrellas

How many of Colonel Tuke's umbrellas you have met with.

= Steps Bought
category: Hidden
hidden: yes
cap: 10
image: counted-step

How many stairs you have had of Dolly Marrable.

= Steps Contested
category: Hidden
hidden: yes
cap: 10
image: counted-step

How many of Dolly Marrable's stairs you have counted after her.

= Rains Stood In
category: Hidden
hidden: yes
cap: 10
image: pump

How often you have run in the rain of Quill Street.

= Mrs Sprague Told
category: Hidden
hidden: yes
cap: 10
image: ladder

How often you have been up the pipe to Mrs Sprague.

= Rains Reported
category: Hidden
hidden: yes
cap: 10
image: roof-fund

How often Mr Gage of the Roof Fund has found it to be rain.

= Juries Sat On
category: Hidden
hidden: yes
cap: 10
image: assize

On how many juries you have been the thirteenth.

= Witnesses Coached
category: Hidden
hidden: yes
cap: 10
image: word-in-season

With how many witnesses you have sat in the passage.

= Opinions Given
category: Hidden
hidden: yes
cap: 10
image: perquisites

How often you have told Jasper Lunn what a thing was worth.

= Fugitives Met
category: Hidden
hidden: yes
cap: 10
image: good-sheet

How many people you have met between the sheets of Ladder Court.

= Seats Beside Mr Pond
category: Hidden
hidden: yes
cap: 10
image: invitation-limelight

How many evenings you have sat second on the aisle.

= Parts Gone On For
category: Hidden
hidden: yes
cap: 10
image: spare-face

For how many players you have gone on at six minutes' notice.

= Bills Put Up
category: Hidden
hidden: yes
cap: 10
image: pamphlet

How many of Lottie Fenn's printings you have had a hand in.

= Valves Attended To
category: Hidden
hidden: yes
cap: 10
image: kettle-steam

How often you have been the person nearest to Number Four.

= Stairs Told
category: Hidden
hidden: yes
cap: 10
image: stair-known

How often you have told Dolly Marrable of the stair behind the paper.

= Umbrellas Judged
category: Hidden
hidden: yes
cap: 10
image: perquisites

How many of the Colonel's umbrellas Pin has judged for you.

= Papers Signed
category: Hidden
hidden: yes
cap: 10
image: signature

How many of Sergeant Plumb's papers have had to do with you.

= Suppers with the Deputy
category: Hidden
hidden: yes
cap: 10
image: dinner-still-warm

How often the Deputy has been off duty in your company.

= Pin's Plans
category: Hidden
hidden: yes
cap: 10
image: picked-pocket

In how many of Pin's plans you have stood.

= Leavings Judged
category: Hidden
hidden: yes
cap: 10
image: trunk

At how many removals in the Rookery you have been asked to be fair.

= Notes Carried
category: Hidden
hidden: yes
cap: 10
image: paper-cuff

How many evenings' notes you have carried to the company.

= Hours in the Moustache
category: Hidden
hidden: yes
cap: 10
image: cheek

How often you have stood for Mr Tranter, or his moustache.

= Drafts Seen
category: Hidden
hidden: yes
cap: 10
image: blue-pencil

How many drafts of the Notice you have seen.

= Collections for the Stairs
category: Hidden
hidden: yes
cap: 10
image: counted-step

How many collections for the Stairs you have had to do with.

= The Evening You Were Asked Twice
category: Story
cap: 5
stages: 1 Kept with the law. The Deputy's supper is the better for it., 2 Kept on the landing. Pin has you down for her plans., 3 Kept behind the curtain. Wait for the notes., 4 Kept on the Row. They will ask you for the draft., 5 In bed. Whoever asked will ask again.
image: visiting-card

Two houses asked for you on the same evening. This is where you were{The Evening You Were Asked Twice exactly 5:, and neither is to know of the other}.

= Umbrellas Taken Home
category: Hidden
hidden: yes
cap: 10
image: lost-umbrellas

Take it home to Mrs Tuke: so often has it been done.

= Umbrellas Watched
category: Hidden
hidden: yes
cap: 10
image: lost-umbrellas

Follow the Colonel, and see what he does without it: so often has it been done.

= Verdicts by Four
category: Hidden
hidden: yes
cap: 10
image: assize

Go with the other twelve: so often has it been done.

= Verdicts Held Out For
category: Hidden
hidden: yes
cap: 10
image: assize

Hold out: so often has it been done.

= Robbed Men Called
category: Hidden
hidden: yes
cap: 10
image: police-rattle

Ask to hear the lodger: so often has it been done.

= Bargains with Mr Sparrow
category: Hidden
hidden: yes
cap: 10
image: jar-of-small-echo

Get him his price off the next barrow: so often has it been done.

= Weights Asked For
category: Hidden
hidden: yes
cap: 10
image: chipped-saucer

Put it in Granny Oddlot's hand: so often has it been done.

= Fugitives Walked Out
category: Hidden
hidden: yes
cap: 10
image: invitation-washing

Walk them out between two sheets: so often has it been done.

= Whole Washes
category: Hidden
hidden: yes
cap: 10
image: odd-stocking

Have three floors pull at once: so often has it been done.

= Plays Passed On
category: Hidden
hidden: yes
cap: 10
image: overheard-word

Tell him what they say: so often has it been done.

= Plays Bettered
category: Hidden
hidden: yes
cap: 10
image: word-in-season

Tell him a better play: so often has it been done.

= Intervals Behind
category: Hidden
hidden: yes
cap: 10
image: dressing-room

Fetch him round behind, in the interval: so often has it been done.

= Parts Spoken
category: Hidden
hidden: yes
cap: 10
image: footlights-players

Say the part: so often has it been done.

= Places Kept Warm
category: Hidden
hidden: yes
cap: 10
image: footlights-players

Go on for Dorabella Finch: so often has it been done.

= Bills on the Gate
category: Hidden
hidden: yes
cap: 10
image: pamphlet

Put one on the gate of the Tallow Office: so often has it been done.

= Bills of Your Own
category: Hidden
hidden: yes
cap: 10
image: pamphlet

Set the next one yourself: so often has it been done.

= Valves Let Off
category: Hidden
hidden: yes
cap: 10
image: stokers-cap

Let it all off: so often has it been done.

= Needles Knocked
category: Hidden
hidden: yes
cap: 10
image: gauntlets

Go in and knock the needle: so often has it been done.

= Boilers Asked
category: Hidden
hidden: yes
cap: 10
image: invitation-furnace

Ask it what it wants: so often has it been done.

= Oaths of Sergeant Plumb
category: Hidden
hidden: yes
cap: 10
image: sworn-particular

Have one signed for you: so often has it been done.

= Suppers about the Weather
category: Hidden
hidden: yes
cap: 10
image: silver-spoon

Keep to the weather: so often has it been done.

= Cupboards Spoken Of
category: Hidden
hidden: yes
cap: 10
image: lock-under-glass

Ask about the stair: so often has it been done.

= Holes of Your Width
category: Hidden
hidden: yes
cap: 10
image: fingerless-gloves

Do Pin's part: so often has it been done.

= Plans for You
category: Hidden
hidden: yes
cap: 10
image: blank-key

How many of Pin's plans were made on your account.

= Sticks Held
category: Hidden
hidden: yes
cap: 10
image: wood-beam

Give the judgement yourself: so often has it been done.

= Notes Buttered
category: Hidden
hidden: yes
cap: 10
image: toasting-fork

Read them with butter: so often has it been done.

= Notes of Your Own
category: Hidden
hidden: yes
cap: 10
image: violet-ink

Put in a note of your own: so often has it been done.

= Moustaches Fetched
category: Hidden
hidden: yes
cap: 10
image: spare-face

Get the other one back from Mr Ruddle: so often has it been done.

= Faces Lent
category: Hidden
hidden: yes
cap: 10
image: spare-face

Lend them your own face: so often has it been done.

= Words Taken Out
category: Hidden
hidden: yes
cap: 10
image: signed-finding

Take out a word: so often has it been done.

= Drafts Read Aloud
category: Hidden
hidden: yes
cap: 10
image: rota

Read it aloud at the change of shift: so often has it been done.

= Words Put In
category: Hidden
hidden: yes
cap: 10
image: letter-in-another-hand

How many of the sixty words in the draft are yours.

= Pence for the Stairs
category: Hidden
hidden: yes
cap: 10
image: collection-plate

Put in: so often has it been done.

= Tins Carried
category: Hidden
hidden: yes
cap: 10
image: collection-plate

Carry the tin past the Ring: so often has it been done.

= Books Kept for the Stairs
category: Hidden
hidden: yes
cap: 10
image: registry

Keep the book for an evening: so often has it been done.

= Number Forty Talked Over
category: Hidden
hidden: yes
cap: 1
image: papered-wall

One when the Deputy has said over supper what she thinks of Number Forty.

= Bolts with Bosun
category: Hidden
hidden: yes
cap: 10
image: cab-horse

How often Bosun has gone off with you hanging on.

= Colonels Lost
category: Hidden
hidden: yes
cap: 10
image: umbrella-stand

How often the Colonel has followed you instead.

= Counts Lost
category: Hidden
hidden: yes
cap: 10
image: endless-stair

How often you have lost count on one of Dolly Marrable's stairs.

= Pipes Brought Down
category: Hidden
hidden: yes
cap: 10
image: chimney-pots

How often you have come down in Quill Street with the pipe.

= Thirteenths Put Out
category: Hidden
hidden: yes
cap: 10
image: candle-end

How often the twelve have had you put outside.

= Bargains Trodden On
category: Hidden
hidden: yes
cap: 10
image: clogs

How often Jasper's nerve has gone at twenty.

= Sheets Lost
category: Hidden
hidden: yes
cap: 10
image: clothes-pegs

How often you have walked out of the arch without whoever it was.

= Bears Missed
category: Hidden
hidden: yes
cap: 10
image: talk

How often Mr Pond has found out what was not in the play.

= Harks
category: Hidden
hidden: yes
cap: 10
image: breakages

How often you have left the stage downwards.

= Loose Corners
category: Hidden
hidden: yes
cap: 10
image: paste-pot

How often Amos Lidd has smoothed down a corner for you.

= Bolts Let Fly
category: Hidden
hidden: yes
cap: 10
image: gauntlets

How often the needle has been right.

= Wrong Floors
category: Hidden
hidden: yes
cap: 10
image: half-landing

How often you have certified what was not so.

= Names Taken at Supper
category: Hidden
hidden: yes
cap: 10
image: particulars

How often the Deputy has put on her cap between the tongue and the pickle.

= Shoulders Stuck
category: Hidden
hidden: yes
cap: 10
image: green-coat

How often you have been wider than six seconds.

= Hats Put Down
category: Hidden
hidden: yes
cap: 10
image: seaside-hat

How often Mr Skerry has had something of yours.

= Tenors Packed
category: Hidden
hidden: yes
cap: 10
image: strapped-trunk

How often there has been a trunk in the passage.

= Mrs Ruddle's Hands
category: Hidden
hidden: yes
cap: 10
image: false-moustache

How often Mrs Ruddle has asked you to leave him that.

= Dray-Horses Lost
category: Hidden
hidden: yes
cap: 10
image: cab-horse

How often Hob's horse has gone at a clause.

= Tins Dented
category: Hidden
hidden: yes
cap: 10
image: collection-plate

How often you have held on to the tin all the way down.
