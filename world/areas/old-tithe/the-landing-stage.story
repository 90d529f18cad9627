= The Landing-Stage
where: Old Tithe
when: Talk under 1
urgency: must
back: no
image: rowing-boat
teaser: Lull has brought the boat round. He has been told how many to expect.

{Way Out of Tithe exactly 1: Aunt Ursula has packed your bag, and stood it in the passage. They have not asked you to leave. But you told them in church what you had done, and there has been room on both sides of you ever since. "One does not mind its being said," she tells you, and then, for the first time since you came, she gets to the end of a sentence. "What one minds is that the rest of us might begin." Lull is at the landing-stage. "I heard," says Lull. He has put your cushion in the bows, today, where he will have his back to you.|Way Out of Tithe exactly 2: Thirteen ladies are throwing barley at you, in their good gloves, as there is no rice. You are engaged to the grey hat from over the hedge. Nobody will say a thing about the engaged, and so you may both go home; it is to last as far as the steps, in Lampwick, and one of you must break it off there, in front of people. The grey hat is in the boat already, with a hand held over the ring, so that it shall not get wet. "Two," says Lull, and takes the fare. He does not wish you joy, because he says only what is so.|For the whole of this Sunday nobody has looked away from you. Nobody has looked at you either. At tea Aunt Ursula hands you the mustard, and asks, with a kind smile, if you have come far. You tell her that you sleep in her back bedroom. "That is it, then," she says, when she has thought. "You have gone. I could not think who you were." Lull is at the landing-stage, with one hand on the boat.}

== Go home by the front, at Lamps
cost: 0 actions
image: gate-of-number-nine

You would walk up through Wick Row like anybody else. {Way Out of Tithe exactly 2: There is the ring to be settled first, at the steps.|You would go by her window.}

=== always: Good Morning
turn: lost for good
set: Sundays at Tithe 0
gain: Not Mentioned 1
move to: Lampwick
journal: offer
image: gate-of-number-nine

{Way Out of Tithe exactly 2: At the steps the grey hat takes off the ring, and holds it out to you on a flat hand. "You had better keep it," you say. You mean it kindly, and you say it too loud. A fish-woman looks at the ring, and at the hat, and at your back. By Lamps all Wick Row has it: some poor thing was jilted on the quay, with barley in the brim, and must have done something, or why? They have not got your name. You are told it twice on your way up from the arch, as a neighbour. The second time they ask you what you think the poor thing did. "I should not like to say," you tell them.|Way Out of Tithe exactly 1: "Is it true?" says the muffin-man, straight out, with his bell under his arm. You tell him. It takes four short sentences. He waits for more; there is no more, and he looks like a man who has been sold a muffin with nothing under the crust. Four others ask, between the arch and the pump, and all of them go away hungry. By the pump you have begun to enjoy it. At Number Nine the Aunt is out on the step with a brush, at the place on the sill where the blue egg-cup stood. She has got down to the white wood. You wait for her to ask. She goes on scrubbing.|Not Mentioned 2+: The muffin-man wishes you good morning. So does the girl on the step, who is taller, and has a situation. You stop at Number Nine, and look through the glass like a person who has the wrong house. The blue cup is indoors, on a shelf, the wrong way up. You could put your hand in at the window and light it. You have the match out. Then a door opens across the way, and you strike it, and look at your watch.|"Good morning," says the muffin-man, as he does to everyone. A girl on a step asks you the way to Tinder Street. You would have given a good deal for that before you went, and you tell her the way twice over. At Number Nine six egg-cups stand on the sill. The seventh, the blue one, is inside, on the table, with an egg in it. A boy of fifteen with a new bag is eating it, and when he sees you at the gate he gets up, with the spoon in his hand, and asks if you want somebody. You say that you were only passing.}

== Go in by the back, after Snuff
cost: 0 actions
image: shuttered-house

You would meet nobody, and nobody would have to decide whether to know you. You would not hear, either, what they have decided.

=== always: The Fourth Stair
turn: rule with teeth
set: Sundays at Tithe 0
gain: Not Mentioned 1, Candle-End 6
move to: Your Lodgings
image: half-landing

{Way Out of Tithe exactly 2: The grey hat does not get out at the steps. "Is there anywhere further on?" it says, to Lull, and he says that there is. He hands you back the half of the fare, in candle-ends. You stand on the bottom step with them in your two hands, and the boat is out of the lamplight before you have thought of anything to call.|Way Out of Tithe exactly 1: "They'll ask me what you said, over there," says Lull. He holds the boat off the steps of the fish-market, where there is no lamp, until you answer. You tell him to say what is so. "And why you did it?" says Lull. You had left that out, in church. You sit there for some time, with the basket on your knees. "Not that," you say, and he lets you get out, and hands you candle-ends to go home by.|Lull puts you ashore by the fish-market, where there is no lamp, and hands you your basket, with candle-ends in it. There is nothing else in it now.} You go round by the yards, and up in your stockings. The fourth stair says that you are in. All the time that you have lodged there your landlady's voice, behind a door, has said that it heard. Tonight the voice says nothing. She has been asked to stop, like everybody. You go down one, and tread on it again, harder.

= The Twelfth Sunday
deck: never
in: Old Tithe
back: no
image: strapped-trunk
teaser: Your chair is wanted.

Aunt Ursula has counted the chairs. "Twelve," she says. "After that a person begins to live here, and we do not like to be the ones who... There is a boat in, and somebody in it. I shall need your place laid." She has your bag in her hand. Whatever talk is left must wear off by itself. From the window you can see the newcomer on the landing-stage, holding a covered basket in both arms.

== Give up your chair
cost: 0 actions
image: bonnet-of-no-opinion

You would be sent home, and nothing more would be held against you. But you would have to go out past the newcomer, by the one path.

=== always: The New One
turn: outplayed
set: Sundays at Tithe 0, Talk 0
gain: Not Mentioned 1
move to: Lampwick
image: bonnet-of-no-opinion

{Not Mentioned 2+: This one is a young man with a good hat. He has the basket by one handle, so that slips are dropping out of it all the way up the path behind him. You could call to him. You go along after him instead, with your bag, and pick them up. At the gate you push them in under the lid, and he thanks you. By then you have read three.|The newcomer comes up the path with a hand flat on the lid of the basket. You know now what you looked like. There is something that you could say. But the path is narrow, and thirteen ladies are at the window. The newcomer's eyes come up to you, and you look at the gravel, as the others do.} Half-way across, in the boat, you say it to Lull: that the beef is cold, and the hymn long, and that a cruet is the best thing to look at. "You'd have had time," says Lull.
