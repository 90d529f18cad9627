= Mrs Ottaway Opens a Door
where: Lampwick, Your Lodgings
when: Introduced 10+
deck: sometimes
frequency: Rare
image: keyhole
scene: by-a-saucer
teaser: By the width of a saucer. It has not been known to happen.

In thirty years of letting rooms Mrs Ottaway has not been seen to open a door with anybody on the other side. This is her own, at the foot of the kitchen stair. It stands open by the width of a saucer. In the gap there is a light, with an eye in it; and beneath the eye, where a lock would be, a plate with a cloth on. "Quick," says Mrs Ottaway. "Or else go by, and we'll neither of us have been here."

== Take the plate
image: dinner-still-warm

It is hot underneath. The eye shuts, as people shut theirs when something is being measured.

=== always: On the Calendar
gain: Candle-End 4, Kind 1

It is a pudding, the size of a fist, with four candle-ends stuck into it. "Whose birthday is it?" you say.

"The room's," says Mrs Ottaway. The gap is a finger wide by now. "It was let for the first time today, forty years back. Who's in it gets the pudding. I can't be asking people when they were *born*."

You eat it on the half-landing, and leave the plate at the foot of the stair. The door has shut. "The girl before you had hers with me," it says. "She took a chair." It is some time before it says, "Was it dry?"

== Go by
image: half-landing

A person's door is their own affair. It is only twelve steps, and there is a very good smell.

=== always: For Manners
gain: Echoes 15, Constant 1

You go by, looking at the wallpaper. "Well, there," says Mrs Ottaway behind you, and lets out a breath that she may have been keeping since the kitchen. The door shuts.

Down at the level of the floor there is a flap, which you had always taken to be the cat's. A slice of pudding comes out by it, on a saucer, and next to that, in a paper, fifteen pence.

"That's for manners," says the flap. "We haven't got a cat."

== Look in past the eye
challenge: Shadowy 5
second chance: Ready Excuse
image: spare-face

It would be the worst thing you have done in this house. You are at the right height for it.

=== success: In Threes
gain: Echoes 12, The Knocking: What You Know 1
only if: The Knocking: What You Know under 2

A kitchen, very clean. Nine chairs are set round it, each with its back to the range, facing a wall; and on each wall, in front of the chair, there is a door. Somebody has worn a place in the boards, going from one to the next with the tea.

By the hearth the oilcloth is turned up. There is chalk on the floor beneath it, strokes, in threes, with a date to every three.

"It's the pipes," says Mrs Ottaway, "and I only write it down because it's so regular." She hands you a shilling with the pudding, as if you had come about them.

=== failure: After You
gain: Echoes 4, Talk 1
only if: Talk under 5

Her eye is there already. You meet it at about an inch, and both of you beg the other's pardon.

The door shuts. It opens again, to let go of your scarf. By the evening the whole of the house has heard, through one door or another, that somebody on the half-landing *looks*; and on your nail there is a twist of paper with fourpence in it, and the words *for a newspaper, if it is that you want something to read.*
