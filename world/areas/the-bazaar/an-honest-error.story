= An Honest Error
where: The Bazaar
deck: sometimes
image: tally
scene: an-honest-error
teaser: It is sixpence too much, it is in your hand, and there is a queue.

You were owed threepence, and here in your palm are threepence and a sixpence. The girl at the preserves does her sums in pencil on her arm, from the wrist up. She has got as far as the elbow, and the sleeve is rubbing them out. Behind you stand a dozen people holding jam. "Next," says the girl. And then, since you do not move, she looks at you, to see what kind of person it is going to be.

== Give it back
image: small-hand

It will hold up everybody, and she will have to begin again from the wrist.

=== always: Carried the Wrong Way
gain: Echoes 9, Exact 1

She begins again from the wrist, with you to read it out. It comes to more. You were owed another ninepence on top of what you had; so, it turns out, was the man behind you; and so was everybody else since the morning, for at the elbow a three was carried up that ought to have gone down.

It gets about. There is soon a line as far as the tea-urn of people who have come to be given money. They are very quiet. They ring each penny as they get it, look at the girl's arm, and go and stand at the end again to see if it was true.

== Find where it went wrong
challenge: Watchful 5
second chance: Borrowed Lens
image: particulars

It is simple addition, on a warm surface, in a moving light. The queue will help. That will be the difficulty.

=== success: Another Hand
gain: Echoes 16

You have it, just above the wrist, and beneath it another that it was put there to hide, and beneath that one a third. That is not on the arm. It is in the book, and in a different hand.

"That's Dorcas's," says the girl, "who had the jam before me. She showed me how to do it." Dorcas had covered for somebody called Ruth, and Ruth for a Mrs Loam. You follow it back through forty books to a shilling, in the year 98. Mrs Tidy is sent for, and looks at the page. "Mother," she says. She gives you sixteen pence, out of her sleeve, to add it up again and get it right.

=== failure: The Fifth Answer
gain: Echoes 4, Murmurs 1
only if: Murmurs under 5

You do it four times and have four answers. The queue has a dozen more. There is also one that comes from under the trestle, in a low, civil voice; it is not the same as any of yours, and sounds the likeliest.

You lift the cloth. There is a floor there. "It was right, though," says the girl, when she has tried it. She gives you fourpence, and puts a pot of the damson on the ground, where it could be reached.

== Stand treat to whoever is next
pay: Echoes 6
locked: It would take sixpence of your own, to do it handsomely.
image: kind

The sixpence was never yours. One might see to it that it was never anybody else's either.

=== always: Somebody Before Him
gain: Echoes 20, Merry 1

"I'm paying for the next," you say, and put down sixpence. The next looks at you; and at her jam; and puts down sixpence for the one behind. It goes along the queue from hand to hand, slower as it gets to the end, for everyone can see by now how that must be.

The eleventh has no one behind him. He turns his over. He looks round, in case. Then he walks the whole length of the trestle, and gives it to you, and with it what there is in his other pocket, which makes twenty pence. "I never had anybody before me," he says, "that I could catch up."
