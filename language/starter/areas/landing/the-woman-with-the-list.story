= The Woman with the List
where: The Landing
when: On the List exactly 0
urgency: must
image: quill
teaser: Thirty-nine names are ticked, and she is looking at you.

"You are late," says the woman at the end of the planks. Her list has forty names, and thirty-nine of them are ticked. The ink of the fortieth has gone brown with age. It is yours.

== Say that you have only just decided to come
cost: 0 actions
image: arrivals

It is true, and you would like somebody to know it.

=== always: So Has Everybody
set: On the List 1
lodge: The Bench

"So has everybody," she says, and ticks you. "We go when the lamp is lit. You bring the oil." It does say so, behind your name, in the same brown ink: *brings the oil*. Until then the bench is yours. Somebody has slept on it before you, and has left it warm.

== Ask to see who wrote it
challenge: Nerve 3
image: letter-in-another-hand

She holds the list against her coat. She has been asked before.

=== success: A Hand You Know
gain: Nerve 1
set: On the List 1
lodge: The Bench

She turns it round for you. Thirty-nine names are in her writing. The last is in yours: there is the loop that you put on a *k*, which nobody taught you. Behind it you have written *brings the oil*, and underlined it twice, as you do when you are afraid.

=== failure: Not Before We Are Off
set: On the List 1
lodge: The Bench

"On the other side," she says, "you may read it all you like." She ticks you. You have time to see that something stands behind your name: *brings the oil*. She points at a hatch with a light in it, and then at a bench, which is yours until you have been there.
