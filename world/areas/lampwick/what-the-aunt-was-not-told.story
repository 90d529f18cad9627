= What the Aunt Was Not Told
where: Lampwick
when: Not Mentioned 1+, The Violet Slip 1 to 2
image: gate-of-number-nine
scene: garden-gate
order: 109
teaser: She has her basket out on the wall. It is the one with no lid.

Miss Philomel Gathercole is at her gate, sorting letters on the wall. She gives you good morning, and a choice of two nephews. She has said nothing about the country, and you have said nothing about the country, and it is going very well. {A Line Cut Out 1+: Out of the pocket of her apron sticks a page that you know, folded; you can see daylight through it, in the shape of one line.|The Violet Slip exactly 1: *I should have liked to be told.* You cannot look at her hands without seeing them write it.|You have not read it. You look at her hands, and try to see what they wrote.} Behind her are six egg-cups on the sill.

== Tell her now
cost: 0 actions
one-way: yes
image: cheek

It is late, and she knows it already. But you would have said it, to the one person who had wished to hear it from you.

=== always: I Gave It to You
turn: opponent is right
gain: Constant 2
lose: Talk 2
set: The Violet Slip 3
journal: offer
image: cheek

"There was a girl who had my room," you say, "and you told me that the rent was paid. I never asked who had paid it. I said thank you."

"So you did," says the Aunt. She puts down the nephews. "I told you at this gate, in a cheerful voice, before my ink was dry. {Who Was Expecting You 10+: Her letter was on my mantelpiece, sealed, and I let her bed.|I did not know where she was, and I let her bed.} I have listened to myself doing it ever since. Did you think it was you that I could not look at, dear, when I put out that light?"

You have hold of the gate, on your side, and she on hers. You ask if it could be lit again. "Somebody is using it," says the Aunt. She does look at you, though. You look back for as long as you can, and then one of you says something about fish.

== Take the nephew, and say nothing
one-way: yes
image: letters-under-a-brick

It is going very well. If you let this morning go by it would never be said, and you could both rely on that.

=== always: Very Well
turn: lost for good
gain: Echoes 18, Proud 1
set: The Violet Slip 3
image: letters-under-a-brick

You take the nephew. He is in wire, and cries, and is no trouble. When you bring back his face to Number Nine the Aunt pays you for it, and counts the pence into your palm without touching the palm. She asks how you sleep. You sleep like a top, you tell her. "I am so glad," says the Aunt, and waits, with her head bent over the basket, for as long as it might take a person to say one more sentence. You wish her good evening in it.
