= Favours: The Assize
category: Contacts
cap: 7
relationship: {"Favours: The Assize" 4+: Sergeant Plumb has your favours on a shelf of their own, labelled, between a crowbar and a wedding-cake.|Sergeant Plumb has you in her book, among the persons to whom something is owing.}
available at: Court Four of the Assize, if you read the jury for nothing.
image: assize

The law of Underhall pays badly and remembers well. What it owes you is called in at the Watch-House, from Sergeant Plumb.

= Overheard Word
category: Rumour
nature: thing
available at: The ward of the Assize, where a good deal is said in passages.
image: overheard-word

Not evidence. A court may not listen to it, so that there is always plenty left over.

= Reliable Rumour
category: Rumour
nature: thing
available at: The Bell-Board, and the rounds of Constable Marl.
image: reliable-rumour

An overheard word that has been heard again, in another street, from a person with nothing to gain.

= Sworn Particular
category: Rumour
nature: thing
available at: Constable Marl's round, now and then, once three cases are cleared.
image: sworn-particular

One fact, with a hand laid on it. Whoever swore to this one has asked since whether they might have it back.

= Watch Greatcoat
category: Clothing
nature: thing
available at: The Watch-House, for six favours of the Assize.
enhances: Dangerous 5, Watchful 2
image: green-coat

Fourteen pounds of blue frieze. Doors that were about to be shut on you think again, and cooks put out a plate.

= Sabine Fray's Case
category: Story
cap: 2
stages: 1 Theft, 2 Delivery
told: 1 In law, what Sabine Fray does is theft. The word is yours.
told: 2 In law, what Sabine Fray does is delivery. The word is yours.
relationship: {Sabine Fray's Case 2+: Sabine Fray has sent word that she would like to do something for you, and has asked what you have in your drawers.|Sabine Fray nods to you in the street. She keeps both her hands where you can see them.}
image: parcel-string

She steals presents that were never given, and takes them round. There had to be a word for that, for the list.

= The Deputy's Laces
category: Hidden
hidden: yes
cap: 1
image: knotted-string

One when you have been given what she had bought for you.

= Promised Miss Venn
category: Hidden
hidden: yes
cap: 1
image: sworn-particular

One when you have promised not to ask her for the brooch.

= Mornings at the Board
category: Hidden
hidden: yes
cap: 10
image: bell-board

How often you have read the dust for Miss Frame.

= Sittings of Court Four
category: Hidden
hidden: yes
cap: 10
image: witness-box

How often you have been the Respectable Person in Court Four.

= Nights with Marl
category: Hidden
hidden: yes
cap: 10
image: bulls-eye-lamp

How often you have held the lamp for him.

= The New Back Street
category: Story
cap: 3
stages: 1 Entered, 2 Left Off, 3 A Passage
told: 1 The new Back Street is on the plan, and the Surveyor's own is not.
told: 2 The Surveyor's own street is on the plan, and the new Back Street is not.
told: 3 The new Back Street is on the plan as a passage, and must be kept moving.
relationship: {The New Back Street 3+: Perpetua Lyle walks through it on her way home, and does not stop, in the proper manner. So does Mrs Holt.|The New Back Street 2+: Perpetua Lyle has had an address for the first time in twelve years, and is ashamed of how much she likes it.|Perpetua Lyle has her letters sent to the court, since there is nowhere in law where she lives.}
image: roof-square

Fourteen houses that came from somewhere else, step by step, and a plan with room for one new street a year.

= The Grace
category: Story
cap: 3
stages: 1 Lost, 2 Not Asked For, 3 Kept
told: 1 Mrs Quayle's grace is lost. The bird says something else.
told: 2 Mrs Quayle's grace was not asked for. Nan Harbottle spoke, in her own way.
told: 3 Mrs Quayle's grace is kept, in Back Street, where no court can hear it.
image: bird-cage

An old woman's voice saying thank you for her dinner, and then waiting, as though for an answer.

= Silas Quayle's Cell
category: Hidden
hidden: yes
cap: 1
image: small-hand

One while he waits in it for his aunt to be found.

= Number Forty
category: Story
cap: 3
stages: 1 Looked Into, 2 Sat Down In, 3 Papered Over
told: 1 You have looked into the room at the top of Number Forty.
told: 2 You have eaten the dinner at the top of Number Forty. Another has not been laid.
told: 3 The room at the top of Number Forty is papered over, with your thumb in the paste.
image: papered-wall

The stair has more steps coming down than going up, and dinner is kept hot at the end of it.

= Sneezes
category: Hidden
hidden: yes
cap: 10
image: bell-board

How often Miss Frame has had to write down thirty.

= Signs to Mr Tarrant
category: Hidden
hidden: yes
cap: 10
image: pointing-finger

How often the left glove has come off in his sight.

= Held for Marl
category: Hidden
hidden: yes
cap: 10
image: constables-helmet

How often he has drawn you at the rope.

= Wires Traced
category: Hidden
hidden: yes
cap: 10
image: bell-wires

How many wires of the Board you have followed to the cornice.

= Barrows
category: Hidden
hidden: yes
cap: 10
image: hand-barrow

How often you have been bound over for one.

= Juries Watched
category: Hidden
hidden: yes
cap: 10
image: opera-glasses

How many juries you have watched for the Deputy.

= Rounds with Marl
category: Hidden
hidden: yes
cap: 10
image: lamp-beam

How often you have walked the ward with him.

= Very Good Nights
category: Hidden
hidden: yes
cap: 10
image: ladder

How often a man on a ladder has wished you one.
