= Gifts, by the Door
image: bishop-shelf
order: 10

Everything on this table was worked by somebody's aunt for somebody else's, and is priced by how long she took. Mrs Loam will wrap it, but she will not be drawn on who it is for.

== Pen-Wiper in the Shape of a Bishop
price: Echoes 20
fetches: Echoes 6
bought: They scowl along the shelf by the dozen. It is bad luck to be handed a clergyman, so you choose your own: the one with the squint. "Ah," says Mrs Loam, and pays the curate sixpence.
sold: Mrs Loam puts him back among the others, who move up. He does not look round.

== Candle-End
price: Echoes 4
bought: She blows on the wick first, in case of anything left in it.

== Kettle for One
price: Echoes 100
fetches: Echoes 50
bought: "It has been boiled once, to see," says Mrs Loam. The kettle begins to sing before you are out of the door.
sold: She takes off the lid and looks in, and is sorry that it was not more company.

== Phial of Old Laughter
price: Echoes 50
fetches: Echoes 20
bought: She holds it up to show you that it is full. Something in it turns over, and gets the point.
sold: Mrs Loam listens at the cork. It is a pity, she says, but you know your own evenings best.

== Seed-Cake
price: Echoes 40
fetches: Echoes 20
bought: Mrs Loam cuts the string to the length that the cake deserves.

== Good Pair of Laces
price: Echoes 24
fetches: Echoes 12

== Unsigned Valentine
price: Echoes 90
fetches: Echoes 45
bought: "From whom shall I say that it isn't?" asks Mrs Loam.

== Half a Return Ticket
price: Echoes 60
fetches: Echoes 30
bought: Mrs Loam takes the money first, because people will stand and think.

== Penny Part of a Long Novel
price: Echoes 30
fetches: Echoes 15
bought: Mrs Loam has not read it, and tells you not to trust the chaplain.

== Tin of Sneezing-Snuff
price: Echoes 50
fetches: Echoes 25
bought: Mrs Loam weighs it out with her face turned to the wall.

== Tie-Pin in the Shape of a Question
price: Echoes 190
fetches: Echoes 95

== Umbrella-Ring
price: Echoes 560
fetches: Echoes 280

= Hats, Gloves and Boots
image: hats
order: 20

Mr Josiah Lovibond fitted half of Crownhill, until Crownhill stopped paying. Now he sells what people leave on chairs. He will tell you what a hat is for before he lets you have it, and you will have to stand still.

== Bonnet of No Opinion
price: Echoes 40
fetches: Echoes 20
bought: "In that," says Mr Lovibond, stepping back, "you could listen to anybody."

== Bowler of the Second Clerk
price: Echoes 120
fetches: Echoes 60
bought: He brushes it against the nap, and then with. Under it you catch yourself counting the buttons on his waistcoat.

== Stoker's Cap
price: Echoes 200
fetches: Echoes 100
bought: He hands it to you with the tongs. "It'll cool," he says.

== Decent Black
price: Echoes 300
fetches: Echoes 150
bought: It has been to fourteen funerals and a wedding, and behaved at all of them. Mr Lovibond finds a peppermint in the pocket, and leaves it there for the next.

== Kid Gloves
price: Echoes 150
fetches: Echoes 75
bought: He blows into each finger, so that it will know its place.

== Fingerless Gloves
price: Echoes 100
fetches: Echoes 50
bought: "I don't ask where the ends went," says Mr Lovibond. "I find that they would rather not say."

== Clogs
price: Echoes 80
fetches: Echoes 40
bought: Everybody at the table looks round as you try them, and moves their toes.

== Felt Slippers
price: Echoes 700
fetches: Echoes 350
bought: You walk to the tea-urn and back in them. Mr Lovibond is still waiting for you to start.

== Postman's Boots
price: Echoes 900
fetches: Echoes 450
bought: They bring you up short at the first door out of the Bazaar, and will not go on until you have looked at the number.

== Sweep's Brush Cap
price: Echoes 140
fetches: Echoes 70
bought: Mr Lovibond serves you at arm's length, and afterwards washes the arm.

== Spore-Mask
price: Echoes 800
fetches: Echoes 400
bought: You say that it fits. Mr Lovibond cups his ear, so you nod.

== Lamp-Helmet
price: Echoes 1200
fetches: Echoes 600
bought: "Never look down in it," says Mr Lovibond. "They take it for a bow."

== Mortar-Board
price: Echoes 3000
fetches: Echoes 1500
bought: He measures you twice, since the head goes up a size, he finds, between the order and the fitting.

== Hat with a Bee in It
price: Echoes 4500
fetches: Echoes 2250
bought: Mr Lovibond lifts the lid of the box an inch and listens before he hands it over. "She's in," he says.
sold: The bee goes on with what she was saying, to Mr Lovibond.

== Cashier's Gloves
price: Echoes 600
fetches: Echoes 300
bought: He pays you your change in them, so that you may see. You are given a farthing less than you had hoped, and it is right.

== Gloves for the Left Hand
price: Echoes 1500
fetches: Echoes 750
when: Shadowy 25+

== Lead-Palmed Gloves
price: Echoes 5500
fetches: Echoes 2750
bought: Mr Lovibond pushes them over the table with a rule. The table leans your way until you have picked them up.

== Dancing Pumps
price: Echoes 880
fetches: Echoes 440
bought: "They lead," Mr Lovibond warns you. "I should let them, as far as the supper."

== Nailed Boots
price: Echoes 820
fetches: Echoes 410

== Boots That Know the Way
price: Echoes 13000
fetches: Echoes 6500
when: Shadowy 40+
bought: Mr Lovibond turns the key of the case and looks away. When he looks back you are at the far end of the table, and so is the tea-urn.

== Lady Ansty's Thirty-First
price: Echoes 2800
fetches: Echoes 1400
when: Lovibond's List exactly 2
bought: "She never took it out of the box," says Mr Lovibond, and he brushes it for some time before he lets it go.

= Umbrellas and the Like
image: lost-umbrellas
order: 30

Wanted for the Watch, or by it: whatever has a handle and has been left behind in a hurry. A retired constable named Tring keeps the table. He would like to hear that it is for your protection, so say so.

== Toasting-Fork
price: Echoes 60
fetches: Echoes 30
bought: "For toast," says Tring, writing it down. He looks at the four feet of it again. "For a good deal of toast," he writes.

== Life-Preserver
price: Echoes 500
fetches: Echoes 250
bought: It is lead at the one end and whalebone between. Tring will not let go of it until you have promised him whose life.

== Notebook
price: Echoes 90
fetches: Echoes 45
bought: He tears out his own pages first. You are in them twice, once running.

== Pit Terrier
price: Echoes 400
fetches: Echoes 200
bought: Handed in by a lady who had found him in her muff. Tring unties the string, and asks you to stand between the dog and the umbrellas.

== Police Rattle
price: Echoes 1200
fetches: Echoes 600
bought: You try it, once, as anybody would. Four constables arrive at a run, and stay to see how Tring is keeping.

== Sword-Umbrella
price: Echoes 2200
fetches: Echoes 1100
bought: "An umbrella," writes Tring. He gives you the second half of it in a separate parcel.

== Hatpin with a History
price: Echoes 3800
fetches: Echoes 1900
when: Shadowy 30+
bought: Tring asks you to sign for the pin, and a second time for the history.

== Bell-Clapper on a Chain
price: Echoes 15000
fetches: Echoes 7500
bought: It takes Tring and two constables to hand it to you. Their three helmets hum until closing.

== Picklock Set
price: Echoes 520
fetches: Echoes 260
when: Shadowy 25+
bought: "Handed in," says Tring, "by the cell he was in."

== Knuckle-Strap
price: Echoes 200
fetches: Echoes 100

== Wick-Shears
price: Echoes 160
fetches: Echoes 80

== Needle-Case
price: Echoes 180
fetches: Echoes 90

== Prompt-Book
price: Echoes 760
fetches: Echoes 380
bought: Tring has read it through. "You say, is that your last word," he tells you, "and I say, five shillings. There!"

== Sounding-Fork
price: Echoes 2900
fetches: Echoes 1450
bought: "There's three at the urn," says Tring with his ear to it, "and one of them's wondering about us."

== Sextant for Indoors
price: Echoes 6000
fetches: Echoes 3000
bought: Tring takes a sight on the tea-urn, works it out on his cuff, and is surprised to be in the Bazaar.

= Nearly New
when: Introduced 10+
image: borrowed-lens
order: 40

Second chances, each with one careful owner: handed in by persons who turned out not to need them, or to have needed them the day before. The Misses Garland keep the table between them, in silence: the elder prices, and the younger rings the money.

== Borrowed Lens
price: Echoes 60
fetches: Echoes 30
bought: The elder Miss Garland looks at you through it for as long as it would take to read a page. "Yes," she says, and the younger does it up in twice the tissue that it wants.

== Ready Excuse
price: Echoes 60
fetches: Echoes 30
bought: An excuse must be tried on before you buy. You were looking for your cat. "What colour?" says the elder. "What does it answer to?" says the younger; and by the time you have your label she is under the table, calling.

== Second Wind
price: Echoes 60
fetches: Echoes 30
bought: "Hold it to the lamp," says the elder Miss Garland. It is empty. "That is how you tell," says the younger, and begs you to carry it upright.

== Word in Season
price: Echoes 60
fetches: Echoes 30
bought: They are filed by the occasion, and yours comes from the tray marked Anybody, which is the fullest. The younger Miss Garland folds it over once again, to keep it fresh.

= Forty-One, by Weight
image: luggage-label
order: 50

Forty-One does not sell. It buys: ends, to be melted down for the Roof, and whatever else will lie still in a pan. The woman at the scales has sold her weights, and reckons in scones and hymn-books. She is never out by more than a crumb.

== Candle-End
fetches: Echoes 2
sold: What you have brought goes into the one pan, and a pamphlet into the other. Is Your Portion Paid? it asks you, all the time that she is counting.

== Brass Bell-Button
fetches: Echoes 5
sold: It rolls up the arm of the scales, as far as the pivot, and has to be lifted down.

== Favourable Notice
fetches: Echoes 8
sold: She reads all nine lines of it first, and looks to see how you are taking it. Praise weighs very little. She makes it eightpence, for the paper.

== Toasting-Fork
fetches: Echoes 24
sold: It will not go into the pan. She has you hold the one end, and believes you about the other.

= Coats, on Rails
when: Introduced 10+
image: coat-pegs
order: 25

Mrs Augusta Yarrow was wardrobe mistress at a house that burnt down in the third act, and she saved the third act. What she has not got the coat for, she tells her customers, they ought not to be doing.

== Carter's Waistcoat
price: Echoes 160
fetches: Echoes 80

== Clerk's Alpaca
price: Echoes 140
fetches: Echoes 70
bought: Mrs Yarrow turns out the cuffs for you. There are thirty years of small sums on them, and she finds one that is wrong.

== Dun Mackintosh
price: Echoes 120
fetches: Echoes 60

== Fencing Jacket
price: Echoes 900
fetches: Echoes 450
bought: "Breathe out," says Mrs Yarrow, with her knee in your spine. She has done up bishops.

== Examiner's Frock
price: Echoes 850
fetches: Echoes 425
bought: Mrs Yarrow calls you *sir*, or it may be *miss*, and then wants to know how she did.

== Night-Nurse's Wrapper
price: Echoes 950
fetches: Echoes 475
when: base Shadowy 20+

== Reception Coat
price: Echoes 920
fetches: Echoes 460
bought: "Never turn round in it," says Mrs Yarrow, who walks behind you to the end of the rail, to be sure.

== Gas-Worker's Asbestos Apron
price: Echoes 2800
fetches: Echoes 1400
bought: Mrs Yarrow takes it down with a boat-hook, folds it against her knee, and apologises for the dent in the knee.

== Gown with Forty Pockets
price: Echoes 3200
fetches: Echoes 1600
bought: Mrs Yarrow goes through it first. She puts back the sandwich, since it is marked as being in use.

== Cloak Lined with Someone's Letters
price: Echoes 9000
fetches: Echoes 4500
when: Shadowy 40+
bought: "I had meant to read them," says Mrs Yarrow, "but I should have had to unpick her."

== Coat Cut from a Sail
price: Echoes 16000
fetches: Echoes 8000
bought: It fills as you put it on. Mrs Yarrow gets hold of your belt.

== Livery of the Upper Table
price: Echoes 24000
fetches: Echoes 12000
bought: Mrs Yarrow has never sold one before. She curtseys to it, thinks about that, and sends you the bill for the curtsey.

== Mourning Brooch to Let
price: Echoes 150
fetches: Echoes 75
bought: "Brown is an uncle," says Mrs Yarrow. "I'd not go past grey without practice."

== Plain Monocle
price: Echoes 620
fetches: Echoes 310

= Anything That Goes
when: Introduced 10+
image: arrivals
order: 35

Mr Ambrose Tull kept a livery stable until the horses had a better offer. In his yard, behind the last trestle, are wheels, wicker, one straw bed, and a number of persons with four legs who are waiting to be suited.

== Deaf Cat
price: Echoes 400
fetches: Echoes 200
bought: "Don't call her," says Mr Tull. "Stamp. She'll come and see what you have broken."

== Tortoise Named Promptly
price: Echoes 1800
fetches: Echoes 900
bought: Mr Tull sets him down facing home, so as to save you a day.
sold: Promptly was half-way round to say goodbye. Mr Tull will let you know when he gets there.

== Raven with One Sentence
price: Echoes 3600
fetches: Echoes 1200
when: The Raven's Sentence under 3
bought: Mr Tull counts the money with his fingers in his ears, which takes him two tries.

== Bath Chair
price: Echoes 1500
fetches: Echoes 750
bought: "The brake is the left," says Mr Tull. "Or did we say the left was the brake?"

== Knife-Grinder's Barrow
price: Echoes 3000
fetches: Echoes 1500

== Velocipede
price: Echoes 3500
fetches: Echoes 1750
when: Shadowy 25+
bought: Mr Tull holds the saddle, runs beside you, and lets go without saying so. His account of it is that you never looked back.

== Growler and Half-Share of a Horse
price: Echoes 11000
fetches: Echoes 5500
bought: "Which half?" you ask. Mr Tull tells you that it is not a thing that the horse has been told.

== Sedan with the Blinds Down
price: Echoes 30000
fetches: Echoes 15000
bought: The chairmen come with it. Mr Tull has had them four years, and thinks that they are brothers, or that they have met.

== Carpet-Bag
price: Echoes 110
fetches: Echoes 55

== Sample-Case
price: Echoes 680
fetches: Echoes 340
bought: Mr Tull throws in the patter, on a card. He has no more use for it now that his wife has heard it.

= Hearth and Shelf
when: Introduced 10+
image: grate
order: 38

Miss Lavinia Peake furnishes rooms, and judges those that she has not furnished. She asks where you live, and how wide the stair is, and looks sorry.

== Screen of Cuttings
price: Echoes 600
fetches: Echoes 300
bought: Miss Peake has been on the second leaf since the spring. She shows you where, and tells you it was a different hat.

== Thick Curtains
price: Echoes 620
fetches: Echoes 310

== Trap-Door
price: Echoes 900
fetches: Echoes 450
bought: "Mind the —" says Miss Peake to somebody behind you. "There is always one," she says.

== Marble Hall Table
price: Echoes 2000
fetches: Echoes 1000
bought: The four men are included. They would like to know, before they start, about your stairs.

== Window with a View of a Window
price: Echoes 12000
fetches: Echoes 6000
bought: It is carried to you at night, with the blind down, because of the person.

== Mantelpiece Worth Judging
price: Echoes 12000
fetches: Echoes 6000
bought: "They came as a pair," says Miss Peake of the nymphs, "but they have not spoken since the dining-room."

== Dinner-Gong of the Year One
price: Echoes 5200
fetches: Echoes 2600
bought: Miss Peake muffles it in two quilts. Even so, as you carry it off, people put down what they are doing and wash their hands.

== Room-Plate: Night Nursery
price: Echoes 6000
fetches: Echoes 3000
when: Shadowy 35+
bought: Miss Peake whispers the price. You whisper back, and that is how it comes to be that price.

== Clockwork Peacock
price: Echoes 900
fetches: Echoes 450
bought: Miss Peake winds him for you. He looks past you both, at the tea-urn.

= Miss Etta's End
when: Lovibond's List exactly 3
image: quill
order: 21

Etta Lovibond has a third of her father's table, a cash-box, and a card that says so. She trims while you wait, takes a fifth off for ready money, and buys nothing back.

== Bonnet of No Opinion
price: Echoes 32
bought: She has put a cherry on it. It still says nothing, but now it looks as though it might.

== Kid Gloves
price: Echoes 120
bought: "Blow in them yourself," says Etta. "I have a girl waiting."

== Decent Black
price: Echoes 240
bought: The peppermint has been taken out, and charged for.

== Dancing Pumps
price: Echoes 700
bought: New bows, tied by somebody's youngest, who is watching to see if you notice.

== Cashier's Gloves
price: Echoes 480
bought: You count out the coins in your own, and she counts them again in hers.

= The Back of the Yard
when: The Raven's Sentence exactly 3
image: barrel
order: 36

Here Mr Tull keeps what he calls his specialities: a horse that bows, a left-handed donkey, and a cage, hung a yard further to the left than he would have hung it.

== Raven with One Sentence
price: Echoes 2400
fetches: Echoes 1200
bought: "You'll be sorry," says the raven, and looks across at the urn, and does not finish. Mr Tull counts the money with his fingers in his ears.
