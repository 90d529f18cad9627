= The Landing-Stage
where: Old Tithe
when: Talk under 1
urgency: must
back: no
image: rowing-boat
teaser: Lull has brought the boat round. He has been told how many to expect.

{Way Out of Tithe exactly 1: Aunt Ursula has packed your bag, and stood it in the passage. They have not asked you to leave. But you told them in church what you had done, and there has been room on both sides of you ever since. "One does not mind its being said," she tells you, and there she stops; and then, which is not the custom here, she goes on. "What one minds is that the rest of us might begin." Lull is at the landing-stage. "I heard," says Lull. He has put your cushion in the bows, today, where he will have his back to you.|Way Out of Tithe exactly 2: All the ladies are throwing barley at you, in their good gloves, as there is no rice. You are engaged to the grey hat from over the hedge. Not a word is said of the engaged, and so you may both go home; it is to last as far as the steps, in Lampwick, and there you must break it off. The grey hat is in the boat already, and has covered up the ring, so that it shall not get wet. "Two," says Lull, and takes the fare. He does not wish you joy, because he says only what is so.|For the whole of this Sunday they have not looked away from you. They have not looked at you either. At tea Aunt Ursula hands you the mustard, and asks, with a kind smile, if you have come far. You tell her that you sleep in her back bedroom. "That is it, then," she says. "You have gone. I could not think who you were." Lull is at the landing-stage, holding the boat.}

== Go home by the front, at Lamps
cost: 0 actions
image: gate-of-number-nine

You would walk up through Wick Row like anybody else. {Way Out of Tithe exactly 2: That breaks off the engagement, at the steps, before people, and leaves the grey hat with the talk.|You would go past Number Nine, where the Aunt lives, who sent you away.}

=== always: Good Morning
turn: lost for good
set: Sundays at Tithe 0
gain: Not Mentioned 1
move to: Lampwick
journal: offer
image: gate-of-number-nine

{Way Out of Tithe exactly 2: At the steps the grey hat takes off the ring, and holds it out to you on a flat hand. "You had better keep it," you say. You mean it kindly, and you say it too loud. A fish-woman looks at the ring, and at the hat, and at your back. By Lamps all Wick Row has it: some poor thing in a grey hat was jilted on the quay, and must have done something to deserve it. They have not got your name. On your way up from the arch you are told it twice. The second time they ask you what you think that the poor thing did. "I should not like to say," you tell them.|Way Out of Tithe exactly 1: "Is it true?" says the muffin-man, straight out, with his bell under his arm. You tell him. It takes four short sentences. He would like some more; there is no more, and he goes on up the street without ringing. Four others ask, between the arch and the pump, and you tell them. By the pump you have begun to enjoy it. At Number Nine the Aunt is out on the step with a brush. She is scrubbing the sill, at the place where your egg-cup used to stand, and has got down to the white wood. She does not ask. You had four sentences for a muffin-man. "Good morning," you tell her.|Not Mentioned 2+: The muffin-man wishes you good morning, at Lamps, as he does to everyone. On the sill of Number Nine the Aunt burns a wick in an egg-cup for each person whom she is waiting for. There are six. Yours was the blue one, and it is indoors now, on a shelf, upside down. The window is open. You have only to reach in, and turn it over, and light it, and then you would be expected home as well. You get as far as striking the match. A door opens, across the way. You hold the match up to your watch, and tell the street what time it is.|"Good morning," says the muffin-man, as he does to everyone. A girl on a step asks you the way to Tinder Street. Before you went people had stopped asking you anything, and you tell her the way twice over. On the sill of Number Nine are six egg-cups, with a wick in each, for the six whom the Aunt is waiting for. The seventh, the blue one, is inside, on the table, with an egg in it. A boy of fifteen with a new bag is eating it, and when he sees you at the gate he gets up, with the spoon, and asks if you want somebody. You say that you were only passing.}

== Go in by the back, after Snuff
cost: 0 actions
image: shuttered-house

{Way Out of Tithe exactly 2: This breaks off the engagement too. But it would be in the dark, and nobody would see which of you was left.|You would not be met, and your neighbours would not have to decide whether to know you. You would not hear, either, what they have decided.}

=== always: The Fourth Stair
turn: rule with teeth
set: Sundays at Tithe 0
gain: Not Mentioned 1, Candle-End 6
move to: Your Lodgings
image: half-landing

{Way Out of Tithe exactly 2: The grey hat does not get out at the steps. "Is there anywhere further on?" it says, to Lull, and he says that there is. He hands you back the half of the fare, in candle-ends. You stand on the bottom step with them, and the boat is out of the lamplight before you have thought of anything to call.|Way Out of Tithe exactly 1: Lull gives you candle-ends to go home by, but he holds the boat off the steps of the fish-market, where there is no lamp. "They'll ask me what you said, over there," says Lull. You tell him to say what is so. "And why you did it?" says Lull. You had left that out, in church. You sit there for some time, with the basket on your knees. "Not that," you say.|Lull puts you ashore by the fish-market, where there is no lamp, and hands you your basket, with candle-ends in it. There is nothing else in it now. You go round by the yards, and up in your stockings. The fourth stair creaks. All the time that you have lodged there, Mrs Ottaway has called out from behind her door that she heard that. Tonight she says nothing. The Aunt has asked her to stop, as she has asked them all. You go down one, and tread on it again, harder.}

= The Twelfth Sunday
deck: never
in: Old Tithe
back: no
image: strapped-trunk
teaser: Your chair is wanted.

Aunt Ursula has counted the chairs. "Twelve," she says. "After that a person begins to live here, and we do not like to be the ones who— There is a boat in, and somebody in it. I shall need your place laid." She has brought down your bag. Whatever talk is left must wear off by itself. From the window you can see the newcomer on the landing-stage, holding a covered basket in both arms.

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

{Not Mentioned 2+: This one is a young man with a good hat. He has the basket by one handle, so that slips are dropping out of it all the way up the path behind him. You could call to him. You go along after him instead, with your bag, and pick them up. At the gate you push them in under the lid, and he thanks you. By then you have read three.|The newcomer comes up the path with a hand flat on the lid of the basket. You know now what you looked like. There is something that you could say. But the path is narrow, and the ladies are at the window. The newcomer's eyes come up to you, and you look at the gravel, as the others do.} Half-way across, in the boat, you say it to Lull: that the beef is cold, and the hymn long, and that a cruet is the best thing to look at. "You'd have had time," says Lull.
