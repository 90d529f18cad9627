= The Night Run
where: The Tiles
when: base Shadowy 20+
image: wet-rope
order: 190
teaser: {Load on Your Back 1+: You are out there now, with what you have, and it is getting no lighter.|The other loads go to the Gap. These go down the front, past the Watch.}

What has been left on the far roofs, beyond the Gap, was left by people who would hang for it. Nobody fetches it by the street. Sabine Fray will show you the first of it, for twenty-five pence; after that each roof has as much waiting as you bring to it, so that the load doubles, and a load makes noise.

{Load on Your Back 1+: You must be down before the sixth roof, because by then it is day. Whoever falls with less than four bundles has only fallen. Whoever falls with four or more owes her for them.|How the Night Run Ended 5+: There is a roof over there with nothing left on it, that you did.|How the Night Run Ended 2 to 4: The last of it is sold, and the place under your collar where the rope went has nearly closed.|How the Night Run Ended exactly 1: There is a new tile in the roof of Number Sixty, where you went through the old one.|From the trap one sees four ridges, and then nothing.} {light of The Light on the Tiles}

Cut into the trap are the best nights, in bundles. Your own, this week: {Best of Your Week on the Tiles}. The best that anybody had, with no name by it: {Most Ever Brought Down}.

== Go up, at Sabine's price
when: no Load on Your Back
pay: Echoes 25
machine: begin
image: lamp-and-ladder

"It is the same price each time," says Sabine. "It is only you that get dearer."

=== always: One Bundle
set: Load on Your Back 1, Noise on the Tiles 0, Roofs Behind You 0, How the Night Run Ended 0, The Light on the Tiles (1d6 + 10)
go to: The Night Run

She goes before you as far as the Gap, feeling for each slate with a bare foot, and does not once look down. Behind the last stack is a bundle in oilcloth. She does not tell you what it is. She ties it on you, under the arms, with a wet rope, so that it shall not creak; and then it is quite plain, from the way the air moves, that she is no longer there.

== Over the ridge, to twice as much
when: Load on Your Back 1 to 4, Roofs Behind You under 6
challenge: The Light on the Tiles 12 narrow
machine: press on
image: roof-square

There is a ridge as wide as your foot, and on the other side of it as much again as you carry. It will be louder from there on.

=== success: As Much Again
gain: Load on Your Back ([Load on Your Back]), Noise on the Tiles 2, Roofs Behind You 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: The Light on the Tiles (1d6 + 10 - least(6, [Noise on the Tiles] + 2))
go to: The Night Run

{Load on Your Back 8+: There are eight bundles on you now, and you can only go on all fours, like an animal that somebody has loaded for a joke. Under you a man is saying his prayers. He stops. You hold a chimney in both arms, warm as a horse, until he has gone back to the beginning.|Load on Your Back 4+: You go over it astride, an inch at a time, with the load pulling you towards the street side, where there is a lamp, and then towards the other, where there is nothing. Two more are lashed to the far stack. Whoever left them has left the print of a hand, in soot, at the edge of the gutter, and no other hand.|You run it, as they tell you not to, because it is worse to go slowly. On the far side your foot finds a gutter, and the gutter holds. The second bundle is where she said. When it is on your back you hear, for the first time, what you sound like.}

=== failure: Her Price Stands
when: Load on Your Back 4+
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
lose: Echoes 15
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 2

It is not the foot that slips, but the load. It goes by your ear, with the rope after it, and you have the time to think that you are not tied to it any longer before you find out that you are. You come down across a lead flat, on your face. The rest goes on into the court. There are lanterns, and Constable Marl's voice, asking a bundle to give its name. Sabine has seen it all, from somewhere. She is sorry. It is fifteen pence more.

=== failure: Dropped
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 1

The slate comes away under you with a small, dry noise, like a biscuit. Then you are through the roof of Number Sixty as far as the arms, with your legs in somebody's bedroom. Nobody screams. A hand takes you by the ankle, in the dark, quite gently, and undoes your boot. By the time that you have got out the other way the bundle is gone, and so is the boot.

== Lie still behind a stack
when: Load on Your Back 1+, Roofs Behind You under 6
challenge: The Light on the Tiles 12 narrow
machine: press on
image: chimney-pots

If nobody puts a head out, they will forget the most of what they have heard, and the light may change. It is no safer than crossing.

=== success: They Go Back to Sleep
gain: Roofs Behind You 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Noise on the Tiles (most(0, [Noise on the Tiles] - 3)), The Light on the Tiles (1d6 + 10 - most(0, [Noise on the Tiles] - 3))
go to: The Night Run

{Noise on the Tiles 2+: You lie down with your cheek against the bricks. A casement is put up, a yard from your head, and someone breathes at the night for a long while, and does not like it. Then the sash comes down, and the catch goes over. You count a hundred, and find that you have been counting the beats of your own neck.|You lie along the gutter like something that was left there. A cat comes down the slope and walks over you, from the heels to the head, and does not know that you are alive. After that you are nearly sure of it yourself. Under the tiles, one after another, they leave off listening.}

=== failure: Her Price Stands
when: Load on Your Back 4+
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
lose: Echoes 15
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 2

You have picked the stack that is swept. It is the sweep's own boy who comes up out of it, and he has more reason than you to be afraid; he does what he was taught to, and yells. You have four windows to choose from. In each of them is somebody with a poker, and what you came with will not go through any. You leave it where it is. A bill for it reaches the trap before you do, in Sabine's hand: fifteen pence, and her regrets.

=== failure: A Hand on the Tiles
gain: Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 1

Something is lying behind the stack already. You have your arm across it before you know. It is cold, it has a bundle on its back like yours, and a wet rope under the arms; and it has been there since before the rain. You do not take its load. You do not seem to have taken your own either, when you have got as far as the trap, and there is light enough to look.

== Go down with what you have
when: Load on Your Back 1+
machine: stop
image: lantern-on-the-last-step

There is a ladder on the dark side of every stack. Sixty pence a bundle, at the bottom, and no one asks.

=== always: The Whole Roof
when: Load on Your Back 8+
gain: Echoes (60 * [Load on Your Back])
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 5, Best of Your Week on the Tiles (most([Best of Your Week on the Tiles], [Load on Your Back])), Most Ever Brought Down (most([Most Ever Brought Down], [Load on Your Back]))

They have to cut the rope off you. There are eight, in a row, on Granny Oddlot's floor; she goes along them, and lays the back of her hand on each, as if it might have a fever. "That's the lot," she says. "I never thought to see that roof bare." Then she pays you, out of the big tin. {A Place Among the Perquisites 5+: You have your own hook in that room by now, and you hang the rope on it. It drips, all night, upon the boards.|You ask her who is going to come and look for it. She gets up, at that, and bolts the door.}

=== always: A Sackful
when: Load on Your Back 2+
gain: Echoes (60 * [Load on Your Back])
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 4, Best of Your Week on the Tiles (most([Best of Your Week on the Tiles], [Load on Your Back])), Most Ever Brought Down (most([Most Ever Brought Down], [Load on Your Back]))

The ladder goes down past five windows, and you go past them with your face to the wall. In the last of the five a child is standing, in a nightgown, with a finger at its lips. {Most Ever Brought Down 8+: "Is that all?" says the woman in the yard who pays. She has seen eight in a night. She says the name of who brought them, and crosses herself.|The woman in the yard pays by the bundle, does not look in, and has put out the light before it can be counted.}

=== always: A Pocketful
gain: Echoes (60 * [Load on Your Back])
set: Load on Your Back 0, Noise on the Tiles 0, Roofs Behind You 0, The Light on the Tiles 0, How the Night Run Ended 3, Best of Your Week on the Tiles (most([Best of Your Week on the Tiles], [Load on Your Back])), Most Ever Brought Down (most([Most Ever Brought Down], [Load on Your Back]))

You go down again by the way you came up, with the one bundle, and sell it. {Best of Your Week on the Tiles 4+: You have brought down four times that and not been frightened. Tonight, on the bottom rung, your knees let you down the rest of the way.|"There's sense," says the woman in the yard. But when she has paid you she goes on looking up, as you do, at the rest of it, until the moon goes in. It is a long way up.}
