= The Terrier Looks at You
where: Your Lodgings
when: Pit Terrier 1+
image: yard-dog
order: 240
teaser: He answers to *Oi*, and so does half of Lampwick.

The terrier has got up on the chair, with his good ear towards you and his bad one towards the door. He came out of the pits with a number, and Mrs Ottaway, who feeds him through the banisters, has begun to try names on him from below. Yesterday's was Leopold. If you mean to have a say in the matter you had better have it tonight.

== Call him something
cost: 0 actions
names: Companion
button: Call him
image: yard-dog

It must be a thing that you can shout down a stair in front of other lodgers. You may think better of it later; he is broad-minded.

=== always: He Has Been Called Worse
image: yard-dog

You say it. The terrier looks behind him to see who has come in. You say it again. {Constant 3+: He has heard that you do not change your mind, and sighs; | He considers you for some time, as one partner does another across a counter;} then he gets down off the chair, goes out to the banisters, and barks once, so that Mrs Ottaway shall know.
