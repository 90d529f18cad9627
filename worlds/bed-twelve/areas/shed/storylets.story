= Tandy Mends
where: The Shed
image: workbench
teaser: Old Tandy will fix anything, but she likes to be told how it happened.

She was a bus mechanic for thirty-eight years. There is a vice on the bench, a kettle on the vice, and a seedling in the cup.

== Let her do your back
pay: Caps 3
locked: She takes three caps. It goes into the tin for seedlings.
needs: Backache 1+
image: back

"Which landing?" she says.

=== always: Landing Nineteen
lose: Backache 3

"It is always nineteen," says Tandy. She puts a knee where you did not know that people had a place for one, and says *breathe out*, as she must have said to buses. There is a noise like a walnut. You stand up, and go on standing up, for longer than you remembered.

== Tell her how it happened, and hand her things
challenge: Handy 4
image: workbench

"Half-inch," she says. "No. The other half-inch."

=== success: The Other Half-Inch
gain: Caps 3, Handy 1

By the end of the hour you know a lock nut from a jam nut, and the radio plays. She gives you the change out of the tin. "He used to hand me things," says Tandy. "You're quicker. He was better at what not to say."

=== failure: Not That One
gain: Handy 2, Caps 1

"Not that one," says Tandy. "Nor that one." You hand her the kettle. "Well," she says, "that's right, as it happens."

= The Swap Table
where: The Shed
image: swap-table
teaser: Tomatoes one way, seeds the other. Nobody has ever written down a price.

It works by looking. You put something down, and look at it, and somebody looks at you.

== Put down three tomatoes
pay: Tomatoes 3
locked: The table wants at least three of whatever it is.
image: tomato

They are still warm. You have polished them, a little.

=== rare 20%: An Entire Marrow
gain: Caps 14
refresh cards: yes

There is a silence. Then bed eleven goes out, and comes back with both arms round a marrow. It is worth more than your tomatoes. It is worth more than your bicycle. You sell it by the slice until evening, and everybody wants to come to your door and talk about it.

=== always: A Fair Look
gain: Caps 8, Talking Round 1

Bed six looks at them. You look at bed six. He puts down four caps, and looks hurt. You pick up a tomato, thoughtfully, and he puts down four more. It is the best conversation that you have had all week.

== Look for the good twine
when: Trowel in the Wall 1+, no Good Trowel
cost: 1 action
image: trowel

It is behind the motor, he wrote, on the back of label six.

=== always: G. I.
gain: Good Trowel 1

There is the twine, and rolled into it is a trowel with a burnt handle: *G. I.* The blade is bright. You think of the woman at the vice, who cannot have walked past it for a year without oiling it. When you turn round she is busy with the kettle.

= Everyone's Radio
where: The Shed
order: 150
image: radio
teaser: It gets one station, and the station is having a quiz.

Four people are sitting on sacks, with pencils. There is room for one who does not wave.

== Join in
challenge: Talking Round 4
image: radio

It is the round on capitals. Nobody is sure of Australia.

=== success: Canberra
gain: Caps 2, Talking Round 1
lose: Backache 1

You know it, as it turns out, and so does the radio. They move up and give you the good sack. After the news someone passes round a flask, and you find that you have been asked what you think about the slugs.

=== failure: Sydney
gain: Growing 1
lose: Backache 1

"Sydney," you say, with great firmness. They are all very nice about it. Bed three explains the whole of Australia to you, with beans.
