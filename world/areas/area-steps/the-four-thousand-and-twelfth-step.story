= The Four Thousand and Twelfth Step
where: The Area Steps
when: Introduced exactly 0
urgency: must
back: no
image: endless-stair
scene: last-step
teaser: The advertisement said to apply below. It did not say how far.

The newspaper came under your door on Tuesday, folded small, with two lines of it ringed in pencil. *Situation found. Apply below.* You had told nobody that you wanted one. Since breakfast you have come down four thousand steps, by the light of strangers' matches, to ask what the situation is, and who knew. At the bottom are a lamp, a door rubbed blank by thumbs, and a porter with a slate. "You'll be the one that's late," she says. "How did you get on?"

== You counted the steps
cost: 0 actions
image: counted-step

Somebody ought to. You kept the hundreds on your fingers and the thousands on your cuff, and did not stop for the woman who wished to discuss her knees.

=== always: An Error in the Paintwork
turn: secret learned
gain: Watchful 9, Inquiring 3, Ringed Newspaper 1
set: Introduced 1, Who Was Expecting You 1

"Four thousand and twelve," you say.

The porter, Mrs Pike, has a slate by her door on which 4,011 has been painted, in oils, by someone who thought the matter closed. "You'll have counted the court."

You did not count the court. She wets her thumb and rubs at the last figure. It stays. She fetches chalk, and beside it she writes *and 1*.

"Say nothing at the College," she says. "They'll only want to stay."

== You went through the pockets of the man in front
cost: 0 actions
image: picked-pocket

Only the outer ones. He stopped every hundred steps to pat them in order of importance, so that in a sense he showed you round.

=== always: What Is Left
turn: rule with teeth
gain: Shadowy 9, Wayward 3, Ringed Newspaper 1, Brass Bell-Button 1, Borrowed Lens 1
set: Introduced 1, Who Was Expecting You 1
aside: A Borrowed Lens buys a second roll, where a Watchful challenge offers one and the first roll fails.

A jeweller's lens, and one brass button, stamped with a bell. A poor return on two thousand steps. When you go to put them away, your pocket has already been furnished with a pasteboard card.

*One return ticket, found unattended at step 2,200 and taken into care. What is left is left to us. With the compliments of the Perquisites.*

At the bottom the man in front turns, meets your eye, and pats, once, the place where your ticket is.

== You stopped a runaway trunk
cost: 0 actions
image: trunk

It came down from the bend where the rail is missing, with a noise like cavalry, and there were children below. You put your shoulder to it. The shoulder has views.

=== always: Left Luggage
turn: secret learned
gain: Dangerous 9, Constant 3, Ringed Newspaper 1, Strapped Trunk 1, Second Wind 1
set: Introduced 1, Who Was Expecting You 1
aside: A Second Wind buys a second roll, where a Dangerous challenge offers one and the first roll fails.
scene: left-luggage

It stops. So, in time, do you. The owner comes round the bend without hurrying: an old man in travelling black, who looks at the trunk, and at you, and takes off his hat as one does when the hearse goes by.

"Twelve years," he says, "I have been trying to lose that." From an inner pocket he gives you a small stoppered bottle. "My second wind. I had been saving it for the bottom."

He goes past you down the dark two steps at a time, light as a boy. You turn the label to the match. The ink is fresh enough to smudge. The name on it is yours.

== You talked to the lady in the veil
cost: 0 actions
image: veil

Somebody had to say something. She had a fan, though there was no heat, and a way of asking "and then?" that made it seem there must have been a then.

=== always: An Appreciative Audience
turn: standing up or down
gain: Persuasive 9, Merry 3, Ringed Newspaper 1, Favourable Notice 1
set: Introduced 1, Who Was Expecting You 1
scene: a-favourable-notice

By the thousandth step she has had your childhood. By the three-thousandth she has had your reasons, including the one you left out when you told them to yourself. At the bottom you know neither her name nor her errand.

"The second act drags," she remarks, writing on her cuff, "but the lead shows promise." The cuff is paper. She tears it off and presses it into your hand: nine lines, all kind. "It is for the third act," she says. "Do try to have one."
