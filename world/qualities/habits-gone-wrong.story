= Times on the Post
category: Hidden
hidden: yes
cap: 10
image: smoking-lamp

How often a constable has found you in the dark.

= Strings Pulled
category: Hidden
hidden: yes
cap: 10
image: picked-pocket

How often a purse has turned out to be on a finger.

= Coughs Wasted
category: Hidden
hidden: yes
cap: 10
image: finger-on-lips

How often a bad coin has been heard to go down.

= Wrong Sulks
category: Hidden
hidden: yes
cap: 10
image: shuttered-house

How often you have carried a letter to Mr Lugg.

= Letters Lost to Sultan
category: Hidden
hidden: yes
cap: 10
image: yard-dog

How many letters the dog has had without you.

= Toes Bound
category: Hidden
hidden: yes
cap: 10
image: trunk

How often the last thirty yards have been too many.

= Sips Drunk
category: Hidden
hidden: yes
cap: 10
image: pewter-pot

How often you have been given water.

= Parties at the Bazaar
category: Hidden
hidden: yes
cap: 10
image: stall-stool

How often Forty-One has been asked, and has had to think.

= Doors Come Round
category: Hidden
hidden: yes
cap: 10
image: furnace-door

How often Bess Colley has told you.

= Walls Described
category: Hidden
hidden: yes
cap: 10
image: particulars

How often Constable Pardoe has had a good look at you.

= Doors Let Go
category: Hidden
hidden: yes
cap: 10
image: furnace-door

How often six people have had to shut it.

= Joints That Nodded
category: Hidden
hidden: yes
cap: 10
image: murmurs

How often the flame has bowed to you.

= Opinions Ventured
category: Hidden
hidden: yes
cap: 10
image: two-bowlers

How often you have begun with the words "in my opinion".

= Lost by Mr Vokes
category: Hidden
hidden: yes
cap: 10
image: parcel-string

How often he has turned round.

= Windows Done
category: Hidden
hidden: yes
cap: 10
image: ladder

How many panes have gone down to you.

= Smokers Missed
category: Hidden
hidden: yes
cap: 10
image: smoking-lamp

How often it was another lamp.

= Nothings Heard
category: Hidden
hidden: yes
cap: 10
image: laughing-mask

How often you have been told the whole of his.

= Kettles Sung
category: Hidden
hidden: yes
cap: 10
image: kettle-steam

How often Constable Binns has come down in his shirt.

= Slices Missed
category: Hidden
hidden: yes
cap: 10
image: cake-dome

How often it was there a moment ago.

= Between the Garlands
category: Hidden
hidden: yes
cap: 10
image: borrowed-lens

How often the customer has gone off with both.

= Receipts Heard
category: Hidden
hidden: yes
cap: 10
image: word-in-season

How often a crowd has been on her side.

= Falls Entered
category: Hidden
hidden: yes
cap: 10
image: broken-plate

How often it has gone down as a fall.

= Coats Left Over
category: Hidden
hidden: yes
cap: 10
image: tally

How often it has not come out at ten o'clock.
