= The Cat's Evenings
category: Hidden
hidden: yes
cap: 10
image: watchful

How often you have looked where the deaf cat looks.

= Yards with Promptly
category: Hidden
hidden: yes
cap: 10
image: footprints

How far the tortoise has got, with you beside him.

= Promptly's Appointment
category: Hidden
hidden: yes
cap: 1
image: pump

One when the tortoise has arrived.

= The Gong Struck
category: Hidden
hidden: yes
cap: 10
image: bell-without-a-room

How often you have called people to a dinner.

= Parts Read Aloud
category: Hidden
hidden: yes
cap: 10
image: pamphlet

How often part forty has been read to the wall.

= Stamps in Company
category: Hidden
hidden: yes
cap: 10
image: cheek

How often you have stamped for the deaf cat in the soup-queue.

= Saturdays at the Pump
category: Hidden
hidden: yes
cap: 10
image: pump

How often the tortoise has been taken to tea.

= Witnesses Interrupted
category: Hidden
hidden: yes
cap: 10
image: witness-box

How often the raven has spoken in the right pause.

= Past the Urn
category: Hidden
hidden: yes
cap: 10
image: tea-urn

How often the raven has been carried past Mrs Sparrow.

= Cakes Shared
category: Hidden
hidden: yes
cap: 10
image: cake-dome

How often the landing has had your cake.

= Valentines Delivered
category: Hidden
hidden: yes
cap: 10
image: folded-valentine

How often one has gone under a door unseen.

= Seen on Tinder Street
category: Hidden
hidden: yes
cap: 10
image: folded-valentine

How often Miss Strutt has opened her door on you.

= Valentines to Oneself
category: Hidden
hidden: yes
cap: 10
image: folded-valentine

How often the post has brought you one from yourself.

= Tickets Clipped
category: Hidden
hidden: yes
cap: 10
image: archway

How often Mr Trice has explained.

= Tickets Given Away
category: Hidden
hidden: yes
cap: 10
image: arrivals

How often an arrival has had your half of a ticket.

= Aldermen Laced
category: Hidden
hidden: yes
cap: 10
image: soft-boots

How often two aldermen have gone to lunch together.

= Sermons Shortened
category: Hidden
hidden: yes
cap: 10
image: a-pew

How often Canon Lessing has come to an end.

= Cakes Kept
category: Hidden
hidden: yes
cap: 10
image: cake-dome

How often you have shut the door on the landing.

= Omnibuses Stopped
category: Hidden
hidden: yes
cap: 10
image: arrivals

How often the snuff has stopped one.

= Ravens Out of Turn
category: Hidden
hidden: yes
cap: 10
image: wall-ear

How often the raven has chosen the wrong pause.

= The Raven's Sentence
category: Story
cap: 3
stages: 1 You'll Be Sorry, 2 Good Morning, 3 Left as It Was
told: 1 You know who Maud is. What the raven is to say in future is to be settled at Mr Tull's yard, in the Bazaar.
told: 2 The raven has been taught manners, and will have no more lessons. She stands at the front of Mr Tull's yard, at the full price. There is a gap in the rota of the Bazaar, from three to four, and an apron that would go round you.
told: 3 The raven says what she always said. Mr Tull has put her at the back of the yard, marked her down, and asked you not to try again. Mrs Tidy has a table in the Bazaar with nobody behind it.
lead: yes
done at: 2
next step: 1 {Raven with One Sentence 1+: Sell the raven back to Mr Tull, in the Bazaar: what she is to say is not settled.|Settle at Mr Tull's yard, in the Bazaar, what the raven is to say.}
place: 1 The Bazaar
relationship: {The Raven's Sentence 3+: Mrs Sparrow, at the urn, does not charge you for the third lump.|The Raven's Sentence 2+: Mrs Sparrow gives you your tea, and the right change.|Mrs Sparrow is waiting to hear what you will do about the bird.}
image: veil

A raven in the Bazaar has one sentence, and it has not always been only hers. Mr Tull sells her; Mrs Sparrow, at the tea-urn, would sooner that he did not mend her.

= Lovibond's List
category: Story
cap: 3
stages: 1 Read, 2 Nailed Up, 3 In the Stove
told: 1 You know what is on the list. Whether it is nailed up is to be settled at Mr Lovibond's table, in the Bazaar.
told: 2 The list is on the arch, and the nails are in. Hats are coming back to Mr Lovibond's table. To the Misses Garland's, in the same Bazaar, a gentleman has come back with a paper bag.
told: 3 The list is ash, and nobody is going to write it out again. Etta Lovibond has a corner of the table now, and prices of her own. Further down the Bazaar Miss Gilling puts an edge on people, and would begin with you.
lead: yes
done at: 2
next step: 1 Settle at Mr Lovibond's table, in the Bazaar, whether the list is nailed up.
place: 1 The Bazaar
relationship: {Lovibond's List 3+: Etta Lovibond trims for you first. Her father measures you without speaking.|Lovibond's List 2+: Mr Lovibond holds your chair. Etta Lovibond has gone to a rival in Crownhill, and cuts you from across the street.|Etta Lovibond and her father both look up when you come to the table.}
image: hats

Two hundred hats went up to Crownhill and were never paid for. Mr Lovibond would like it known whose heads they are on.
