= The Loft over the Slate
where: The Bazaar
when: Introduced 10+, no Key to the Slate Loft
image: bad-coin
order: 225
teaser: Mr Dacre rings coin for the Roof, and has a loft to let. He would like a tenant who hears nothing.

Mr Septimus Dacre is ringer to the Ringing Hall: what is dropped on its great slate is good or bad because he says so. He has brought a small slate to the Bazaar for charity, and beside it stands a notice: over the great one there is a loft to let, with a skylight, and two nails for visiting-cards. "I have had three tenants in that loft," says Mr Dacre. "The first two lay up there at night and listened to who was paying in what, and they sold it. The third was deaf, and I was very happy with him, but he married. I will let to you, because I must. But I should like you better with a cold."

== Take the loft, and swear to hear nothing
pay: Echoes 1000
locked: Mr Dacre asks ten Echoes down, and drops every one of them on the slate.
button: Move in
image: the-area-key

Two cards could wait for you at once, instead of one. Whatever you heard up there, through the floor, you would have sworn that you had not.

=== always: Each in Turn
turn: bargain
gain: Key to the Slate Loft 1
set: Where You Live 3
lodge: Over the Ringing Hall
aside: Two cards can be held at once from now on. Whoever holds the keys, at your lodgings, will move you back.

Mr Dacre rings your ten Echoes one at a time, with his eyes shut, until the Bazaar has lit its lamps. Twice he says "Hm", and once, "That has been in church." Then he has you put your hand on the slate, and swear that from Snuff to Lamps you are as deaf as it is.

"They all swear," says Mr Dacre. He gives you the key without looking at you. "I have no complaint of the swearing."

== Take the loft at the price for those he can use
when: Mr Dacre's Ear exactly 1
pay: Echoes 800
locked: It is eight Echoes, for an ear that he can use.
button: Move in
image: the-area-key

The loft is cheaper by two Echoes, and for those you would lie awake at night and listen to his work for mistakes.

=== always: A Second Opinion
turn: a tie begun
gain: Key to the Slate Loft 1
set: Where You Live 3
lodge: Over the Ringing Hall
aside: Two cards can be held at once from now on. Whoever holds the keys, at your lodgings, will move you back.

Mr Dacre takes you up to the loft himself. There is a hole in the floor beside the bed, over the place where the night money is rung, and he lies down in his good coat to show you how your ear should go.

"I say good or bad," says Mr Dacre, from the boards, "and four hundred people are paid or they are not, and there's no one in the building who could tell me that I was wrong. I was fifty-eight in March. If I should once say good, and you up here thought bad, I want you to stamp. I shall tell them that it was the cat." He gets up and dusts his knees. Your eight Echoes he does not ring. He puts them in his waistcoat as they are.

== Let him try your ear first
when: no Mr Dacre's Ear
challenge: Watchful 31
needs: Watchful 24+
second chance: Borrowed Lens
image: ear-trumpet

He would drop six coins behind your back, and you would say which of them was bad. A good ear is worth two Echoes to him; but a bad coin that you let by you would have to pay for, and he tries no one twice.

=== success: The Fourth
gain: Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
turn: standing up or down
set: Mr Dacre's Ear 1
image: bad-coin

"Good," you say; and "good", and "good". The fourth coin rings as clear as the rest, but it stops a little too soon, like a singer who has seen his wife come in.

"Tin in the middle," says Mr Dacre. He has gone red. "Three weeks I've had that in my waistcoat, and rung it every night when they were gone, and I had begun to think that it was me." The loft is eight Echoes to you, he says, if you will listen for him; and would you kindly keep that ear out of draughts.

=== failure: All Six
gain: Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))
turn: rule with teeth
set: Mr Dacre's Ear 2
lose: Echoes 12
image: bad-coin

You let all six go by as good. Mr Dacre picks up the fourth coin, breaks it in half between his fingers like a biscuit, and shows you the grey.

"Whoever passes it, pays it. That is the rule of the slate," he says, "and I didn't make it, but I have eaten by it for thirty years." He holds out his hand for twelve pence. The loft is ten Echoes to you, as it says on the notice; but from then on he is a great deal pleasanter. An ear like that, he tells Mrs Tidy, is the very thing for a loft.
