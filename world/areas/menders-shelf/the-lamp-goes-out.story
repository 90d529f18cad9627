= The Lamp Goes Out
where: The Menders' Shelf
image: ships-lamp
order: 10
teaser: They do not work by light, and nobody has met them.

{Thirza's Street 1 to 2: Thirza has gone home, and the lamp goes to whoever can stand. Tonight that is you. You walk along the shelf, holding on to it, and read the thirteen labels. "You'll be mended. Lie still," you say to each of them. "Don't speak. If a thing moves, they think that it has come loose. If it makes a noise, they think that it has cracked." By the sixth you are saying it as she did, without looking at them. You get back on to your own board, and pinch the flame.|Lamps Out 6+: Thirza, who keeps the lamp, has come to your board. She is about fifty, and has a seam from brow to chin. By now the thirteen of you know what she will say, and along the shelf they say it before she can: that whatever moves is taken for loose, and whatever makes a noise is taken for a crack. "They can't see in the dark either," says Thirza. "Lie still." Your lips have been going with hers. She lays a finger against them until they leave off, and goes back, and pinches the flame.|You lie on a shelf, in the pieces that you came in, and Thirza has the lamp. She is about fifty, and has a seam from brow to chin that you took for a hair. She reads the thirteen labels. "You'll be mended. Lie still," she tells each of you. "Don't speak. They can't see in the dark either. If a thing moves, they think that it has come loose. If it makes a noise, they think that it has cracked." Two boards along, a carter asks her what they do then. "Lie still," says Thirza, and pinches the flame.} The first thing that you hear is always the same, from the far end: a hand, being laid down flat upon wood.

== Lie still
when: The Hands in the Dark under 2
image: broken-pane

The slow way, and the sure one. They would come along the shelf as far as you, and you would let them.

=== always: As Far as You
turn: danger
lose: Breakages 4
gain: Lamps Out 1

{Lamps Out 11+: They go over you twice, and find so little that they begin on a scar. You had it at six years old, from a gate. A thumb rubs along it, and along it, and you can feel the edges go. So you hold on to the gate instead: the green of it, the latch that bit, who came running out. When the lamp is lit your knee is quite smooth. It was a green gate, you tell the carter. By noon you have told him ten times.|Lamps Out 9+: You know them apart by now. One wears a ring; one smells of yellow soap; and there is one that comes last, after the others have gone by, and does no work at all. It lies on your breastbone, quite flat, as you would quiet a dog. Tonight that one is late. You discover that you have been holding a joint open, low down on the left, hour after hour, with all your strength, so that there should be something to come for.|Lamps Out 7+: They have your left hand, and are counting the fingers. One, two, three, four, five, and the thumb. They count again, slowly, and it is five again, and the thumb. So they lift one away, and lay it to the side. It is the crooked one, that you broke at school. You know then which of them is yours and which is not, and may not say so. In the lamplight you have as many as anybody. There is the mark of a ring upon the smallest, and you never wore one. You bite its nail, to try it, and three boards along a woman draws in her breath.|Lamps Out exactly 6: A carter, two boards along, has pinned his lips together, so that he shall not say a word in the dark, and be sewn up for it. You think that very clever, until they come to you. They have your jaw off, to see to the hinge, and in the dark, beside your ear, there is a very small noise, which is a pin being drawn out and laid upon wood. They do not like a thing to be left in. The carter begins to breathe very fast through his nose. You could call out, and have them come back to you. They are holding your jaw.|Lamps Out 5+: They are at your ribs when a carter, two boards along, says "Please." He says it very low. The hands leave you. They all go, with no hurry, finger over finger along the wood; and then there is nothing but a noise like thread being drawn through cloth. When the lamp is lit the carter is mended everywhere. He is mended across the mouth. It is beautiful work. With a pin, it takes two hours to undo. You might have coughed, and brought some of them back to you. You did not cough.|Lamps Out 3+: Tonight two hands come at once, and they do not want the same thing. The one at your knee is gentle. The one at your throat has found a soft place, where nothing is broken, and comes back to it, and pushes with one finger, as a child will try a tooth. You must not swallow. You think about a white plate. You think about it until there is no other thing in the world, and the finger goes on to the next board, and you hear it find what it was looking for.|Mended 1+: You had told yourself that you would be used to them. You shut your lips, and hold your breath, and do not think of your heel, which came loose on the way here and is lying against the board. They know you at once. The first of them goes straight to the old join, without feeling for it, and knocks there twice, with a knuckle, as you would at a house where you have been before. It waits. You do not breathe. And from the other end of the board, on the wood, twice, your heel knocks back. You put your foot down on it, too late.|You hear them do the man before you. Then they are on your face: four fingers and a thumb, dry and cold, that go along your jaw like a person feeling along a mantelpiece for matches. They find the edge where your chin used to be. They press. There is a click, which you hear from the inside. And then the hand does not go away. It stays where it is, without weight, in case you should move. You count, so as to have something else to do. At three hundred and ten one finger begins to tap, on your cheek, a little behind your counting. It catches up with you. You leave off. The finger goes on, in the same time, to four hundred.}

== Reach to your left, awake
when: The Hands in the Dark 2+
image: mending

The hands are the sleepers' own. You have seen it, and cannot sleep here any more, so yours do nothing. Your neighbour still wants a shoulder. You might do on purpose what you used to do asleep, and she might feel the difference.

=== always: On Purpose
turn: a tie begun
lose: Breakages 4
gain: Lamps Out 1

{Lamps Out 10+: You have the carter's ear to set, and it will not go. You turn it this way and that. A hand comes over yours in the dark, smelling of yellow soap, and moves your thumb a quarter of an inch. It stays until the ear holds. In the morning the laundress lies and looks at her fingers. "I dreamt that I was showing somebody," she says. "I never had anybody to show. It wasn't you?" If you tell her, she will not sleep here again, and there are twelve who need her to. "People do better for not asking," you say.|Lamps Out 8+: In the morning your neighbour tells the carter about you, and does not know that it is you. There is one that has begun to shake, she says. "It goes on, though. The others just do you. That one minds. I'd like to thank it." She has the carter prop her up, to see which of them, along the whole shelf, cannot keep still. You have put yours under the blanket.|It is all edges, in the dark, and any of them may be hers. You find the round of the shoulder and the hollow that it came out of, and you put the one to the other so badly that she stops breathing. You stop as well. You stay there, holding a stranger together, until she takes a breath. When the lamp is lit she holds up the arm, which has been put on a little crooked. "Who did this?" she asks, all along the shelf, quite pleased. It is the one thing that nobody asks here. You look at the boards over your head, as the others do.}

== Count the hands
when: The Hands in the Dark under 1
challenge: Watchful 25
second chance: Borrowed Lens
image: fingerless-gloves

Each has a sound of its own. If you could tell how many they are, you might guess where they come from. But a person who counts is apt to move the lips.

=== success: Twenty-Six
turn: secret learned
lose: Breakages 3
gain: Lamps Out 1, Inquiring 1
set: The Hands in the Dark 1
journal: offer

A ring; yellow soap; a nail that catches on blankets. You learn each one by its noise, and go on to the next. You listen along the wall for the place where they come in. There is no door, and no step, and they do not go away. Towards the end of the shelf you have twenty-four, and your eyes close for a minute, and you go on counting with them closed. There are two more. You had not heard them till then, although they are the nearest of all, one on each side of you, at the ends of your own sleeves.

{Thirza's Street 1 to 2: You ask the laundress, when the wick has caught, if she knows how many of them there are. "Don't," says the laundress.|"How many of them are there?" you ask Thirza, when the wick has caught. "People do better for not asking," says Thirza. She reads the thirteen labels and does not look at you.}

Under your right thumb-nail there is a line of glue, quite fresh. You bite it off, and lie on your hands.

=== failure: Your Lips Moved
turn: outplayed
gain: Lamps Out 1, Breakages 1, Taken for Loose 1

{Taken for Loose 2+: You count on your toes this time. At twenty there is nothing more to hear: no thread, no click, nothing being turned over or put down. You lie there with twenty in your head. After a time something takes hold of your great toe, and holds it, and does not do anything else until morning.|You get to eight, and eight is on your face. You had listened to the hands, and not to yourself: your lips have been moving. Two fingers close them. A third goes along the join with something wet, from the one corner to the other, and back. They wait, as one does with glue. After that there is a single finger, and it does no work. It is laid against your mouth, as if a child were asleep in the room. You could not speak now if the house were on fire. You lie beneath that finger in the dark, and try to be more quiet than you are.}

== Shut a lit candle-end in your fist
when: The Hands in the Dark exactly 1
pay: Candle-End 1
locked: You would need a candle-end.
challenge: Dangerous 30
second chance: Second Wind
one-way: yes
image: breakages

You could hold the flame until they had begun, and then lift one finger. If it burns you so that you flinch, they will come to where the light gets out. You may try that again. But once you have seen it you would have to lie down beside it, for good.

=== success: Whose They Were
turn: won at a price
lose: Breakages 3
gain: Lamps Out 1
set: The Hands in the Dark 2
journal: offer
image: mending

It burns, and you let it. When the whole shelf is at work you lift one finger. The light goes a yard or so, and there is nobody standing there.

They are all asleep. They lie on their boards with their mouths open, and their arms are out over the edges, to the left and right, above and below, working. The carter has a stranger's ear in his palm, and is turning it to find which way it goes. The Viscount, who will not be spoken to by day, has taken off his ring to do the laundress's thumb. From end to end of the shelf they are putting one another together; and on the board to your left is a shoulder that is not being mended. It is a hand's breadth out of your neighbour's reach. It is just within yours.

You close your fist on the flame, and lie down, and wait to fall asleep, so that your hands can go to her. When the lamp is lit the shoulder is as it was. "They missed me out," says your neighbour. "Were you awake? Did you hear them go by?"

=== failure: A Crack with a Light in It
turn: rule with teeth
gain: Lamps Out 1, Breakages 2, Taken for Loose 1

{Taken for Loose 3+: You have wound your hand in wet rag, this time. What gives you away is the smell. They do not come for you. They only draw in, one by one, from all along the shelf, until there is not a sound left anywhere. Then you understand that twelve people are lying awake in the dark, and that what they are afraid of is you.|You were ready for the pain, and forgot the gap below your thumb. They leave whatever they are at. They come, all of them, to the crack that has a light in it, and they close it. By morning your fist is mended shut with the stub inside, and you sit with it in a basin until noon. "There's a man right up under the roof who looked," says the laundress, bending back your fingers. "That's two years since. They've tried everything, and he can't shut his eyes." She does not tell you what he saw. She has her own eyes shut.}
