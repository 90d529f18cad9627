= The Part of a Door
where: Lampwick
when: Who Was Expecting You 5+, Invited to Southbank 1+ or Who Was Expecting You 6+, no A Part on Southbank
urgency: high
image: borrowed-door
scene: first-lamp
order: 13
teaser: Southbank has sent Miss Dorabella Finch, who is short of a door, and has a newspaper like yours.

Miss Dorabella Finch of the Gallipot is rehearsing *The Return* in the square, since nowhere else in the city do two thousand people stand still. Her second act needs a door, and the carpenter has walked out. "You're my door, bless you," she says, and gives you two planks and a knocker to hold. In her other hand is a newspaper, with two lines of it ringed. But it is four minutes to Lamps; and Ada Trimble, halfway up her ladder, says that nobody is to be made to look at a door while there is a lamp to be lit.

== Be the door
challenge: Persuasive 5
second chance: Word in Season
image: borrowed-door

All that you have to do is to be knocked at, and not open. If you do it badly, there will be two thousand people to tell it at supper.

=== success: Oak
turn: standing up or down
gain: Who Was Expecting You 1, A Part on Southbank 1, Echoes 12, Persuasive 8
image: borrowed-door

You think about oak. The hall-boy, who is a lady of sixty, comes up the street with his newspaper, reads out *Situation found, apply below* as though he had been left money, and knocks. You are so thoroughly not at home that a gentleman in the front row leaves a card.

"I am in hinges," says a stout party by the name of Tranter, who has fought his way through to shake hands with the left-hand plank, "and that is the best-hung door I ever saw."

Miss Finch pays you with a look at the newspaper. It was made for the stage, and has a speech where the news would be. "A girl who walked on for us had six more printed," she says. "Our Edward, she was, of an evening. She told me the speech was thrown away on a hall-boy. He knows who's in. She wanted somebody who'd have to ask."

=== failure: "Come In"
turn: farce grows
gain: Who Was Expecting You 1, A Part on Southbank 1, Talk 1, Persuasive 8
image: door-held-open

You are an excellent door until somebody knocks. Then, having been properly brought up, you say, "Come in."

There has not been such a silence in Lampwick since the pump went dry. The hall-boy has dropped his newspaper. In seven years of rehearsal it had not crossed anybody's mind that there might be a person at home. "That's the ending," says Miss Finch. "That's the *ending*! What did it say? Who has it down?"

Nobody has it down. By the time that a pencil is found it was "Good evening," and it was "You're late," and the fishmonger heard fourteen lines of verse. You say it again for her until your voice gives out, in every tone there is, but it is only somebody saying "Come in." When she has finished crying she tells you what the newspaper is. The two lines are the hall-boy's. A girl who walked on in the crowd had six copies run off; she said that a hall-boy knows who lives there, and it ought to be somebody who would have to ask.

== Put the door down until Ada has lit her lamp
image: lamplighting

Ada is in the right, and somebody might say so. Miss Finch would lose her scene by it, and you the part.

=== always: One Minute
turn: opponent is right
gain: Who Was Expecting You 1, A Part on Southbank 1, Constant 1, Persuasive 8
image: lamplighting

The planks go down flat, where there is nothing about them to look at, and you stand on them with your hat off. The front row sees you do it and does the same, so that the hush goes back through the square ahead of anything that Miss Finch can say.

"It's passed along, you see," says Ada, from above. "Them here say it, so the next street does, and so on down. I'd a cat up a pole once, at Lamps. They all looked at the cat. The river was dark till Wednesday." She puts up her pole. The words go by you and away downhill.

Miss Finch watches the backs of two thousand heads. "And they don't so much as *clap*," she says. She has forgotten to be angry. The newspaper is a property, she tells you, and the two lines are a hall-boy's. "I'd a girl walk on who took six of them. She meant to try that speech on people who didn't know what was behind the door." Ada has moved her ladder. The second lamp takes.

== Read the newspaper in her hand
challenge: Watchful 4 narrow
second chance: Borrowed Lens
image: small-print

If hers and yours came off one press, you would know what yours is. She will not care to be read in the middle of a speech.

=== success: Bath-Chairs
turn: secret learned
gain: Who Was Expecting You 1, A Part on Southbank 1, Inquiring 1, Persuasive 8
image: small-print

In hers, as in yours, the second *p* of *Apply* has lost its tail; and below both of them is a sale of bath-chairs at 40, Upstairs. You have never before read past the ring. On the back page, where the shipping would be, is a hall-boy's speech, with the moves marked.

"Act two," says Miss Finch, out of the side of her mouth. She has seen you; she acts round it. "We had the one printed. Then our Edward, who walked on for us when she was off the bridge, went and ordered six." And the girl wanted them, she adds, dying gracefully on to one knee, for people who could read those two lines and not know that it was a play.

=== failure: A Critic
turn: outplayed
gain: Who Was Expecting You 1, A Part on Southbank 1, Persuasive 8
lose: Echoes 6
image: paper-cuff

It is something in the way that you hold your head. "We have a *critic* in," says Miss Finch, and stops the act, and asks two thousand people whether they have ever been read over the shoulder while they were dying. At the Gallipot critics are charged sixpence. You pay it, so as to be let alone, and it turns out that what you have bought is a seat.

You are put on the knocker's side and given the whole of the second act from there. Your two lines come in the middle of it, and they belong to the hall-boy. "A girl of mine sent six of those up the steps," says Miss Finch, getting her breath. "She wanted an audience that would *ask* something. Well? Have you any questions?"
