= A Seed-Cake, Cut
in: The City
deck: never
image: cake-dome
teaser: A cake for the whole landing, or for you with the door shut.

The seed-cake is on your table, and the knife is beside it. With the door open it would buy you some silence from the lodgers; with the door shut it would put back something of what has been chipped off you. It is not cake enough for both.

== Have the landing in
image: tea-urn

Five lodgers are on the landing already, doing up their boots. They have been talking about you, and that is hard to do with your cake in the mouth. But they will know that you minded.

=== always: Five Slices
turn: a tie begun
lose: Seed-Cake 1, Talk 2
gain: Cakes Shared 1

{Cakes Shared 5+: The lodgers bring their own plates these days, and the curate brings a second cake, in case; but yours is the one that is cut first.|Cakes Shared 2+: Mr Tebb is the first in at the door, with his plate held out. "I always tell them that there's nothing in it," says Mr Tebb, "and some day I'd be glad to know what it was."|Mr Tebb tells you, through crumbs, what is being said about you, as he thinks that you ought to know. "And that you'd sold your own—" says Mr Tebb; and then he looks at the slice, and at who cut it. He says that he for one never believed the part about the aunt.}

== Shut the door and eat it
when: Breakages 1+
image: cake-dome

You are chipped, and seed-cake sets hard. The landing would hear you eat it.

=== always: To the Plate
turn: won at a price
lose: Seed-Cake 1, Breakages 2
gain: Cakes Kept 1

You eat until you have come to the doily. Whatever was cracked in you this morning has been packed round with caraway. {Breakages 4+: Only the string still shows.|Cakes Kept 2+: The landing does not say a word. They have drawn up a chair outside for each of them, to be heard not saying it.|Outside the door Miss Pomfret can be heard to say that some people have never had to share.}

= A Valentine for Nobody Yet
in: The City
deck: never
image: folded-valentine
teaser: It is not signed. You might put it under any door, or post it to your own.

The verse rhymes *heart* with *apart*, and the space for the name has been left. Who gets it is for you to say, and who sent it for them.

== Put it under a stranger's door
challenge: Shadowy 16
needs: Shadowy 12+
second chance: Ready Excuse
image: folded-valentine

Tinder Street, the third floor, where a Mr Cuthbert Lamb has lived for years across from a Miss Ivy Strutt. If you are seen on the stair, it will have been from you.

=== success: Across the Landing
turn: a tie begun
lose: Unsigned Valentine 1
gain: Wayward 2, Valentines Delivered 1, Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))

{Valentines Delivered 6+: Mr Lamb and Miss Strutt are married, and have gone down to the first floor, for the quiet. You are reduced to the fourth, where there is a widower, and two sisters; you put it half-way between.|Valentines Delivered 2+: Mr Lamb has taken to reading beside his door, in his good socks. The paper is hardly under before it has been drawn in. Then the door across the landing opens, by chance, and two people are wishing each other a good evening.|The paper goes in under Mr Lamb's door, and you hear his chair go back. He crosses the landing in his socks, stands in front of Miss Strutt's door, and crosses back. By the time you are in the street he has done so four times, and the last time there were two pairs of feet.}

=== failure: Seen on the Stair
turn: farce grows
lose: Unsigned Valentine 1
gain: Talk 1, Seen on Tinder Street 1, Shadowy (1 + 4 * least(1, [base Shadowy] / 15) - 4 * least(1, [base Shadowy] / 50))
only if: Talk under 5

{Valentines Delivered 6+: The widower on the fourth floor opens his door, and both of the sisters open theirs. They have heard from Miss Strutt what you are, and what it leads to, and all three would like to know which of them was meant.|Seen on Tinder Street 2+: Miss Strutt has moved her chair to the door, and is out at the first creak. "You again!" says Miss Strutt. "He's not a man who can be hurried, you know. I have been living across from him since I was thirty." She takes the valentine in charge.|Miss Strutt opens her door while you are on your knees at the other one. "I see," says Miss Strutt. She tells the street that Mr Lamb has an admirer with no discretion; and Mr Lamb, who has never had an admirer, leaves a lamp out on the stair, so that you shall not fall.}

== Send it to yourself
image: folded-valentine

By the ordinary post, in time for breakfast, when the other lodgers are at table. You would be thought to have an admirer, unless Mrs Ottaway knows your hand.

=== always: By the Second Post
turn: standing up or down
lose: Unsigned Valentine 1
gain: Proud 2, Valentines to Oneself 1

{Valentines to Oneself 6+: "Another," says Mrs Ottaway, and lays the valentine on the pile. She has compared them with the writing on the rent, but she has told Miss Pomfret that it is a Major.|Valentines to Oneself 2+: Mrs Ottaway passes it out through the hatch with the toast. "He's got a second-hand sort of style," she says. "But he's faithful. I'd not keep him waiting till he thinks better of it."|You open your valentine slowly, and blush, although you wrote the envelope. Across the table Mr Tebb stops eating. "Not the milkman again?" says Mr Tebb.}

= The Half That Goes Back
in: The City
deck: never
image: readers-ticket
teaser: Half a ticket home. A man at the Arch might honour it, or a girl on the Steps might want it.

You have the half of a ticket that takes a person up again. At the Arch there is a wicket, and in the wicket is Mr Solomon Trice, who clips.

== Try it at the wicket
image: archway

If Mr Trice says that it is good, you need not go. The voice behind your wall, which talks of home, would be glad to hear what he says; but he clips whatever he is handed, and then it is spent.

=== always: Mr Trice Explains
turn: rule with teeth
lose: Half a Return Ticket 1, Murmurs 3
gain: Tickets Clipped 1

{Tickets Clipped 6+: "Still with us," says Mr Trice, with the clipper held out ready. He asks after the wall.|Tickets Clipped 2+: "It's a different half," says Mr Trice, "but it's the same other half that it wants, if you follow me, and that's still at the top, and so's the person. I could look in the drawer again. I looked in it for you last time." He looks in the drawer, right to the back, and then he clips it.|"That's valid," says Mr Trice. You had not been ready for that. "It's valid from the bottom, on a Wednesday, with the other half. The other half was given up at the top, by whoever came down on it. So they'd want to go up first and ask for it back." He clips it, to be fair, and keeps the piece.} You walk home, and at your own door you notice that the voice behind the wall has not said a word since.

== Give it to somebody who has just come down
image: arrivals

On the Area Steps stands a new arrival with a box, looking up. The half would not take her home either, but she does not know that, and if she asks you will have to tell her.

=== always: For the Hat-Box
turn: opponent is right
lose: Half a Return Ticket 1
gain: Kind 2, Tickets Given Away 1

{Tickets Given Away 6+: Three of them are waiting on the bottom step, in a queue, with their hats held out for a ticket to be stuck in. You have only the one. They draw for it, with great good manners, and the two who have lost ask you what there is to do here.|Tickets Given Away 2+: They have been told to look out for you. "Are you the person?" says today's, who has a box like the others, and puts the ticket in the hat, like the others; "and which is the way to Mrs Ottaway's, please, as I'm not using it?"|"Does it work?" says the girl with the hat-box. You tell her. She thinks, and then she tucks the ticket into the ribbon of her hat, where it can be read. "I'd sooner look like a person who could go," says the girl, "and you might have thought of that yourself, before you came down with your face like that."}

= The Laces
in: The City
deck: never
image: parcel-string
teaser: They would hold you together a little better, or two aldermen.

You have a pair of good laces, waxed. They would hold you together where you are giving; or they would hold one man's boot to another's.

== Lace up what is coming apart
when: Breakages 1+
image: mending

You have felt a certain give about yourself lately, at the cuffs and lower down. The laces would be used up.

=== always: Double Knots
turn: won at a price
lose: Good Pair of Laces 1, Breakages 1

{Breakages 4+: There are more holes than laces, so you do every second one and promise the rest.|You do both boots, and a cuff, and the handle of the jug.} When you stamp you hold together, and at breakfast you did not.

== Kneel down behind two aldermen
challenge: Shadowy 8
second chance: Ready Excuse
image: soft-boots

Alderman Pugh and Alderman Voyle stand back to back in the Bazaar at noon, because they have not spoken since the drains. Their boots are an inch apart. You would be on your hands and knees, under two heavy men.

=== success: A Coalition
turn: farce grows
lose: Good Pair of Laces 1
gain: Merry 2, Wayward 1, Aldermen Laced 1, Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))

{Aldermen Laced 6+: "Is it done?" says Alderman Pugh, over his shoulder. It is done. They go off to lunch together at a steady limp, in step; they have got as far as the outfall, and neither of them would be the one to untie it.|Aldermen Laced 2+: Both aldermen have learnt to look down before they move; but neither of them will be the first to stoop. "After you, Voyle." "By no means, Pugh." So they go off to lunch as they are, on three legs, in search of a waiter with a knife.|Each alderman sets off, with dignity, for a different lunch. They meet again in the middle of Mrs Loam's bishops. "After you, Voyle," says the one who is underneath, and these are the first words to pass between them since the drains.}

=== failure: Four Feet
turn: danger
lose: Good Pair of Laces 1
gain: Breakages 1, Shadowy (1 + 4 * least(1, [base Shadowy] / 15) - 4 * least(1, [base Shadowy] / 50))
only if: Breakages under 5

Alderman Pugh, who was for the larger drain, steps back on to your hand to consider a point. He stays upon it while the point is considered. You cannot very well cry out, so you stay too, and hear all of what can be urged against a twelve-inch pipe.

= The Gong Is Struck
in: The City
deck: never
image: bell-without-a-room
teaser: If you struck it, the whole house would come to dinner, and there is no dinner.

The Dinner-Gong of the Year One hangs by two thongs from your bedpost. Whoever hears it washes his hands and comes, and has to stop talking about you to do so. There is, of course, no dinner.

== Strike it once
image: bell-without-a-room

The lodgers would leave off whatever they were saying, and come. Then they would look at you, and you should have something to tell them.

=== always: They Come Down
turn: farce grows
gain: Merry 1, The Gong Struck 1
lose: Talk 1

{The Gong Struck 5+: Each of the lodgers brings a dish, so that there is dinner after all; there are fourteen at table on the half-landing, and the salt is passed through the banisters. Mrs Ottaway sends out a pudding by the hatch, and word that it is late.|The Gong Struck 2+: The lodgers come with their napkins in, sit down along the stair, and wait the length of a soup. Then they wait the length of a fish. Miss Pomfret says afterwards that it was one of your better evenings.|Doors open on every floor. Five lodgers and a bailiff come down with wet hands, and stand round your table, which has a candlestick on it. "It will be a little late," you tell them. "Ah," says the bailiff, who has a cold joint at home, and sits down. They wait until Lamps, and not a word is said about you that is not about dinner.}

= A Pinch for the Company
in: The City
deck: never
image: tin-cup
teaser: One clears the head. Two clear an omnibus.

The tin is the size of a penny, and you breathe out before you open it. Two pinches would put off anyone who is taking you down; one, in the right place, would be a kindness to a great many people.

== Two pinches on the omnibus
when: Particulars 1+
image: arrivals

A man from the Watch sits opposite you on the knifeboard, with a notebook, and has got as far as your ears. He would lose his place; but you would be blown off with the rest.

=== always: All Change
turn: danger
lose: Tin of Sneezing-Snuff 1, Particulars 2
gain: Omnibuses Stopped 1

{Particulars 4+: Two men are on the knifeboard today, with a notebook each, and they sneeze into each other's. Neither of them can read what he has got of you.|Omnibuses Stopped 2+: The conductor knows the tin by now, and has everyone on the top deck hold on to a rail and a neighbour. The man with the notebook, who is new, asks what for.|The first sneeze is a bishop's, and it takes off his hat. After the fourth the horses have it. When the omnibus has stopped, in a bed of tulips, the man with the notebook is asked to describe what he saw, and says that his eyes were shut, and that so was everything.}

== One pinch, in church
image: a-pew

Canon Lessing is in his second hour, on silence. The whole congregation would thank you, if they could ever own to it.

=== always: Amen
turn: farce grows
lose: Tin of Sneezing-Snuff 1
gain: Merry 2, Kind 1, Sermons Shortened 1

{Sermons Shortened 6+: Canon Lessing sees you come in, stops at *secondly*, and blesses everyone.|Sermons Shortened 2+: The pew sees you, and makes room, and passes the plate along to you with a hymn-sheet ready folded. Canon Lessing has brought two handkerchiefs. He gets to *thirdly*.|You let the snuff go along the pew, on a hymn-sheet. When that has reached the choir there is no silence left for the Canon to speak about, and he is the last to get it. "Amen," he says, when he can, and they have their hats on before he has found his place.}

= The Marchioness on the Ledge
in: The City
deck: never
image: pamphlet
teaser: Part forty of a penny novel. The voice behind your wall has been following it.

There are thirty-two pages, in a type made for strong eyes, and an advertisement for pills. The voice behind your wall has been following the story too, and is a part behind; it would sooner hear this than talk to you about yourself.

== Read it aloud to the wall
image: torn-leaf

You would burn an inch of candle, and need to do the voices, and by the end the part is fit for nothing but the grate.

=== always: To Be Continued
turn: outplayed
lose: Penny Part of a Long Novel 1, Murmurs 1
gain: Parts Read Aloud 1

{Parts Read Aloud 5+: You do not even open it. You say, "She is on the ledge," and the wall says, "Who has come?" and after that the two of you make it up between you; it is better than sixty.|Parts Read Aloud 2+: Mrs Loam has only ever got part forty. You read it again, with the chaplain done as Canon Lessing, and behind the wall there is a wet sort of sound, at the place where he takes off the wig.|The Marchioness clings. The chaplain puts out his hand to her, and it is not, she sees, a chaplain's hand. *To be continued.* "Whose is it?" says the wall. You do not know either, you say; and for one night the wall lies awake over something that is not you.}
