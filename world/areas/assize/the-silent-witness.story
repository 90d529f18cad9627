= The Silent Witness
where: The Assize
when: Watchful 21+, A Case for the Assize exactly 3
urgency: high
outfit: yes
image: bird-cage
scene: the-silent-witness
order: 12
teaser: The last case before yours. A woman is gone, a man is in the dock, and the only witness says grace.

Mrs Emmeline Quayle, who kept a boarding-table at Number Forty, went out between the soup and the mutton, for good. Her nephew Silas, a cabman, owed her for the horse, so he is in the dock. All that the law has besides is her parrot, which says grace at seven in her voice, and then waits. Mr Augustus Prynne, for the lodgers, means to examine it. {The New Back Street 3+: Mrs Holt walks you up and down, from habit,|The New Back Street 2+: Mrs Holt has come by the back way|Mrs Holt, with no cause to love you, has come} with the bird in its cage and the girl who minds it. "Nan Harbottle, that did for the old lady," says Mrs Holt. "She can't speak, she has it all in her hands, and I can follow the half. Silas could follow the whole. There's room in that bird for one voice, she says. They'll shout at it, and then there's no more of Mrs Quayle anywhere."

== Put the bird in the box, and be quick
cost: 2 actions
one-way: yes
challenge: Watchful 28
second chance: Borrowed Lens
image: witness-box

You would have to know the moment to uncover the bird, and the one thing to show it. After you comes Mr Prynne, and nothing that you can do will keep him quiet.

=== success: All Rise
gain: Watchful 60, Echoes 120
turn: lost for good
set: A Case for the Assize 4, The Grace 1
image: bell-rope

You ask for silence, and a plate. At seven by the clock of the court you take off the cloth, and set the plate on the rail, with the knock that a plate makes.

"For what we are about to receive," says Mrs Quayle. Silas has put his hands over his face. Then there is the wait, of about two breaths, and by the door Nan Harbottle's fingers move in it. And then, because it has never been left in peace so long, the parrot goes on. It rings. It does a house-bell, on a long wire, in another room; and the whole court gets up. The jury is up, and feeling for its apron. Mr Justice Ponder is half out of his chair with a hand at his collar. "She was rung for," he says, when he has let himself down again. "Then no man has made away with her. Open the dock."

But Mr Prynne is on his feet already. "I put it to you," he tells the bird, three times, in the voice that he keeps for the back of the hall. It likes him. It puts its head on one side, and tries how that goes, and has said nothing else since.

=== failure: Four Minutes
gain: Watchful 60, Echoes 60
turn: outplayed
set: A Case for the Assize 4, The Grace 1, Silas Quayle's Cell 1
image: talk

It is four minutes too soon when you take off the cloth, and into those Mr Prynne gets up. "I put it to you," he says to the cage, "that you were present. I put it to you that you heard a blow. I put it to you..." And the parrot, which has been alone in a strange room with a cloth on, is delighted, and puts it to him. They go on for some time, turn about.

When the clock does strike, Nan Harbottle by the door has her hand up to stop them all. The bird looks at her, knows her, opens its beak, and puts it to her, in Mr Prynne's voice, with the port in it. That leaves no evidence of anything. Silas Quayle is sent down to a cell under the hall, until his aunt is found; and going by he asks only whether that was the grace, that it had lost. Nan Harbottle nods.

== Ask Nan Harbottle to stand up instead
cost: 2 actions
one-way: yes
challenge: Persuasive 33
needs: Persuasive 25+
second chance: Word in Season
image: witness-box

What the grace waits for is Nan: she was there. But she has no character to be sworn on, so that you must stand behind her with yours; and it is the man in the dock who reads her hands. She would far sooner be let alone.

=== success: Half a Breath Behind
turn: standing up or down
set: A Case for the Assize 4, The Grace 2
gain: Constant 1, Watchful 60, Echoes 120
image: small-hand

Since she has no character, you hold up yours above her head from behind, which is the form. Your arms have begun to shake by the time the usher finds that he cannot take her oath. "I can read her," says the man in the dock. Mr Prynne objects. Mr Justice Ponder would like to see it done.

So Silas Quayle gives the evidence against himself, half a breath behind her hands, and as flat as a bill. "She says I came at six, and shouted. She says I called my aunt a... yes. I did say that. She says I'd had the money for the horse already, the once, and that's so. I went, and I slammed it. Then she brought in the soup, and my aunt said grace, and waited for her to say the Amen, on her fingers, like always." His own have come up off the rail, and are saying it. "And there was a bell, and my aunt took her apron off and folded it. And went up."

He is let go within the hour, since a man who was making it up would have left out the first half. In the street people look at Nan Harbottle's hands, and she puts them in her sleeves.

=== failure: The Umbrella
turn: farce grows
set: A Case for the Assize 4, The Grace 2
gain: Talk 1, Watchful 60, Echoes 60
image: lost-umbrellas

Nan will stand up, but she will not have Silas read her, because he would have to say the worst of it himself. You read her, therefore, after three lessons on the stairs. You tell the court that Mrs Quayle was a large umbrella. You tell it that the prisoner came at six and buttered her. By the time the soup has taken off its apron two of the jury are on the floor, and Mr Prynne has the end of his gown in his mouth.

"*Aunt*," says the man in the dock, quite loud. "That's aunt. And I never buttered her, I shouted. I called her a thing that I'll say if I've got to." He has got to. He gives them all of it, off her hands, in a silence, as far as the bell, and the folded apron, and the stair. Mr Justice Ponder opens the dock himself: it is the first evidence of the day, he remarks, to do the speaker no credit. Silas carries Nan's cage home for her. In three wards you are the Umbrella.

== Let Sabine Fray take the bird round
cost: 2 actions
one-way: yes
needs: Sabine Fray's Case exactly 2
locked: It would want a person who takes things to those whom they were meant for. You called that theft, and she is bound over.
image: parcel-string

By morning there would be no exhibit, and the old lady's voice would be safe. But there would be nothing to let Silas Quayle go on, until his aunt is found.

=== always: The Bow Not Tied
gain: Watchful 60, Echoes 120
turn: bargain
set: A Case for the Assize 4, The Grace 3, Silas Quayle's Cell 1
image: parcel-string

Sabine Fray hears you with three pins in her mouth. "Whose was it? Not whose *is* it, the law's got that. Who'd she have given it to?" She has been down to look already. There is a ribbon round the bottom of the cage, and the bow has not been tied. "It's Nan's birthday, Thursday. Do you know, I'd have come for that one on my own? But since you ask me, there's a thing that you can do. You can be the one that tells him."

In the morning Mr Prynne addresses a square of clean board. Silas Quayle is remanded until there is either a bird or an aunt; and because that is what Deputy Brace can do, the cell has a window. You go down and tell him where the grace is, as you said you would. "She'll have it for Nan, then," says Silas. "At seven." There is no clock where he is. He asks you the time.
