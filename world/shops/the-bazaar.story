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
bought: It has been boiled once, to see, and has been asked for by nobody since. It begins to sing before you are out of the door.
sold: She takes off the lid and looks in, and is sorry that it was not more company.

== Phial of Old Laughter
price: Echoes 50
fetches: Echoes 20
bought: She holds it up to show you that it is full. Something in it turns over, and gets the point.
sold: Mrs Loam listens at the cork. It is a pity, she says, but you know your own evenings best.

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
bought: "I don't ask where the ends went," says Mr Lovibond. "I find that they would rather one did not."

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
bought: It must be tried on before you buy. You were looking for your cat. "What colour?" says the elder. "What does it answer to?" says the younger; and by the time you have your label she is under the table, calling.

== Second Wind
price: Echoes 60
fetches: Echoes 30
bought: "Hold it to the lamp," says the elder Miss Garland. It is empty. "That is how you tell," says the younger, and begs you to carry it upright.

== Word in Season
price: Echoes 60
fetches: Echoes 30
bought: They are filed by the occasion, and yours comes from the tray marked Anybody, which is the fullest. The younger Miss Garland folds it over once again, to keep it fresh.

= Forty-One, by Weight
image: scales
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
