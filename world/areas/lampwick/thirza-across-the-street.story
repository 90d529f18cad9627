= Across from the Dairy
where: Lampwick
when: Thirza's Street exactly 1, Lamps Out under 1
image: ships-lamp
order: 60
teaser: There is a woman in Ditch Street in a hat twenty years old, with a key.

You know the seam before you know the face. Thirza is standing across the way from Number Thirty-one, with her good ear to it. "It fits," she says. "I've had it in and out again, when they were at their dinner. There's a man in there of thirty, shouting for a horse. He said he'd see to his own boots." She has been here three days. She has not knocked. "I wasn't mended with him in," says Thirza. "I look at him and there's nothing there. It would be like walking in upon people."

== Knock loud
cost: 1 action
one-way: yes
image: knuckles-on-a-door

It was in the message. He might not want a mother who does not know him. But somebody taught him to say it, and he is still living over the dairy.

=== always: That Side
turn: standing up or down
set: Thirza's Street 2
gain: Kind 2
journal: offer

You cross over, since she does not, and knock as you were told to. On the fifth he comes, with one boot on. "She's deaf on that side," he says, out of breath, before he has looked to see who is asking; and stops, because he has not said it for years. Then he looks over your shoulder. Thirza has come as far as the middle of the road.

She does not know him. You watch her try. She goes over his face from the brow to the chin, with everything that she has, as a hand goes over a board in the dark, and there is no place where it takes hold. You are about to speak. Thirza looks down at his foot.

"Give it here," she says. "You'll never shift a heel like that with a knife."

== Take her back to the lamp
cost: 1 action
one-way: yes
image: ships-lamp

There are thirteen people in the dark for want of being told to lie still. She would come, if you asked. It is the only way home that she has.

=== always: A Nice Voice
turn: lost for good
set: Thirza's Street 3
gain: Constant 2
journal: offer

She comes directly. She only asks whether you would walk on the side of her good ear. Behind you a door opens, and a man calls the horse by its name, twice, in no hurry. "That's a nice voice," says Thirza.

They had not spoken down there, or moved, in three nights. Nobody had told them when it was safe to leave off. She lights the lamp, reads the labels from the one end to the other, and stops at each to unbend somebody's fingers. You have the key. She put it into your pocket at the corner, because it kept catching in her dress.
