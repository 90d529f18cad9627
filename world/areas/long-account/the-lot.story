= The Lot
where: anywhere
in: The City
when: Particulars 8+, Introduced 10+
urgency: must
back: no
note: Confinement, with arithmetic. It lasts for some ten actions, and never for more than twelve.
image: particulars
teaser: The Watch has the lot, and would like the original.

Constable Tobit Marl is in front of you with his book, and for once he is not drawing. "I've got all of you," he says. "Height, gait, laugh, the lot. There's no more to get. They don't let me keep it when it's finished, you see; it goes to the Account, and you have to go with it." He has brought a boat. He would have liked to do the ears again, but he wants you to come quietly, and has left his rattle with Sergeant Plumb to show that he means it.

== Go quietly
cost: 0 actions
image: rowing-boat

You would be rowed out to the hulk, and kept until your sum comes out; at the twelfth ring of your candle they must let you go in any case. Nobody touches what you own.

=== always: Entered
turn: rule with teeth
set: Long Account 1, Way Out of the Account 0
move to: The Long Account
image: rowing-boat

{A Record 3+: Abel Thrupp has ruled you a page in advance. "I didn't put a heading," he says, "in case it should have been anybody else."|A Record 2+: They know you by the knock. Two hundred people move along, slates and all, until there is a gap by the lamp in the shape of you; and Abel Thrupp, the Purser, who has never told a joke, asks if you have come to check his working.|A Record 1+: "Your old stool," says Abel Thrupp, the Purser, and dusts it. He has saved the slate as well. There was a step in it that he admired.|Abel Thrupp, the Purser, writes you into a book with a ruler in his other hand. "I don't say you did it," he tells you. "I never say that. I say that the Watch has put down seven lies at threepence, forty stairs at a run, and one laugh, compound, and it has to come to nought. When it does, you may go. I've given you a stool by the lamp."}

== Make him finish the portrait first
cost: 0 actions
image: easel

Marl would give a week's pay to do the ears properly. You would go out to the hulk with fewer points against you; but the portrait would be hung up where people pass.

=== always: Ears
turn: bargain
set: Long Account 1, Way Out of the Account 0
gain: Talk 2
lose: Particulars 4
move to: The Long Account
image: easel

{A Record 1+: Constable Marl has brought the bucket this time, and a cushion. He has been reading about ears.|Constable Marl keeps you an hour on an upturned bucket.} People stop. He asks two ladies what they think about the chin, and they tell him. When it is done you are so like that he has to look from one to the other, and in his joy he has forgotten to write down anything that you said; so he rubs out four lines of the book, to be fair. "I'll have it framed," he tells you, all the way across. "Which is it that I'm to enter?" asks the Purser, when you are set down before him side by side.
