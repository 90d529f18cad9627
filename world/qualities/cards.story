= On Calling Terms
category: Accomplishment
cap: 20
stages: 1 Nodded to from doors. Draw a card or two: it is on you that people call now., 6 Stopped in the street. Mr Crouch might let you feel under the seat of his cab., 14 Called upon at all hours. The factions that owe you favours will be asking for you next.
relationship: {On Calling Terms 14+: Your name is given to strangers, as an address is.|On Calling Terms 6+: They have stopped beginning with who they are.|They begin with who they are, and how they come to trouble you.}
available at: The cards that are drawn in the streets of the city.
image: visiting-card

How many people have found that you are a person to call upon, and have told others so.

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
image: dangerous

How often you have held Bosun's head while Mr Crouch went across the way.

= The Shoe in the Cab
category: Hidden
hidden: yes
cap: 1
image: footprints

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
image: tally

How many stairs you have had of Dolly Marrable.

= Steps Contested
category: Hidden
hidden: yes
cap: 10
image: stair-rods

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
image: pen

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
image: light-fingers

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
image: notice

How many drafts of the Notice you have seen.

= Collections for the Stairs
category: Hidden
hidden: yes
cap: 10
image: stair-rods

How many collections for the Stairs you have had to do with.

= The Evening You Were Asked Twice
category: Story
cap: 5
stages: 1 Kept with the law. The Deputy's supper is the better for it., 2 Kept on the landing. Pin has you down for her plans., 3 Kept behind the curtain. Wait for the notes., 4 Kept on the Row. They will ask you for the draft., 5 In bed. Whoever asked will ask again.
image: visiting-card

Two houses asked for you on the same evening. This is where you were.
