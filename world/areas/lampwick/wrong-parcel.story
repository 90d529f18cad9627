= Wrong Parcel
in: The City
when: Introduced 10+
deck: sometimes
image: parcel
scene: wrong-parcel
teaser: It is for the house with your number, in the street next to yours.

A boy puts it into your arms and runs, as boys are paid to. It is not for you. It is for somebody at your number, one street along, from a person who writes *urgent* as others write *with love*. It is about as large as a hat, and tied with fourteen knots. It does not tick. But it has begun to make, low down, the noise that a kettle makes before it has decided.

== Take it one street along
image: shuttered-house

It is warmer underneath than on top, and getting warmer. You walk rather as one does with somebody else's baby.

=== always: He Has Had His Coat On
gain: Echoes 9, Kind 1

The man who opens has his coat on, and seems to have had it on for some days. "Is it singing?" he says. You tell him it is thinking of it.

It is a kettle. There is nothing in it, and it is coming to the boil. "We had the pair," says the man, with his ear against it. "My sister kept the two, when we left off speaking." It sings; he has to sit down. He finds you ninepence. Then he gets out a cup. Somewhere, he says, after all these years, she has put the other one on.

== Have a look, and do it up again
challenge: Shadowy 5
second chance: Ready Excuse
image: parcel-string

Fourteen knots, a quiet corner, and nobody by but a cab-horse with its head in a bag.

=== success: Twelve of the Fourteen
gain: Echoes 16

There is a kettle in it, empty, on the point of singing. You have done up twelve of the fourteen knots when it does.

It sings the length of the street, through the paper, something slow, from before your time. People come out on their steps and take off their hats. A few put pennies on the lid.

The man at the door does not ask about the knots. He stands with his eyes shut until the verse is over, and counts what is on the lid: sixteen. "That's yours," he says. "They never gave her so much as a clap while she was alive."

=== failure: She Holds the Ends
gain: Echoes 4, Talk 1
only if: Talk under 5

The horse is attached to a cab. In the cab there is a lady, who has driven over to meet a parcel.

She says nothing at all. She gets down and holds the ends for you with one finger, where a finger is wanted, until you have done all fourteen. She gives you fourpence, that being what one gives to carriers. Then she drives round to everybody she knows; and they are charming about it, and move their knitting, when you sit down, to the other side.

== Put in something to boil it by
pay: Candle-End 3
locked: It would want three candle-ends, and you have not so many about you.
image: candle-end

Somebody is being sent a kettle, by the sound of it, and nothing else. It does not look like a house where there is coal.

=== always: The Same String
gain: Echoes 25, Kind 1

You work three ends in under the string, leave the parcel on the step, and ring, and go.

It is back the same evening, on your own stair, in the same paper. There are fourteen knots in it, no better than the first fourteen. Inside is two shillings and a penny, from people who cannot have had it, and a leaf torn out of a copy-book.

*We sat up until they were burnt,* it says. *It is a year since we have been able to see each other. She has gone grey. She says so have I.*
