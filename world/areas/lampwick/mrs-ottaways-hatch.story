= Mrs Ottaway's Hatch
where: Lampwick, Your Lodgings
when: Introduced 10+
image: kitchen-hatch
scene: kitchen-hatch
order: 220
teaser: She opens no doors. A hatch, she considers, is another matter.

Mrs Ottaway's kitchen is behind the stairs, and it has a hatch. You sit on your side of it, on a stool worn to the shape of every lodger since the house was built; she stands on hers, with the shutter let down as far as her apron. There is a range. There is a smell of starch, and of a soup that is being made to last. "Well?" says the apron. "What have you done to yourself, or who's been saying so?"

== Sit until the soup is ready
image: soup-bowl

Nothing is asked of you except to stay where you are put and keep your elbows in.

=== always: The Thimble
gain: Echoes 2, Candle-End 2, Kind 1

The soup comes through when it comes. It is barley, and at the bottom of the bowl is a thimble.

"Have you got it?" says Mrs Ottaway. You have got it. "Then it's you for the ends," she says, and passes out two candle-ends and twopence, done up in newspaper. Whoever finds the thimble is to have them; that is the rule of the house.

There are five other lodgers. You meet the curate on the stairs, with a small twist of newspaper, looking lucky. One would not like to ask how many thimbles she has.

=== rare 12%: Off the Waistcoat
gain: Echoes 6, Candle-End 2, Constant 1

"Have you got it?" says Mrs Ottaway.

What you have got is a button. It is horn, with four holes, and a rag of grey thread. You hold it up to the hatch, and the spoon stops.

"That's his," she says. She put Mr Ottaway's waistcoat through the copper, the week after, and it has been giving up its buttons to the soup ever since. You hear a tin taken down, and the button go in among others. She shakes the tin, and listens. Sixpence comes through the hatch, and your ends, and a second helping that you had not asked for.

"I'd thought that was the last of him," says Mrs Ottaway.

== Pull the bell-rope for luck
image: bell-rope

It hangs beside the range, black in the tassel from other people's hands. There is one like it in every house in the city, and none is joined to anything.

=== always: Three, and a Wait
gain: Candle-End 2, The Knocking: What You Know 1
only if: The Knocking: What You Know under 1

Nothing rings. Nothing was expected to; behind the shutter the spoon does not miss a turn.

You stay until the fire is low. Then it comes, through the legs of the stool. From under the floor there are three knocks, well apart, and then a wait, of the length that is left for somebody to find their slippers. Nobody goes.

"Pipes," says Mrs Ottaway, rather loud. She puts two candle-ends out upon the sill that you had not asked for. "To see yourself up by," she says.

== Have the cracks seen to
when: Breakages 1+
image: knotted-string

String, fish-glue, and a hand that comes through the hatch as far as the wrist and seems to know what it is about.

=== always: Half-Hitch
lose: Breakages 3

"Hold still. Not like that. Like furniture." The hand goes round your ribs with the string, finds the loose place by the noise it makes, and ties it off.

"Mr Ottaway," she says, "came home from the gasworks in two parts and a carrier's bill, and did fourteen years after that. Never came undone the once." She bites the end through. "Only he couldn't abide a parcel. I'd to take the string off in the yard."

== Ask her to contradict it
when: Talk 1+
image: wall-ear

She does this through walls, all day long, for people she has never met. One need only say what it is, and which way she should face.

=== always: Flatly
lose: Talk 3

Mrs Ottaway puts her mouth to the plaster. "It was *never* as many as that," she says, in no great voice, "and they were at a committee at the time."

It is taken in next door. You can hear it handed up a floor, and across the street, and in at a forge. In ten minutes it comes round again, by way of the dustman: you were at a committee, with as many as that, and spoke very well.

"There," says Mrs Ottaway. "They'll not know what to do with that."

== Borrow another way of walking
when: Particulars 1+
image: footprints

The Watch has your particulars, and means to have your gait. Mrs Ottaway has heard four hundred go up her stairs, and might be brought to lend you one.

=== always: The Half-Landing Before You
lose: Particulars 3

She raps them out on the shutter with a spoon: the curate, the twins, a man who owed. You try each along the passage until she says, "That one." It is a light, hopeful step, with a catch at every third.

You have just got it right when the spoon stops.

"That's her that had your room," says Mrs Ottaway. Then, after some time with the saucepans: "Do it again, would you. Up to the top and down." You do it, up to the top and down.

== Ask what the wall is saying
when: Murmurs 1+
image: papered-wall

There has been a voice next door. It is low and civil. There is, on that side of the house, no next door.

=== always: Only Manners
lose: Murmurs 3

"That's the flue," says Mrs Ottaway. She listens. "And that's a gentleman's bath." She listens for longer, with a knuckle to the paper; and then she tells it, not unkindly, that you have your work in the morning, and if it would care to leave a name she will see that you get it.

It stops. You had been ready for anything but its being shy. "It was only manners," she says, "and you needn't look at this." She slides you a slip of paper, folded small.
