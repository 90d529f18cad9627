= A Seed-Cake, Cut
in: The City
deck: never
image: cake-dome
teaser: It is a question of who is asked to have some.

The seed-cake is on the table, and the knife is beside it. A cake can be eaten by one with the door shut, or by a whole landing with the door open. It cannot be both.

== Have the landing in
image: tea-table

There are five of them out there already, doing up their boots. It will cost you the cake, and they may stay.

=== always: Five Slices
turn: a tie begun
lose: Seed-Cake 1, Talk 2

{Kind 5+: They bring their own plates these days, and Mrs Ottaway's sister brings a second cake, in case; but yours is the one that is cut first.|The lodger from the back tells you, through crumbs, what is being said about you, in order that you should know. He finds as he goes on that he has told it to the person who gave him cake, and tries to take some of it back.}

== Shut the door and eat it
image: cake-dome

A person who is chipped wants building up.

=== always: To the Plate
lose: Seed-Cake 1, Breakages 2

You eat until you have come to the doily. Whatever was cracked in you this morning has been packed round with caraway. {Breakages 4+: Only the string still shows.|You hear the landing breathe in through its nose.}

= A Valentine for Nobody Yet
in: The City
deck: never
image: letter
teaser: It is not signed. That is only half of the trouble.

The verse rhymes *heart* with *apart*, and the space for the name has been left. Who gets it is for you to say, and who sent it is for them.

== Put it under a stranger's door
challenge: Shadowy 10
second chance: Ready Excuse
image: keyhole

Tinder Street, the third floor, where a Mr Cuthbert Lamb has lived for years across from a Miss Ivy Strutt. If you are seen on the stair, it will have been from you.

=== success: Across the Landing
lose: Unsigned Valentine 1
gain: Wayward 2

{Wayward 5+: The third floor have had so many by now that they are married, and you have been reduced to the fourth.|You hear the paper go in, and his chair go back. Then Mr Lamb crosses the landing in his socks, stands there, and crosses back. By the time you have reached the street he has done it four times, and the last time there were two pairs of feet.}

=== failure: Seen on the Stair
turn: farce grows
lose: Unsigned Valentine 1
gain: Talk 1
only if: Talk under 5

{Wayward 5+: Miss Strutt opens her door at the first creak now, as she has moved her chair to it.|Miss Strutt opens the door while you are on your knees at the other one.} "I see," says Miss Strutt. She tells the street that Mr Lamb has an admirer with a flat hat and no discretion; and Mr Lamb, who has never had one before, leaves a lamp on the stair for you every night until Easter.

== Send it to yourself
image: raised-chin

By the ordinary post, in time for breakfast, when the others are at table.

=== always: By the Second Post
turn: standing up or down
lose: Unsigned Valentine 1
gain: Proud 2

{Proud 5+: "Another!" says Mrs Ottaway, and lays it on the pile. She has compared them with the writing on the rent.|You open it slowly. You had not expected to blush; but nobody who has written to you has ever been so well informed. The lodger from the back, across the table, stops eating. "Not the milkman again?" he says.}

= The Half That Goes Back
in: The City
deck: never
image: readers-ticket
teaser: It has been clipped for a Wednesday. This might be one.

You have the half of a ticket that takes a person up again. At the Arch there is a wicket, and in the wicket is Mr Solomon Trice, who clips.

== Try it at the wicket
image: archway

You need not use it if he says yes. You would only like to hear what he says.

=== always: Mr Trice Explains
turn: rule with teeth
lose: Half a Return Ticket 1, Murmurs 3

{Constant 4+: "Still with us," says Mr Trice, who knows you, and holds out the clipper without being asked.|"That's valid," says Mr Trice. You had not been ready for that. "It's valid from the bottom, on a Wednesday, with the other half. The other half was given up at the top, by whoever came down on it. So they'd want to go up first and ask for it back." He clips it, to be fair, and keeps the piece.} You walk home, and notice only at your own door that nobody behind the wall has said a word since.

== Give it to somebody who has just come down
image: arrivals

On the Area Steps stands a girl with a hat-box, looking up. The half would not take her home either; but she does not know that, and you would have to decide whether to tell her.

=== always: For the Hat-Box
turn: opponent is right
lose: Half a Return Ticket 1
gain: Kind 2

{Kind 6+: It is a boy today, and a fiddle-case; they are all told by now that there is a person who gives out tickets.|"Does it work?" she says. You tell her. She thinks, and then tucks it into the ribbon of her hat where it can be read. "I'd sooner look like somebody who could go," says the girl, "and you might have thought of that yourself, before you came down with your face like that."}

= The Laces
in: The City
deck: never
image: parcel-string
teaser: Brown, waxed, and for once you have them before you need them.

A pair of good laces holds a boot on. It will also hold a great deal else, and two boots on two different people.

== Lace up what is coming apart
image: mending

You have noticed a certain amount of give about yourself lately.

=== always: Double Knots
lose: Good Pair of Laces 1, Breakages 1

{Breakages 4+: There are more holes than laces, so you do every second one and promise the rest.|You do both boots, and a cuff, and the handle of the jug.} It holds when you stamp, which is more than could be said at breakfast.

== Kneel down behind two aldermen
challenge: Shadowy 14
second chance: Ready Excuse
image: soft-boots

They stand back to back in the Bazaar every noon, Alderman Pugh and Alderman Voyle, so as not to have to speak. They have not spoken since the drains.

=== success: A Coalition
turn: farce grows
lose: Good Pair of Laces 1
gain: Merry 2, Wayward 1

{Merry 5+: They look at the ground first these days, each at the other's feet, and have found out that they go to the same bootmaker.|Each sets off, with dignity, for a different lunch. They come together again in the middle of Mrs Loam's bishops. "After you, Voyle," says the one who is underneath, and these are the first words to pass between them since the drains.}

=== failure: Four Feet
turn: danger
lose: Good Pair of Laces 1
gain: Breakages 1
only if: Breakages under 5

Alderman Pugh, who was for the larger drain, steps back on to your hand to consider a point. He stays upon it while the point is considered. You cannot very well cry out, so you stay too, and hear all of what can be urged against a twelve-inch pipe.

= The Gong Is Struck
in: The City
deck: never
image: bell-without-a-room
teaser: Dinner has been late since the first evening. You could call them again.

The gong hangs by two thongs from your bedpost. If it were struck, people would wash their hands and come. There is, of course, no dinner.

== Strike it once
image: bell-without-a-room

Whoever in the house was talking will have to leave off. They will also look at you, and you should have something to tell them.

=== always: They Come Down
gain: Merry 1, The Gong Struck 1
lose: Talk 1

{The Gong Struck 8+: Each of them brings a dish. They have quite given up saying that there is no dinner; there are fourteen at table on the half-landing, and the salt is passed through the banisters.|The Gong Struck 3+: They come with their napkins in, sit down along the stair, and wait the length of a soup. It is spoken about afterwards as one of your better evenings.|Doors open on every floor. Five lodgers and a bailiff come down with wet hands, and look at the table, and at you. "It will be a little late," you tell them. They seem relieved; it always has been.}

= A Pinch for the Company
in: The City
deck: never
image: tin-cup
teaser: One clears the head. Two clear an omnibus.

The tin is the size of a penny, and you breathe out before you open it. What you do with the snuff depends on who is looking at you too hard.

== Two pinches on the omnibus
image: arrivals

There is a man on the knifeboard opposite with a notebook, who has got as far as your ears. You would be cleared off with the rest.

=== always: All Change
turn: danger
lose: Tin of Sneezing-Snuff 1, Particulars 2

{Particulars 4+: There are two of them today with notebooks, and they sneeze into each other's.|The first sneeze is a bishop's, and it takes off his hat. After the fourth the horses have it. When the omnibus has stopped, in a bed of tulips, the man with the notebook is asked to describe what he saw, and says that his eyes were shut, and that so was everything.}

== One pinch, in church
image: a-pew

Canon Lessing is in his second hour, on silence. There is not one of the congregation who would not thank you, and not one who could say so.

=== always: Amen
lose: Tin of Sneezing-Snuff 1
gain: Merry 2, Kind 1

{Merry 5+: Canon Lessing sees you come in, stops at *secondly*, and blesses everyone.|You let it go along the pew, on a hymn-sheet. By the time it has reached the choir there is no silence left for the Canon to speak about, and he is the last to get it. "Amen," he says, when he can, and they have their hats on before he has found his place.}

= The Marchioness on the Ledge
in: The City
deck: never
image: pamphlet
teaser: Part forty. She has company.

There are thirty-two pages, in a type made for strong eyes, and an advertisement for pills. The voice behind the wall follows the story too, and is a part behind.

== Read it aloud to the wall
image: papered-wall

It will take the candle down an inch. You would need to do the voices.

=== always: To Be Continued
lose: Penny Part of a Long Novel 1, Murmurs 1
gain: Parts Read Aloud 1

{Parts Read Aloud 8+: You do not even open it. You say, "She is on the ledge," and the wall says, "Who has come?" and after that the two of you make it up between you; it is better than sixty.|Parts Read Aloud 3+: Mrs Loam has only ever got part forty. You read it again, with the chaplain done as Canon Lessing, and behind the wall there is a wet sort of sound, at the place where he takes off the wig.|The Marchioness clings. The chaplain puts out his hand to her, and it is not, she sees, a chaplain's hand. *To be continued.* "Whose is it?" says the wall. You tell it that you do not know either; and for one night it lies awake over something that is not you.}
