= The Landing-Stage
where: Old Tithe
when: Talk under 1
urgency: must
back: no
image: rowing-boat
teaser: Lull has brought the boat round. He has been told how many to expect.

{Way Out of Tithe exactly 1: They have not asked you to leave. But in church there has been room on both sides of you since the notices, and Aunt Ursula has packed your bag and stood it in the passage. "One does not mind its being said," she tells you, and then, for the first time since you came, she gets to the end of a sentence. "What one minds is that the rest of us might begin." Lull is at the landing-stage. "I heard," he says. He has taken the middle thwart out, to leave you somewhere to put your feet.|Way Out of Tithe exactly 2: Thirteen ladies are on the landing-stage in their good gloves. They throw barley, as there is no rice. The grey hat sits in the boat already, in the bows, with a hand held over a hand to keep the ring from getting wet. You have agreed where it is to stop: at the steps, in Lampwick, before you are both out of the boat. "Two," says Lull, and takes the fare. He does not wish you joy, because he says only what is so.|For the whole of this Sunday nobody has looked away from you. Nobody has looked at you either. At tea Aunt Ursula hands you the mustard, and asks, with a kind smile, if you have come far. You tell her that you sleep in her back bedroom. "That is it, then," she says, when she has thought. "You have gone. I could not think who you were." Lull is at the landing-stage, with one hand on the boat.}

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

{Way Out of Tithe exactly 2: At the steps the grey hat holds out the ring to you, on a flat hand. "You had better keep it," you say, and you mean it kindly. It is said too loud, and a fish-woman hears, and looks at the ring, and at the hat, and at who is walking away. By Lamps all Wick Row has it: how the poor thing was jilted on the quay, with barley in the brim, and must have done something, or why? Nobody has your name. You are told it twice on your way up from the arch, because you are a neighbour. The second time you say that it was a shame.|Way Out of Tithe exactly 1: "Is it true?" says the muffin-man, straight out, with his bell under his arm. You tell him. It is four short sentences by now. "Well," says the muffin-man; he waits for more, and there is no more, and he is the first of five who ask you between the arch and the pump, and go away with nothing to add to it. At Number Nine six egg-cups are alight. Where the blue one stood the sill has been scrubbed. All the way over, in the boat, you told yourself not to look.|Not Mentioned 2+: The muffin-man wishes you good morning. So does the girl on the step, who is taller, and has a situation. You stop at Number Nine, and look through the glass like a person who has the wrong house. The blue cup is indoors, on a shelf, the wrong way up. You could put your hand in at the window and light it. You have the match out. Then a door opens across the way, and you strike it, and look at your watch.|"Good morning," says the muffin-man, as he does to everyone. A girl on a step asks you the way to Tinder Street. You would have given a good deal for that before you went, and you tell her the way twice over. At Number Nine six egg-cups stand on the sill. The seventh, the blue one, is inside, on the table, with an egg in it. A boy of fifteen with a new bag is eating it, and when he sees you at the gate he gets up, with the spoon in his hand, and asks if you want somebody. You say that you were only passing.}

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

{Way Out of Tithe exactly 2: The grey hat does not get out at the steps. "Is there anywhere further on?" it says, to Lull, and he says that there is. He hands you back the half of the fare, in candle-ends. You stand on the bottom step with them in your two hands, and the boat is out of the lamplight before you have thought of anything to call.|Way Out of Tithe exactly 1: Lull puts you ashore by the fish-market, where there is no lamp. "They'll ask me," he says. You know that they will. He tells whoever asks him what is so, and he has nothing against you; he gives you candle-ends, so that you can see your way.|Lull puts you ashore by the fish-market, where there is no lamp, and hands you your basket, with candle-ends in it. There is nothing else in it now.} You go round by the yards, and up in your stockings. The fourth stair says that you are in. All the time that you have lodged there a voice behind a door has said that it heard. Tonight the voice says nothing. She has been asked to stop, like everybody. You go down one, and tread on it again, harder.

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

{Not Mentioned 2+: This one is old, and is carrying the basket for somebody else, who is walking behind with both hands over a face. You hold the gate open. The one in front thanks you for it. The other waits until you have taken your hand off the latch, so as not to come so near.|The newcomer comes up the path with a hand flat on the lid of the basket. You know now what you looked like. You could say that it is cold beef, and the hymn is long, and that a cruet is the best thing to look at. But the path is narrow, and there are thirteen ladies at the window. The newcomer's eyes come up to you, and you look at the gravel, as the others do.} Half-way across you say it all to Lull, from the beginning, in order.
