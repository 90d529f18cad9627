= The Loft over the Slate
where: The Bazaar
when: Introduced 10+, no Key to the Slate Loft
image: echoes
order: 225
teaser: Mr Dacre rings coin for the Roof, and has a loft to let. He would like a tenant who hears nothing.

Mr Septimus Dacre is ringer to the Ringing Hall: what is dropped on its great slate is good or bad because he says so. He has brought a small slate to the Bazaar for charity, and with it a notice of a loft to let, over the great one. It has two nails and a skylight. "I have had three tenants in that loft," says Mr Dacre. "The first two lay up there at night and listened to who was paying in what, and they sold it. The third was deaf, and I was very happy with him, but he married. I will let to you, because I must. But I should like you better with a cold."

== Take the loft, and swear to hear nothing
pay: Echoes 600
locked: Mr Dacre asks six Echoes down, and drops every one of them on the slate.
button: Move in
image: the-area-key

You could keep two cards at once, instead of one. What you hear up there you would be expected not to have heard.

=== always: Each in Turn
turn: bargain
gain: Key to the Slate Loft 1
set: Where You Live 3
lodge: Over the Ringing Hall
aside: Two cards can be held at once from now on. Whoever holds the keys, at your lodgings, will move you back.

He rings them one at a time, with his eyes shut, and it takes until the Bazaar has lit its lamps. Twice he says "Hm", and once, "That has been in church." Then he has you put your hand on the slate, and swear that from Snuff to Lamps you are as deaf as it is.

"They all swear," says Mr Dacre. He gives you the key without looking at you. "I have no complaint of the swearing."

== Take the loft at the price for those he can use
when: Mr Dacre's Ear exactly 1
pay: Echoes 400
locked: It is four Echoes, for an ear that he can use.
button: Move in
image: the-area-key

Two Echoes are off, and for those you would lie awake on his behalf.

=== always: A Second Opinion
turn: a tie begun
gain: Key to the Slate Loft 1
set: Where You Live 3
lodge: Over the Ringing Hall
aside: Two cards can be held at once from now on. Whoever holds the keys, at your lodgings, will move you back.

Mr Dacre has been the only person in Underhall who can hear a bad coin through a good glove, and it has been lonely. There is a hole in the loft floor, over the place where the night money is rung. He shows you how to lie to it.

"I say good or bad, and four hundred people are paid or not paid," he says. "I was fifty-eight in March. If I should once say good, and you up there thought bad, I want you to stamp. I shall say it was the cat." Your money he does not ring. He puts it in his waistcoat as it is.

== Let him try your ear first
when: no Mr Dacre's Ear
challenge: Watchful 13
second chance: Borrowed Lens
image: wall-ear

Six coins, behind your back. With a good ear you are worth money to him, and the loft comes cheaper. He tries nobody twice.

=== success: The Fourth
turn: standing up or down
set: Mr Dacre's Ear 1
image: echoes

"Good," you say; and "good", and "good". The fourth rings as clear as the rest, but it stops a little before it ought to, like a person who has seen somebody come in.

"Tin in the middle," says Mr Dacre. He has gone red. "Three weeks that has been in my waistcoat, and I had begun to think it was me." He takes down the notice, and writes a smaller figure on it. The price is four now, he says, and would you kindly keep that ear out of draughts.

=== failure: All Six
turn: rule with teeth
set: Mr Dacre's Ear 2
lose: Echoes 12
image: echoes

You let them all go by as good. Mr Dacre says nothing; he takes the fourth, breaks it in half between his fingers like a biscuit, and shows you the grey.

"Whoever passes it, pays it. That is the rule of the slate," he says, "and I didn't make it, but I have eaten by it for thirty years." He holds out his hand for twelve pence. He is a great deal pleasanter to you from then on. The full price stands; but an ear like that, he tells Mrs Tidy, is the very thing for a loft.
