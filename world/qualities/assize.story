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
available at: Constable Marl's round, now and then, from Watchful 20.
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
image: open-hands

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
image: scales

How often you have sat in Court Four.

= Nights with Marl
category: Hidden
hidden: yes
cap: 10
image: bulls-eye-lamp

How often you have held the lamp for him, or gone round with him.
