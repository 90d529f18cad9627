= The Man Who Looked
where: The Menders' Shelf
when: The Hands in the Dark exactly 2, The Top Shelf under 1
image: ladder
order: 25
teaser: He is on the top shelf, under the roof, with his eyes open. He has asked for you.

Under the roof is a man who has been awake for two years, and he has asked for you. He was a night-watchman. He struck a match, to see whose hands mend people in the dark, and they were the sleepers' own. Whoever has seen that lies awake here. So his hands do no work, and they have put him up there, where nobody else's will reach him. He is in the same pieces that he came in. "I heard you not sleeping," he says. "You looked, didn't you? I don't mind that they do it. I mind that I used to. I must have been good. I look at these all night, and they can't so much as do up a button." His eyes are red all round, and never leave you. "Say something to me," says the man who looked.

== Tell him that he dreamt it
challenge: Persuasive 35
second chance: Word in Season
image: finger-on-lips

If he believed you, he might sleep, and his hands with him. You would have to lie to a man who has done nothing for two years but go over what he saw.

=== success: The Same Ring
turn: bargain
lose: Breakages 3
gain: Lamps Out 1
set: The Top Shelf 1

"With a ring in it?" he says. "And a thumb?"

"I had the very same one," you tell him. "It's the glue." You keep your face quite still. You have had practice. He goes over you from brow to chin for any place that moves, and at the end of it something comes undone behind his eyes, and they shut.

In the dark you hear a new one at work, under the roof, very slow and stiff. By the morning he has mended himself as far as the wrist. "I slept!" he calls down, to the whole shelf. You climb up to see, and the rest he tells only to you. "I had it again, though. We were all of us mending. You were in it," says the watchman, and laughs, and finds you with his eyes. "You were the one that wasn't."

=== failure: What It Smelt Of
turn: outplayed
gain: Lamps Out 1, Constant 1

"What did it smell of, that you dreamt?" says the watchman. You tell him that a dream has no smell. "No," he says. "It hasn't. What I saw had soap in it." He is not angry. He moves over on his board, to make room for you, and you go down the ladder faster than you came up.

He waits until the lamp is out. "Are you awake?" he says. He says it aloud, because up there they cannot get at him. "Only say if you are. I'd not mind it so much, if there was two." Along the shelf they begin to look for what has spoken. They go over the carter. They go over you, from the collar up, and stop at your mouth. "Are you?" says the watchman. You have your teeth in your own wrist, and do not tell him yes.

== Put your palm across his eyes
cost: 2 actions
image: two-uneven-candles

It would take until he slept, two lamps of it or more. You would be kept from whatever might be done for you.

=== always: Two Lamps
turn: won at a price
gain: Lamps Out 2, Kind 2
set: The Top Shelf 2

His eyes flutter against your palm like something in a box. You do not tell him anything. You have not slept either, since you saw what he saw. On the second night you are so tired that you cannot feel your arm, and you put your forehead down upon the edge of his board, only to rest it. The next thing is the lamp. You have been asleep. So is he; and there is a join the whole way round his wrist that was not there before: rough work, done by somebody with one hand, upside down. You wipe the glue off your free one before he can wake.
