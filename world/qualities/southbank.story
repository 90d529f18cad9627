= Favours: The Footlights
category: Contacts
cap: 7
relationship: {"Favours: The Footlights" 4+: Miss Finch has told all seven houses that you are to be asked to supper. Mr Mapes has you in his book, in ink.|Mr Mapes has you in his book, in pencil, among those whom the company owes.}
available at: Evenings at the Gallipot, when the house is with you.
image: footlights-players

Players owe everybody, but they pay you. It is written down at the stage door of the Gallipot, and may be called in there.

= Applause
category: Goods
nature: thing
available at: A speaking part at the Gallipot, or a box sold on Southbank, from Persuasive 20.
image: footlights-players

A short round of it, warm. The property table in the Bazaar takes it at twenty-five pence, for evenings when there is none.

= Footlights' Pass
category: Affiliation
nature: thing
available at: The stage door of the Gallipot, for five favours and four rounds of applause.
enhances: Persuasive 4
image: invitation-limelight

It says *Company*, and nothing else. People who read it make room, and then look to see what you will do in it.

= What Plenty Ate
category: Story
cap: 4
stages: 1 How You Came Down, 2 How Tranter Met His Wife, 3 Half of What Was Tranter's, 4 Nothing of Yours
told: 1 You cannot tell how you came down any more. It is eaten.
told: 2 Mr Tranter cannot tell how he met his wife. It is eaten.
told: 3 Mr Tranter has half of his story, and it is the better half.
told: 4 Nothing of yours is eaten. You have washed two hundred bowls.
image: plentys-ladle

Whatever is paid in at the back table is written up under *eaten*. Those who were there know how it went.

= The Notice of the Supper
category: Story
cap: 5
stages: 1 You Sang, 2 You Were the Last on It, 3 Not Printed, 4 Misprinted, 5 Believed
told: 1 The company rose at ten, to hear you sing.
told: 2 You were the last person on Plenty's back floor.
told: 3 The notice did not appear, and Mrs Plenty's ledger is in the river.
told: 4 The notice said *flour*.
told: 5 You believed the notice, and it cost the company a season.
image: paper-cuff

Madame X reviewed a supper on the day before it was eaten. At ten past ten, she wrote, the floor left early.

= The House
category: Randomizer
hidden: yes
text: house 0 coughing
text: house 31 leaning forward
text: house 71 all yours
image: theatre-box

Twelve hundred people, and what they have agreed to be tonight.

= Evenings Walked On
category: Hidden
hidden: yes
cap: 12
image: footlights

How often you have walked on at the Gallipot.

= Seats Filled
category: Hidden
hidden: yes
cap: 12
image: playbill

How often you have filled the seats for Mr Mapes.

= Bowls Carried
category: Hidden
hidden: yes
cap: 12
image: water-bucket

How often you have carried for Mrs Plenty.

= Favours of the Footlights Spent
category: Hidden
hidden: yes
cap: 10
image: footlights-players

How often you have called in what the company owes.

= The Umbrella-Stand
category: Story
cap: 4
stages: 1 A Tragedy, 2 A Farce, 3 A Piece about You, 4 Nobody Knows
told: 1 *The Umbrella-Stand* is a tragedy, and will run.
told: 2 *The Umbrella-Stand* is a farce. Row F is out of work.
told: 3 *The Umbrella-Stand* turned out to be about you.
told: 4 It is not known what *The Umbrella-Stand* is. It will run.
image: umbrella-stand

By Mr Percival Dow, apothecary: the one play on Southbank with an ending. You were in Row F for it.

= Letters of a Lady Unknown
category: Story
cap: 5
stages: 1 He Writes His Own, 2 Given Back, 3 Hot Tea, 4 Hers to You, 5 Dinner for Three
told: 1 Caleb Stannard writes his own letters. They are short.
told: 2 You have thirty-four letters that were not to you, and no light on your face.
told: 3 Caleb Stannard is married, and tells her what he had for dinner.
told: 4 She writes to you now. Caleb Stannard has gone.
told: 5 You are asked to dinner, with Caleb Stannard, to be compared.
relationship: {Letters of a Lady Unknown 5+: Nell Harbin gives you and Caleb Stannard dinner on Sundays, and has not said which.|Letters of a Lady Unknown 4+: Nell Harbin of the *Wick* writes to you, and will be written to. Caleb Stannard trims lamps on some other stage.|Letters of a Lady Unknown 3+: Nell Stannard of the *Wick* bows to your hand, and then to you.|Letters of a Lady Unknown 2+: Caleb Stannard lights you as he is paid to.|Caleb Stannard shows you all that he writes. It is one line, as a rule, and he would like it parsed.}
image: sealed-letter

They were from a compositor, by the number of a box, to whoever had noticed the lamps on the water.
