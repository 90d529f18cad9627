= Mrs Ottaway Opens a Door
where: Lampwick, Your Lodgings
when: Introduced 10+, not seen Mrs Ottaway Opens a Door
deck: sometimes
back: no
frequency: Very Infrequent
image: knuckles-on-a-door
scene: by-a-saucer
teaser: By the width of a saucer. It has not been known to happen.

In thirty years of letting rooms Mrs Ottaway has not been seen to open a door with anybody on the other side. This is her own, at the foot of the kitchen stair. It stands open by the width of a saucer. In the gap are a candle, one of her eyes, and, held out at the height of the lock, a plate with a cloth on. "Quick," says Mrs Ottaway. "Or else go by, and we'll neither of us have been here."

== Take the plate
image: dinner-still-warm

The plate is hot underneath. You would be taking something from her hand, and she has never let a lodger see it.

=== always: On the Calendar
turn: a tie begun
gain: Candle-End 4, Kind 1

It is a pudding, the size of a fist, with four candle-ends stuck into it. "Whose birthday is it?" you say.

"The room's," says Mrs Ottaway, as the gap gets narrower. "It was let for the first time today, forty years back, and who's in it gets the pudding. I can't be asking people when they were *born*."

You eat the pudding on the half-landing, and bring the plate down again. The door has shut. "The girl before you had hers in here with me," says Mrs Ottaway, from behind it. "She took a chair." You are half-way up before she asks whether it was dry.

== Go by
image: half-landing

A person's door is their own affair. It is only twelve steps, and there is a very good smell; but she will not open it twice.

=== always: For Manners
turn: lost for good
gain: Echoes 15, Constant 1

You go by, looking at the wallpaper. "Well, there," says Mrs Ottaway behind you, and lets out a breath that she may have been keeping since the kitchen. The door shuts.

Down at the level of the floor there is a flap, which you had always taken to be the cat's. A slice of pudding comes out by it, on a saucer, and next to that, in a paper, fifteen pence.

"That's for manners," says Mrs Ottaway, through the flap. The house has no cat.

== Look in past the eye
challenge: Shadowy 10
needs: Shadowy 8+
second chance: Ready Excuse
image: spare-face

It would be the worst thing that you have done in this house, and the house would hear of it. You are at the right height.

=== success: In Threes
turn: secret learned
gain: Echoes 12, The Knocking: What You Know 1, Shadowy 4
only if: The Knocking: What You Know under 2

You see a kitchen, very clean, with more doors in it than walls: one to each lodger's stair, and all of them shut. In front of each door stands a chair, with its face to the wood. The boards are worn in a ring, from chair to chair, by a person carrying tea.

By the hearth the oilcloth is turned up. On the floor beneath it are strokes of chalk, in threes, with a date to every three.

"It's the pipes," says Mrs Ottaway, "and I only write it down because it's so regular." She hands you a shilling with the pudding, as if you had come about them.

=== failure: After You
turn: standing up or down
gain: Candle-End 1, Talk 1, Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))
only if: Talk under 8

Her eye is there already. You meet it at about an inch, and both of you beg the other's pardon.

The door shuts. It opens again, to let go of your scarf. By the evening the whole of the house has heard, through one door or another, that somebody on the half-landing *looks*; and there is a newspaper hanging from the nail, with a candle-end to read it by.
