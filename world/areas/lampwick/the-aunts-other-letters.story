= The Aunt's Other Letters
where: Lampwick
when: Introduced exactly 10
image: letter-basket
scene: letter-basket
order: 120
teaser: Four thousand nephews and nieces write home. Somebody has to carry the answers.

The basket is on the wall of Number Nine, with a brick on it. The Aunt writes forty letters a day and posts none; the post, she says, is for people who do not mind when a thing arrives. There is always one for a nephew who has not been told that he is one, and one with no number, for a house that sulks. "Mind the third. Do not read the fourth, dear, or else be quick. Fourteen pence each, when you can tell me what face they made."

== Find the house that sulks
challenge: Watchful 5
second chance: Borrowed Lens
image: shuttered-house

*Past the turning,* says the envelope. There are two hundred and six turnings in Lampwick. The Aunt can only have meant the one.

=== success: The Other Side of the Sheet
gain: Echoes 14

Every house in the row has its blinds up to look at you, bar one, whose blinds are up in order to look away. The knocker is tied in flannel. The man who lives there reads his letter on the step, both sides, and holds it out.

*I know,* it says. *Come to tea. Bring whoever brought this, since they will have found you, and that deserves cake.*

He has not been out for longer than he can say. He fetches his hat, and has to ask you which way round it goes.

=== rare success 12%: To the House
gain: Echoes 24, Kind 1

There is nobody in it. The door is on the latch, and the letter, when you look, has no name on it either. You read it to the hall, in a fair voice.

*I know that he has gone,* it says. *You were a good house to him. I have somebody in mind.*

Further in, a door that had stuck comes open on a room with the grate swept. One does not care to stay. On the mat, as you leave, is a florin, with fourpence set out on top of it, that did not trip you coming in.

=== failure: The Wrong Sulk
gain: Echoes 4, Murmurs 1
only if: Murmurs under 5

It sulks, to be sure, but it is the wrong house. The man in it keeps ferrets, and is so long about being touched that there is no correcting him. He reads it out to them. "*I have not forgotten you.* I never knew she knew us," he says, and finds you fourpence.

You can hear him through the wall, the whole length of the row, telling it to the ferrets over again; and something beyond the ferrets, lower down, asking him very civilly to repeat the date.

== Tell a nephew that he is one
challenge: Persuasive 5
second chance: Word in Season
image: speaking-tube

They are fifty, as a rule, and wholesale, and came up from nothing by themselves. It is rather a point with them. This one is in ironmongery.

=== success: Relations
gain: Echoes 14

"There is some mistake," says the nephew. "I have nobody." You agree that it is a great distinction. You ask who knows when his birthday is, and what that comes to in socks, and whether anyone has ever told him he looks tired.

He is a long while over the letter. Then he goes to the speaking-tube, has all three floors of the works stopped, and says into the hush, very red, "It appears that I have an aunt."

There is a cheer. He employs two hundred. About half of them turn out to be cousins.

=== rare success 12%: If Any
gain: Echoes 24, Constant 1

He has the office door shut before you can say a word. "Is it about an aunt?" says the nephew.

Out of the safe, from behind the money, he takes a bundle done up in tape: a birthday card for every year since he could hold a pencil, each addressed *To my Aunt, if any.* "One did not care to presume," he says.

You carry them back to Number Nine. She stands the whole of them along the fender in order, says that you are to be paid double, less a little, and sends you away while she reads.

=== failure: Up from Nothing
gain: Echoes 4, Talk 1
only if: Talk under 5

He came up from nothing, and tells you how. There are lantern-slides. Each time the letter is brought out he puts it under the ink-stand with the other begging ones.

His clerk catches you up at the gate and presses fourpence on you. She knew the hand, she says; she had one like it. To help matters along she has just told the packing-room that you are his long-lost child, and would you mind, if asked, having been lost at sea.

== Deliver the third
challenge: Dangerous 5
second chance: Second Wind
image: yard-dog

It is addressed to a dog. The dog is at the gate of a coal-yard, upon a chain, and as to the length of the chain there are two opinions.

=== success: By Hand
gain: Echoes 14

It comes out like a delivery of coal. You have the scruff in one hand and the letter in the other; you go round the yard twice in that order, and sit down on it.

*Dear Sultan,* you read, there being nothing else to do, *I am told that you have not been yourself.* The ears go up. It hears out both pages, and has the postscript twice. There is a burr under the collar, and it holds still for that. It sees you to the gate, and stands there until you are round the corner, as people do.

=== rare success 12%: The Answer
gain: Echoes 20, Merry 1

It is sitting at the gate with something in its mouth, and lets you by like a clerk. It hears its letter with its head on one side. Then it puts down, upon your boot, a bone.

It is a good bone, hardly begun, and has been cleaned for company. "That's for her," says the coalman. "Been days over choosing it."

You carry it to Wick Row in the basket. The Aunt turns it about, reads it at both ends, and asks you what face he made.

=== failure: Return to Sender
gain: Echoes 4, Breakages 1
only if: Breakages under 5

What you had taken for the end of the chain was the middle. By the time the coalman calls it off you are up a gas-bracket with one boot, and the dog has the letter.

It does not eat it. It carries it into the kennel, where there are some thirty more, all in the same hand, all opened, none of them much chewed; and it lies down on them with its back to you. "He likes to get them private," says the coalman. He gives you fourpence and a splint. The better splint he keeps for the bracket.

== Read the fourth, and be quick
challenge: Shadowy 5
second chance: Ready Excuse
image: kettle-steam

Violet ink, one wafer, and a kettle in every kitchen between here and the address. She did say *or else*.

=== success: Carriage Paid
gain: Echoes 14

Steam, a hatpin, and the length of one flight of stairs. *To whoever is reading this at Mrs Lovage's back door,* it begins. *The wafers are in the tea-caddy. Take a red one, as the violet shows. You have lovely quick hands. Do wipe your feet going out.*

There are red wafers in the tea-caddy. At the address they look at the back of the letter, and then at you, and pay you fourteen pence at once and in a drawing-room, as a member of the family.

=== rare success 12%: Three Envelopes
gain: Echoes 20, Inquiring 1

Inside it is another envelope, sealed, and on that one, in violet, *You are a persevering person.* You hold it to the spout. Inside that is a third, the size of a stamp. *Now take the kettle off, dear, it is nearly dry.*

It is nearly dry. By the time you have three envelopes shut again, one in the other, half your fingers are stuck to the rest.

The address is a back bedroom, and the letter is for a very old man, who asks whether you would be so kind as to read it to him. You do it well, having practised.

=== failure: Somebody's Kettle
gain: Echoes 4, Particulars 1
only if: Particulars under 5

The kettle has a whistle. The kitchen has a Constable Binns, who comes down in his shirt to find a stranger steaming a letter over his hob.

He is very decent. He takes your height against the door-post, under his children's, and your gait to the scullery and back. Then he looks at the envelope. It is to him. *I send this by a person who will want to come in and get warm,* it says; and there is fourpence in the fold of it, for your trouble.
