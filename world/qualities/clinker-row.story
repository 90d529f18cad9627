= Favours: The Notice
category: Contacts
cap: 7
relationship: {"Favours: The Notice" 4+: Keziah Strand has given you a column of your own, and rules it every Tuesday, whether or not there is anything to put in it.|Keziah Strand has your name in the Notice's ledger, on the side that is owed.}
image: hand-press

Keziah Strand, on Clinker Row, writes down who has done what for the Notice. What stands there can be drawn on.

= Known on the Row
category: Accomplishment
cap: 12
stages: 1 A new face. Any work on Clinker Row will mend that., 4 Known by name. Work on: they give the good shovel to old hands., 10 An old hand. Keziah Strand has a badge for those.
told: 4 They have begun to use your name on Clinker Row.
told: 10 You are an old hand on Clinker Row. Keziah Strand has a badge for those.
image: stokers-cap

So many shifts, bouts and nights, as counted by people who were there for them.

= The Copper Key
category: Story
cap: 3
stages: 1 In your pocket, 2 On Mrs Tunney's apron, 3 On a nail
told: 1 You hold the key of the copper. There is no hot water on a Saturday any more.
told: 2 Mrs Tunney holds the key of the copper, and the Notice has her yard.
told: 3 The key of the copper hangs on a nail between Mrs Tunney and the Notice.
image: drawer-key

Forty gallons, hot, and the only roof on Clinker Row under which four hundred people may lawfully sit down.

= Filings
category: Industrial
nature: thing
available at: Clinker Row, at the change of shift.
image: filings

What comes off a bell to make it say what was wanted. It is swept up, weighed, and melted, and rings a little in the bag.

= Clapper
category: Industrial
nature: thing
available at: The Scullery Ring, and the night gang of Clinker Row.
image: clapper

The tongue of a bell. Somebody has taken it out, so that it should stop repeating itself.

= Notice Badge
category: Affiliation
nature: thing
available at: Keziah Strand's chest on Clinker Row, for five favours, to old hands.
enhances: Dangerous 4
image: tin-badge

Enamel, red, with one word on it. People on Crownhill read it as an instruction.

= What Was in the Barrel
category: Story
cap: 3
stages: 1 Forty, 2 Water and Mr Lidd knows you know, 3 Water and not heard
told: 1 What did it weigh? You said forty.
told: 2 You told Amos Lidd what it weighs. Hob Farrow has one horse.
told: 3 You have told the Notice what is in the barrels, so far as it could be told.
image: barrel

It goes up the Row on a Friday, and comes down it on a Friday night.

= The Order of the Day
category: Story
cap: 3
stages: 1 The gate went, 2 Four rests on Sundays, 3 Four is dead
told: 1 The gate went, and Number Four is being mended by those who stoked it.
told: 2 Number Four is drawn on Sundays. It was agreed.
told: 3 Number Four will not be lit again.
image: police-rattle

Shoving at four, tea at half past, and whatever came of it.

= How Joe Came Out
category: Story
cap: 3
stages: 1 By the White Ride, 2 He was whistled for, 3 He was waited for
told: 1 Joe Birkett came out of the long flue by the top, and so did you.
told: 2 You whistled, and Joe Birkett came. He does not speak to you.
told: 3 Joe Birkett walked out of the long flue when he was ready, and forty streets had waited.
relationship: {How Joe Came Out 3+: Joe Birkett says that he is not obliged to you. He says it most days, and brings his mug over to do so.|How Joe Came Out 2+: Joe Birkett is at the Customs-House. He answers to the bell.|Joe Birkett has had it struck from the minutes that he was ever against you.}
image: stokers-cap

He would as soon be dead as fetched. He did say so.

= Barrows Raked
category: Hidden
hidden: yes
cap: 10
image: hand-barrow

Barrows of clinker out of Number Two, up to ten.

= Handbills Pasted
category: Hidden
hidden: yes
cap: 10
image: paste-pot

Rounds with the bucket and the brush, up to ten.

= Cans Carried
category: Hidden
hidden: yes
cap: 10
image: water-bucket

Times down the line with the tea, up to ten.

= Nights at the Door
category: Hidden
hidden: yes
cap: 10
image: furnace-door

Nights on the bar of Number Five, up to ten.

= Nights on the Main
category: Hidden
hidden: yes
cap: 10
image: lamp-beam

Nights along the pipe with Hob Farrow, up to ten.

= Bouts Fought
category: Hidden
hidden: yes
cap: 10
image: stack-of-plates

Bouts in the Ring that did not end on the floor, up to ten.

= Purses Held
category: Hidden
hidden: yes
cap: 10
image: drawstring-purse

Saturdays of other people's coats, up to ten.

= Plates Dried
category: Hidden
hidden: yes
cap: 10
image: stack-of-plates

Saturdays with the towel, up to ten.
