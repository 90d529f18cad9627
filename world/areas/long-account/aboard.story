= A Surveyor of Prisons
in: The Long Account
deck: sometimes
image: prison-hulk
teaser: Sir Everard Loft is going round. He has been told not to lean on anything.

Sir Everard Loft, Surveyor of Prisons, comes aboard to see that everything is as it was. He wears white gloves, which he runs along things. Mr Thrupp walks behind with the book open. It is the dearest wish of his life that somebody in authority should check a page. "And this one?" says Sir Everard, at your stool. "Is it content?"

== Ask him to check a row
image: sum-on-a-slate

He might do it; or he might show before two hundred people that he can't, and a man of that kind remembers who asked.

=== always: Sir Everard Takes Off a Glove
turn: standing up or down
lose: Particulars 4
gain: Long Account 1, Talk 1, Sir Everard's Visits 1
image: kid-gloves

{Sir Everard's Visits 2+: Sir Everard has been taught since. He has had a tutor, and has been longing for somebody to ask. He sits down on your stool and does three rows of it, with his tongue out, and they are right; and when the Purser tells him so, before two hundred people, he puts the glove on again and cannot find the thumb. Mr Thrupp lets you off the three that he did.|Sir Everard takes off one glove, and it can be seen that he means to use his fingers. He gets as far as the second thumb, and there is a silence such as you could hem, and then Jacob Bundy says from the back, not unkindly, "It's the carrying, sir. We have all had it." The Surveyor is rowed ashore with one hand bare. Mr Thrupp has him down in the book as *out by four*, and takes a row off yours for the instruction.}

== Tell him that you are
image: prison-hulk

He would be satisfied, and go. The next stool has been hoping to complain about the bread.

=== always: Perfectly
turn: lost for good
lose: Particulars 4
gain: Long Account 1, Sir Everard's Visits 1
image: prison-hulk

{Sir Everard's Visits 2+: You open your mouth, and the woman on the next stool, who has learnt from the last time, stands up in front of you. She gets out the whole of it, down to the weevils, in one breath. Sir Everard Loft is charmed. "And is that one perfectly content as well?" he asks, of the Purser; for it comes out that he is as deaf as a bollard, and goes by the standing up.|"Perfectly," you say; and Sir Everard, who has no further question, is on deck before the woman on the next stool has got to her feet. She had her complaint by heart, and it was about weevils. Each of the clauses led to the one after, and she had practised it since the winter on the pump. She tells it to you, as you were the one who was listened to, and you are let off a row for the time it takes.}

= The Odd Halfpenny
in: The Long Account
deck: sometimes
image: stack-of-coins
teaser: It was under the lamp. Two hundred people know that they are short of one.

There is a halfpenny under your lamp. You would think nothing of it on shore. Here there are two hundred sums, each of them out by something; and Moll Sipple, who picked the pockets of a whole jury, has seen you see it. "Somebody's going home on that," she says, very low. "It might be you. It might be anybody who was good to anybody."

== Put it to your own account
image: open-ledger

You would be so much nearer to nought. Moll Sipple would know, and her fingers get bored.

=== always: Credited
turn: won at a price
lose: Particulars 6
gain: Long Account 1, Halfpence Found 1
image: open-ledger

{Halfpence Found 2+: You know the coin by the teeth in it; and so does Mr Thrupp, who bites again in the same place. He has entered that halfpenny already, he says, under your name and the date, and can only suppose that somebody had need of it elsewhere. Across the deck Moll Sipple is doing up your buttons, on herself, and does not look round.|Mr Thrupp bites the coin, dates it, and lets you have it as *found, without interest*. Your fourth column falls in like a roof. It is a week before you have anything that buttons. Moll Sipple is wearing them all down her front, in order of size, and when you look at her she says that they were *found*.}

== Give it to the whole deck
image: open-hands

Each of them would have a two-hundredth part. You would have to do the long division out loud.

=== always: A Two-Hundredth Part
turn: farce grows
lose: Particulars 3
gain: Long Account 1, Exact 1, Halfpence Found 1
image: prison-hulk

{Halfpence Found 2+: They have asked for more. They have been saying the last place of decimals over to one another at night, and you are to go on from there. By the seventh of the new places the thing has begun to repeat; by the twelfth somebody is beating time on a bulkhead. You have no idea what you have found. They sing it for a month.|You begin at noon. At the third place of decimals there is cheering from the orlop; at the sixth a man stands up and says that he has it, he is out by exactly that, and he is, and they carry him as far as the ladder. Nobody had supposed that the thing *could* be cut so fine. Mr Thrupp is not able to speak. It has to be Peg Hanrahan who tells you that it goes on like that, as far as she can see, for ever.}
