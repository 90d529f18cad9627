= Four Names
where: Your Lodgings
when: Who Was Expecting You exactly 23
urgency: high
image: endless-stair
scene: not-at-home
order: 10
teaser: Clemency Rudd's book has to be closed, and there are four ways to do it. Each of them shuts the other three.

There are three people on your stair. The Aunt is on the landing, in a chair that she has carried here from Number Nine. Mrs Cope is below her, on the step where she first sat with the bundle. Mrs Ottaway is behind a door{The Rope exactly 1:, with a collar of her own on}. Four names were left in the washing-book that have not been asked for: Crispin Gathercole, the Aunt's nephew; Amory Lisle, who has nobody; Daniel Orchard{Daniel Orchard's Leaf 1+:, whose leaf is gone}; and Clemency Rudd{Asked For 1+:, to whom you have called once, by yourself}. {The Washing-Book exactly 4: To get the book out of the trunk has taken two of you.} "It can't be left lying," says Mrs Cope. "You've seen what comes of it lying about." The Aunt, who has never before let another person decide which end of an egg to open, says that it is for you to say, dear.

== Stand for a night on the Middle Bridge, in her place
cost: 2 actions
one-way: yes
image: hat-brim-up

The book would go into the river. The post would have been stood in, so that it is not Clemency's any more, whoever comes down. But those on the water would see a light there, and a person under it.

=== always: A Night on the Bridge
turn: standing up or down
set: Who Was Expecting You 24, The Washing-Book 5
gain: Constant 4, Echoes 30
journal: offer
image: lantern-raised

The Aunt does up your collar. At Lamps you go out along the Middle Bridge {The Finding 2+:with a lantern of Ada Trimble's, because your signature has kept it dark|and take the Deputy's lantern down from its pole}, and you turn your back to the city and look up the hill.

The Family does not come. What you had not been told is how much else does. Thirty boats go under your feet, and from each, as it comes into the light, an oar is lifted. A cabman who has had bad news stands next to you for a pipe, because you are facing the right way for it. {The Wedding exactly 2: Joe Birkett, off his shift, asks for you by name from the end of the bridge, to hear how it sounds.} About the middle of the night you let the washing-book go, and it floats, open, and takes the names down under the arch towards the sea.

At Snuff the Deputy comes along the parapet with a form. The post has been stood in, and Miss Rudd is struck off it. "Purpose," says Deputy Brace, at the last box. "Most of them put *waiting*."

You tell her to put *asking*. Deputy Brace, who could fill in that box asleep, has to think how it is spelt.

== Ask for all of them, by name
cost: 2 actions
one-way: yes
image: banister

Each would have been asked for once. {Daniel Orchard's Leaf 1+: Daniel Orchard you could not ask for, having torn him out.|Mrs Cope, who has asked you for one thing, would have to hear it, and then go home and listen.} An answer, if there is one, cannot be unheard.

=== always: By Name, and Then the Message
turn: won at a price
set: Who Was Expecting You 25, The Washing-Book 6, Asked For 1
gain: The Stair: What You Know 1
only if: The Stair: What You Know under 3
journal: offer
image: bell-wires

You count a hundred first. Then you stand at the foot of the flight and say them, and leave after each the time to put down a cup.

"Crispin Gathercole." The Aunt's cup does not go down. "Amory Lisle." {Daniel Orchard's Leaf 1+:There is a gap then, as long as a name. Mrs Cope has her apron to her mouth; but she says nothing into it, and you go on.|"Daniel Orchard." Mrs Cope has hold of the banister in both hands.} "Clemency Rudd."

A long way up there are bells then, well apart, and no two alike. {Daniel Orchard's Leaf 1+:You have asked for three people, and two of them have rung.|You have asked for four people, and three of them have rung.} All of you sit up for the one that is wanting, until the candle is out and past that, and it does not come.

"That was for Crispin," says the Aunt. "He was always answered first." You let her have it. {Daniel Orchard's Leaf 1+:Mrs Cope goes home to her husband. "I listened for him," she says, from the turn. "I'd be a liar if I said I did not listen."|Mrs Cope goes home to a good man, and to listening. When she meets you in Tinder Street now she crosses the road.}

== Give Mrs Cope the book, and shut the stair
cost: 2 actions
one-way: yes
image: keyhole

Nobody would be asked for from this house again, Clemency Rudd included. It is what they want who have to go on living underneath.

=== always: Washed
turn: lost for good
set: Who Was Expecting You 26, The Washing-Book 7
gain: Kind 4, Echoes 20
journal: offer
image: papered-wall

Mrs Cope does it properly. She takes off the boards, because boards do not wash, and puts the pages through the copper, and through the rollers after that, until what lies on her arm is one sheet, thick and grey and soft. She irons it there on your landing. It is the cleanest thing that you have ever been handed.

The door at the top of the house, over Mr Tebb's attic, has stood on the latch for so long that it does not remember how to shut. It takes you, and then Mrs Ottaway, who comes all the way up, in front of people, and puts her back against it next to yours. She has the key. By the next evening she has the paper up as well, with a pattern of pears.

"It is very well hung," says the Aunt. She folds her chair. She will go on waiting, she lets you know, as one can perfectly well do that at home, and in better light.

You sleep that night, and it is the middle of the next day before you know why. There is no draught.

== Send for a seventh
cost: 2 actions
pay: Echoes 108
locked: A newspaper that is never sold comes to a hundred and eight pence, which is what an Edward gets in a week.
one-way: yes
image: ringed-newspaper

You would have two lines printed, and ring them, and let the book go with the paper up four thousand steps, under a stranger's door. You would not be told whose. They would want to know who was expecting them.

=== always: Expected
turn: a tie begun
set: Who Was Expecting You 27, The Washing-Book 8
gain: Inquiring 4, Candle-End 10
journal: offer
image: ringed-newspaper

The printers of the *Evening Wick* run off one copy. You lean on the sill to ring it, and the pencil goes down by itself into a groove that is there already.

Sabine Fray comes for it with a basket. She has the best hands in the city, and sews a button on you while you fold. "Who's it for?" she says. You do not know; for a person who will be late. The Aunt asks her how she ever finds the door.

"It's the one with a light under it, ma'am. Four in the morning, and up, and no one to be up with." Sabine bites the thread. "Yours had, {sir|ma'am|dear}. I stood there on the mat quite a time. I could hear a spoon." She puts the washing-book and the newspaper at the bottom of the basket, under some eggs, and looks once round the room, to know it again from the outside.

Mrs Cope says that she washes her hands of it, and goes down. You lie and listen. Up in a street that you cannot quite call to mind, a person who has told nobody that they want a situation can hear a newspaper come in under the door. You get up again after a time. You put out a second cup.
