= Wrong Parcel
in: The City
when: Introduced 10+, not seen Wrong Parcel, base Watchful 27+ or base Shadowy 27+ or base Dangerous 27+ or base Persuasive 27+
deck: sometimes
back: no
image: parcel
scene: wrong-parcel
teaser: It is for the house with your number, in the street next to yours.

A boy puts it into your arms and runs, as boys are paid to. It is not for you, but for somebody at your number, one street along, from a person who writes *urgent* as others write *with love*. It is about as large as a hat, and tied with fourteen knots. It does not tick. But it has begun to make, low down, the noise that a kettle makes before it has decided.

== Take it one street along
image: brass-plate

It is warmer underneath than on top, and getting warmer. If it boils in your arms you will be the first to know.

=== always: He Has Had His Coat On
turn: secret learned
gain: Echoes 12, Kind 1

The door is opened by a Mr Ames, who has his coat on, and seems to have had it on for some days. "Is it singing?" he says. You tell him that it is thinking of it.

It is a kettle. There is nothing in it, and it is coming to the boil. "There was a pair," says Mr Ames, with his ear against it. "My sister kept the two of them, when we left off speaking." The kettle sings, and he has to sit down. He pays you for the carriage, gets out one cup, and then, after looking at it, a second. "She'll have put the other on," says Mr Ames, "or it wouldn't," and he asks you to leave the door open as you go.

== Have a look, and do it up again
challenge: Shadowy 18
needs: Shadowy 14+
second chance: Ready Excuse
image: parcel-string

Fourteen knots, a quiet corner, and nobody by but a cab-horse with its head in a bag. Whoever tied them will know their own knots.

=== success: Twelve of the Fourteen
turn: farce grows
gain: Echoes 16, Shadowy 4

There is an empty kettle in the parcel, on the point of singing. You have done up twelve of the fourteen knots when it does.

It sings the length of the street, through the paper, something slow, from before your time. People come out on their steps and take off their hats, and a few put pennies on the lid. Mr Ames, at the door, has his coat on. He does not ask about the knots; he asks you what it sang, and when you hum it he nods. "That is the second verse," he says. "She has always come in late." He holds the door, and sees the hats all the way down the street, and tells you that you had better keep the pennies.

=== failure: She Holds the Ends
turn: outplayed
gain: Talk 1, Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))
only if: Talk under 8

The horse is attached to a cab. In the cab there is a lady, who has driven over to see a parcel delivered.

She says nothing at all. She gets down and holds the ends for you with one finger, where a finger is wanted, until you have done all fourteen. Then she drives round to everybody she knows; and they are charming about it, and move their knitting, when you sit down, to the other side.

== Put in something to boil it by
pay: Candle-End 3
locked: It would want three candle-ends, and you have not so many about you.
image: candle-end

Somebody is being sent a kettle, by the sound of it, and nothing else. It does not look like a house where there is coal. You would not see your candle-ends again.

=== always: The Same String
turn: bargain
gain: Echoes 25, Kind 1

You work three ends in under the string, leave the parcel on the step, and ring, and go.

It is back the same evening, on your own stair, in the same paper. There are fourteen knots in it, no better than the first fourteen. Inside are two shillings and a penny, and a leaf torn out of a copy-book, written by two people who have taken it in turns with the pencil. *We sat up until they were burnt,* it says. *It was dark before, and we could each say what we liked. She has gone grey.* Under that, in a rounder hand: *So has he.*
