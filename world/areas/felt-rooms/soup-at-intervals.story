= Soup, at Intervals
where: The Felt Rooms
image: soup-can
order: 10
teaser: There is no clock here. There is soup, and after it there is the time before soup.

Dr Thaddeus Muffet goes round with the can himself. He has six rooms, fourteen patients and one ladle, and what he wants is for nobody to be anywhere by a particular time. {Days in Felt 8+: "Here's our hand with the spoon," he whispers. "You might leave by a shorter way now, if you liked; and after the twelfth bowl you must."|"Soup, or chess, or a good lie down," he whispers, "and when you hear nothing you go home. From the eighth bowl there are shorter ways. After the twelfth I let out whoever is left."} {The Fourteenth Bed exactly 3: Ned Pascoe, two beds along, holds up his wrist to you, and the end of a cord.|The Fourteenth Bed exactly 2, no Quiet Hours: On the sill there are four grains of boiled rice, which no patient will hear of having swept up.|The Fourteenth Bed exactly 1, Quiet Hours 1+: Ned Pascoe has undone all his knots, and done them up again better.|}

== Eat it, and lie down
image: soup-can

Soup, a blanket, and nothing to follow. Of all the cures this is the slow one that always works.

=== always: Barley, Again
lose: Murmurs 3
gain: Days in Felt 1

{Days in Felt 12+: Dr Muffet sits on the end of your bed and tells you, in order, everything that he can think of which might interest you. There is a fire in Gilt Street. A judge has eloped. You had a letter, and he has put it somewhere. To each of these you say "Ah"; and at the last he takes the letter out from under the can, and lays it on the blanket with such pride as a man might have who has taught a dog to leave a chop.|Days in Felt 11+: You carry the can now, since your hand is steady, and pour for the new ones. A stout man asks you, in tears, what day it is. You remember having wanted to know that. "Soup," you tell him, and he takes hold of your sleeve. "*Still?*" he says.|Days in Felt 10+, Quiet Hours 1+: He asks what you think of turnip. The two of you go into it thoroughly, for and against, at the foot of the bed; and the voice, which has tried twice to put in a word, is told by Dr Muffet to wait until it has been served.|Days in Felt 10+: Dr Muffet lets you stir. The art of it, he says, is never to arrive anywhere with the spoon. You go round for an hour; and when he asks what you were thinking of you have to tell him, in all honesty, that it was round.|Days in Felt 9+: It is lentils, and the whole of room two has got up to look. Mr Hale strikes one with his fork, and listens. Dr Muffet had meant them to be a treat, and can see that they have been a mistake; he goes from bed to bed, promising everybody that tomorrow it will be barley again, and that it will be the *same* barley.|Days in Felt 6+, Quiet Hours 1+: There are names scratched on the under side of your bowl, by the people who have had it before you, and they can be read by feel. You find your own. You go round the rim again to see who had it in between, and are asleep at the second verger.|Days in Felt 6+: Barley can be counted, as it turns out. You get to two hundred and six, and look up, because nobody has interrupted you. Dr Muffet is standing there with the ladle held quite still, so as not to put you out.|Days in Felt 4+, Quiet Hours 1+: You do not have to be shown the moth. It is another moth, a young one, that takes the wall at a run; but by the third time round it has learnt better, and so, for the second time in your life, have you.|Days in Felt 4+: You wake and the bowl has been taken away. So has the voice, or it has gone into another room to talk. A moth walks the whole way round the wall, looking for the end of it, and you are able to watch the moth.|Quiet Hours 2+: You have a nail now, and slippers, and your own dent in the bolster. Dr Muffet has to take the spoon out of your hand before the barley is gone, and tells the new ones, who are looking on, that it is only practice.|Quiet Hours 1+: The bowl is the same. You put your thumb in the place on the rim that you bit the last time. "I had it put by," whispers Dr Muffet. "I hoped very much that it wouldn't be wanted, and I've washed it every week." What the voice has to say is as well put as ever, but there is no hearing it for chewing.|You mean to refuse it, on principle. The bowl is the size of a hat, the spoon has no edges, and nobody minds whether you do or not; so that the principle lasts until about the second carrot. Behind the felt the voice is still asking whether you were comfortable on the stairs. It sounds farther off with your mouth full.}

== Tell him that you are not ill
when: Days in Felt under 5
challenge: Persuasive 37
needs: Persuasive 28+
second chance: Word in Season
image: written-character

You have a city to be in, and could say so. If you say it well he may thin the cure; if you say it badly he will be very kind, and you will lie awake.

=== success: Not in the Least
turn: opponent is right
lose: Murmurs 5
gain: Days in Felt 1

"No, no. Not in the least," whispers Dr Muffet, sitting down on the floor. "You heard somebody ask a question, and you answered. I'd think the worse of you if you hadn't. There's a gentleman in room four who has heard it for ten years, and never once said good evening, and *he* is ill." He drinks some of your soup, by oversight. "But if you go up the street and answer it with a tray in your hands you'll walk under a dray. I've had two. I don't cure anybody here. I keep them off the road until it's over." You cannot find the place to put an argument in, and are asleep before he has got up.

=== failure: A Second Helping
turn: outplayed
lose: Murmurs 1
gain: Days in Felt 1

{Quiet Hours 1+: You told him so the last time, Dr Muffet recalls, and under the same four heads. He has always thought that the third was very well put. He would not for the world have you leave it out; and he draws up a stool, and folds his hands, and by the end of it you can hear for yourself that you have been explaining to a roomful of people, and that not all of them were in the room.|You put your case to Dr Muffet under four heads, and are rather proud of the third. He nods at each. At the end he fetches you a second helping, and moves you to the room with the thicker wall. Even so he can be heard through it, telling Mr Linus Hale that this one is very clear in the mind, poor soul, and had better not be given the bishops.}

== Say who would come for you
needs: Days in Felt 8+
pay: Favours: The Roof Fund 1
locked: He lets no one out to an empty room. It would take one favour of the Roof Fund, and at least eight bowls.
image: roof-box

The committee of the Roof Fund visits the sick, and owes you something. That would put the curate on the step with an umbrella.

=== always: The Visiting Committee
turn: a tie begun
set: Murmurs 0, Way Out of Felt 1
gain: Days in Felt 1

{Quiet Hours 2+: They have made a sub-committee of you. It has a minute-book, and a tin; and the jelly is in the shape of the Roof.|Quiet Hours 1+: There are five of them again. They have a larger jelly, and a resolution of sympathy, with two amendments. The curate has kept the form by him since the last time, and has only to put in the date.|There are five of them, with a jelly. The curate has a form for taking over persons from institutions; it is meant for organs, but he has altered it.} "We should have come on Tuesday," he says, "only that it went to a division." They stand about you in their wet boots, asking how you are, all at the same time and very loud, until there is no room left in your head for anyone who was asking it quietly. The jelly is for Dr Muffet. He looks at it as a man looks at a clock.

== Pay for the walk in the yard
needs: Days in Felt 8+
pay: Echoes 90
locked: Ninety pence, for the two paddle-women whose day it would take; and he would want you to have had eight bowls first.
image: footprints

Two women beat felt in the yard. For a day's wage they will walk between you and the wall, talking, until you are fit to go.

=== always: Between Two Washerwomen
turn: won at a price
set: Murmurs 0, Way Out of Felt 2
gain: Days in Felt 1

{no Quiet Hours: Jem Catchpole takes your left arm and her sister takes the right.|Quiet Hours 2+: They are not speaking, so that Jem Catchpole has to tell you what she wants told to her sister, who is on your other arm, and you have to turn round and say it.|Quiet Hours 1+: "It's the one that likes geese," says Jem Catchpole, taking your left arm. Her sister takes the right. They have fallen out, since you were here, over what they told you.} They have not agreed on any subject since they were christened, and you are the first person in years to have been paid to stand in the middle. By the third time round the yard you have heard both sides of a will, a goose, and a man called Denny. You have not heard anything else. "Of course she'll have told you it was the *grey* goose," says the sister.
