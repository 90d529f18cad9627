= The Charity You Founded
in: The City
when: Introduced 10+, base Watchful 33+ or base Shadowy 33+ or base Dangerous 33+ or base Persuasive 33+, no The Society Wound Up
deck: sometimes
image: collection-plate
teaser: {Tuesdays Chaired 1+: They have kept your chair.|Eight ladies in Ditch Street would be glad to see their Founder.}

You gave a man threepence in Ditch Street, some weeks ago, to stop him telling you why he had none. {Tuesdays Chaired 2+: His portrait hangs on the left of the door, now, and yours is on the right.|Eight ladies saw it from a window. They have a room, a minute-book, and a plate with his name on, and they are the Society for the Relief of Mr Gow.} Mrs Letitia Ludlow is in the chair until you come. Mr Gow has come as well. He sits by the door with his hat on his knees, in two waistcoats. "I'm obliged to you, I'm sure," says Mr Gow, "but I've had a place since the week after, I'm at the tannery. I'm on four pound of tea a week. I can't get in at my own door for flannel. I go home round by the river, and they've got a *boat*."

== Take the chair
image: stall-stool

It is Tuesday, and they have had nobody to move a vote of thanks to. You would be asked what to relieve him of next.

=== always: Matters Arising
turn: farce grows
gain: Favours: The Roof Fund 1, Candle-End 3, Kind 1, Tuesdays Chaired 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
only if: Kind under 7

{Tuesdays Chaired 3+: They have a branch. It is in Rope Walk, for the relief of Mrs Gow; and as the two committees don't correspond the Gows are able, if they stay in, to live quite simply.|Tuesdays Chaired 2+: There is a motion that he be taught the harmonium. You put it to the vote, very fast, and cast your own against; and Mr Gow, who has never had anything of yours before but the threepence, asks if he might shake hands.|You propose that the committee relieve him of some of the flannel. It is carried with acclamation. They had not known that he had any to give; and four of the ladies, who have not been warm since their husbands went, go home that evening in a waistcoat each, on a new footing with him altogether.}

== Find out what became of it all
challenge: Watchful 38
needs: Watchful 29+
second chance: Borrowed Lens
image: collection-plate

Four pounds a week of tea, and he does not drink tea. There would be a column for it somewhere; and eight ladies who would know that you had looked.

=== success: The Other Column
turn: secret learned
gain: Echoes (17 + 13 * least(1, [base Watchful] / 20) + 30 * least(1, [base Watchful] / 50)), Exact 1, Tuesdays Chaired 1, Columns Read 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
only if: Exact under 7

{Columns Read 2+: This week the other column is in your own hand. Somebody has been to the trouble of learning it. You have relieved, it says, a Miss Pettifer, of her rent; and the first you know of Miss Pettifer is that she gets up, at *Any other business*, and cannot go on.|There is another column. It is at the back, in pencil, and has eight names. Mr Gow gives the tea to the cook of the one, who is a cousin, and she has it out in a pot when the next one calls; and so on down the street. Not one of those ladies has bought any tea since the spring. They could not have asked for it, do you see. But you can always give a person what he does not want, and then be sent a little of it back.}

=== failure: Relieved
turn: outplayed
gain: Candle-End 2, Talk 1, Tuesdays Chaired 1, Columns Lost 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
only if: Talk under 7

{Columns Lost 2+: You are met at the door with a shawl. It has been minuted that the Founder looks peaky. Mr Gow has brought a bag of tea for you, which is the last of the four pounds, and steps back to see what it is like from there.|You ask to see the book, and eight ladies look at one another. Nobody asks for a book who has enough to do. By the time that it has been fetched there is a resolution in it, and you go down the stair with a pound of tea, a flannel chest-protector, and a tract upon the management of means.}

== Wind it up
one-way: yes
image: knotted-string

You founded it, and could say that it has done its work. He would be let alone. There would be eight ladies with nowhere to be on a Tuesday.

=== always: Without a Division
turn: lost for good
set: The Society Wound Up 1
gain: Constant 2, On Calling Terms 1, Echoes 20
journal: offer

You say that Mr Gow is relieved. You read out what he earns. There is nothing in the rules, Mrs Ludlow finds, about what happens then. It is put, and carried, without a division; they wash the plate, and each of them takes home her own cup.

He walks back by the front way, whistling, with his arms swinging. You see him on the Tuesday after. He has come up Ditch Street, from habit, as far as the door; and the room is to let, and behind the glass in eight front parlours eight ladies are sitting, each with her hands in her lap, looking out to see whether there might be anybody in the street. "I could *do* with a bit of tea," says Mr Gow. He has said it rather loud. He looks along the windows, and takes off his coat, which is a good one. In the middle of the road he sits down.

== Have the Canon preach for it
needs: Favours: The Roof Fund 2+
locked: Canon Lessing would preach upon Mr Gow, for two favours of the Roof Fund; he has not got so many subjects that he can give them away.
pay: Favours: The Roof Fund 1
image: a-pew

He would be held up as an example, and it would fill the plate. Mr Gow would be sitting underneath.

=== always: Upon Mr Gow
turn: danger
gain: Echoes 44, Merry 1, Tuesdays Chaired 1, Sermons upon Mr Gow 1
only if: Merry under 7

{Sermons upon Mr Gow 2+: It is to be a course of four. Mr Gow has asked for the text beforehand. "So as I'll know where to look," he says.|Canon Lessing has got to the threepence when Mr Gow stands up in the free seats. Nobody has done it in that church before. "It was twopence," says Mr Gow. "I don't want to put anyone out. I've heard it a good few times now, and it was twopence, and a button." The Canon looks down at him over the pulpit, and a sort of light comes into his face. "Mr Gow," he says, "what did you do with the *button?*" "I've got it by me," says Mr Gow. "I never liked to sew it on."}
