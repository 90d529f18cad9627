= First Night
where: The Gallipot Theatre
when: base Persuasive 15+
note: Desire between two adults, and having it printed.
image: curtain-and-footlights
order: 230
teaser: {Rehearsed 1+: The stage is yours until the first lamp, and she is coming home.|A scene for two was cut from *The Return*, because of what it did to those who played it.}

{Rows Sold 4+: There are slips of paper with names on them, along the front rows. At midnight you light the lamp, with your back to the names, and wait for her.|Rehearsed 5+: At midnight you light the lamp. You can tell from her step, behind the painted door, which of it she will say first.|Rehearsed 1+: At midnight you light the lamp, with your back to the empty seats. The painted door is shut.|*The Return* is over by midnight. From then until the first lamp Mr Sneath lets the stage, at twelve pence a week, for a scene that was cut from it. In it one person has sat up, and the other comes home late. After ten lines the book says: *They say it. The lamp goes down.* It does not say what. Ruth Coble, who makes the thunder with a sheet of iron, is a woman of forty and no actress. Whatever she says at that table is true.}

{Weeks of First Night 8+: Mr Sneath has let the stage from tomorrow. It must be played now.|Rehearsed 1+: Madame X prints only what has never been performed. If she has enough before you open, she prints it, under your two names, and nobody will pay to hear.|How the First Night Went 5+: Ruth can do it all now with her mind on her supper. You listen for one word done wrong.|How the First Night Went exactly 4: Ruth says good night to you in the passage, a little too carefully.|How the First Night Went exactly 3: Nothing was said, and so all of it is still to say.|How the First Night Went exactly 2: Strangers stop Ruth in the street, and say her own words to her. She looks to see if you are near.|How the First Night Went exactly 1: The page is up on the wall of the chop-house, and Ruth goes round by the river.|You have watched her stand under the iron, with both arms up, and could not say what was on the stage.} {Rehearsed 1+, The Third Key 3+: In the tenth row a seat goes down, and Ruth raises her voice by a very little.|Rehearsed 1+, The Prompter's Pencil 1+: In the box Mr Moss has the book open, and one hand shut.} {critics of What the Critics Have Not Heard}

Your longest run this week, in nights: {Best of Your Week at the Gallipot}. The longest that anybody had: {Longest Run at the Gallipot}.

== Sit up for her
when: no Rehearsed
machine: begin
image: a-light-left-on

You would sit at the table with your back to the seats, and look up when the door opens, and it would be Ruth. The first night costs nothing.

=== always: The One Who Sat Up
set: Rehearsed 1, Rows Sold 0, Weeks of First Night 0, How the First Night Went 0, What the Critics Have Not Heard (13 - 1d6), Scenes with Ruth Coble ([Scenes with Ruth Coble] + 1 - 5 * ([Scenes with Ruth Coble] / 6))
go to: First Night

{Scenes with Ruth Coble 6+: Neither of you troubles with the ten lines. She lays her hand on the table, with the palm up, where the cup is meant to stand, and then you have to go on. You say what you said to her the last time. "No," says Ruth. "That's been played." You sit there, with her hand open in front of you, and look for something that has not been.|Scenes with Ruth Coble 4+: There is a chalk line on the boards, all round the table, about as wide as a hearthrug. Ruth has drawn it herself. "Inside of that we're them," she says. "Outside of it I've to be up at six." You ask her which side the lamp is on. She looks, and then she goes down on her knees, and rubs the line out with her sleeve.|Scenes with Ruth Coble 2+: She comes in before she is due. She has run, straight from the thunder, with the iron still humming in the dark behind her, and there is rust down the inside of both her arms. "You've waited up," she says. It is her first line. You have, ever since the last time, and nobody has asked you to. You say "Yes", which is yours.|Mr Sneath gives you a key, a lamp, and the book, which is four pages long. You hear Ruth Coble wipe her boots outside the painted door. "You've waited up," she says. It is the first line, and it takes you some time to find yours, which is "Yes." She says all the ten like that. She lays them down in front of you one after another, like a week's money. Then she reads what stands next, and looks up, at you, and at the lamp. "I go home by a street with one window lit," says Ruth. "I never knew whose it was. I'd want to be sure of the rest."}

== Rehearse another week
when: Rehearsed 1+, Weeks of First Night under 8
challenge: What the Critics Have Not Heard 7 narrow
machine: press on
image: lamp-beam

It is seven nights with her, for twelve pence. There would be more to the scene, and more that somebody might have overheard.

=== success: It Is Said
gain: Rehearsed 2, Weeks of First Night 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
lose: Echoes 12
set: What the Critics Have Not Heard (12 - 1d6 - [Weeks of First Night])
go to: First Night

{Rehearsed 9+: There is hardly a silence left in it. You have walked her to the bridge, at five in the morning, and found that you could not say good night in any words that were not the scene's. On the last night of the week she stops, with her fingers already at the wick. "I want every one of them to hear it," says Ruth. "And I want the roof to come down first." You put your hand over hers. It takes the two of you to turn it out.|Rehearsed 7+: This week it is you. You came with a good line, and it has gone. "Don't go home tonight," you tell her, badly, and hear that go out over the empty seats as far as the wall, and come back. Ruth does not move. "Again," she says, and so you have to say it once more, knowing what it is. Then she gets up and comes round the table. She has never come round the table. Mr Moss, who holds the book, shuts it, and you hear him go, on his toes, all the way to the street.|Rehearsed 5+: She tells you about the iron. People think that she hits it. She takes it by the edge and waits, until her own arms have left off shaking, and then she lets it go where it was going. She shows you, on the edge of the table, with your two hands inside hers. The glass of the lamp begins to ring. "That's all I know about anything," says Ruth. It goes into the scene, and lasts a minute and a half. You would give up the rest for it.|Scenes with Ruth Coble 4+: On the third night she does not come in. You sit with the lamp, through all the time that it should have taken her, looking at a painted door. "I wanted to see what it's like," says Ruth, out of the dark, from somewhere about the tenth row. "You, waiting." You ask her what it is like. She thinks, because she will not say a thing that is not so. "Like seeing a fire lit," she says, "in a house that I thought was empty." You have her come up, and say it nearer.|Scenes with Ruth Coble 2+: Ruth has brought a list, on the back of a thunder cue. She reads you the first thing on it and crosses it out, and the second. "Those are only clever," she says. The third she does not read. She folds the paper small, and holds it into the lamp, and while it burns she tells you what was on it. "I'd know your step," says Ruth. You have reached across the table before it has quite gone out. It leaves a black mark on the cloth. For the rest of the week you are careful to put your cup down somewhere else.|You say your "Yes" a little sooner every night. By the Wednesday you have said it before she has shut the door, and she laughs. That is not in the book. Mr Moss, who prompts, writes it in. On the last night you get as far as *They say it*, and neither of you does. But she has turned the lamp down, to find out what that is like. You sit there, with the width of a table between you, and listen to each other not saying it.}

=== failure: They Have Read It
when: Rows Sold 2+
gain: Talk 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
lose: Echoes 51
set: Rehearsed 0, Rows Sold 0, Weeks of First Night 0, What the Critics Have Not Heard 0, How the First Night Went 2, Nights It Ran 0

You gave the critics one week more, and the *Wick* has the whole of it in the morning, for a penny. {Scenes with Ruth Coble 3+: By the evening it is being done. They do it at the Prince's Arms, over the way, with a soprano, to the same people whose money you have just given back. You stand behind the last row with your collar up. You know what comes next, each time, and each time the house gasps. There is somebody beside you in the dark, with rust on her sleeves. "That's fifty-one pence we're out," says Ruth Coble, "and she does it better than me." You tell her no. She can hear that it is a line.|By midday there is a queue at the pay-window, and it is not buying. So you sit in the window and pay it back. Each of them, as it is counted out, says the line to you, and some of them do it in a high voice. Ruth Coble stands by with the plan, to cross off the rows. "We're fifty-one short," she says, and you turn out your own pockets, and the queue moves up. She does not look up from the plan. It takes you some time to see what she is doing. She is listening for one of them to do it right.}

=== failure: In the Circle of the Lamp
gain: Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
lose: Echoes 30
set: Rehearsed 0, Rows Sold 0, Weeks of First Night 0, What the Critics Have Not Heard 0, How the First Night Went 1, Nights It Ran 0, The Third Key (most([The Third Key], least(2, 1 + [Scenes with Ruth Coble] / 3)))

{Scenes with Ruth Coble 3+: The lamp has been lit for you, and nobody is at the table. The *Wick* lies beneath it, folded to the notice. It is not one of Ruth's lines this time. *The one who sits up will have said: nobody ever came home to me,* writes Madame X. You told Ruth so on the Sunday, with the light out. Far back in the pit a seat goes up, as they do when whoever was in it has gone. You run. The street door, which you had locked, is open, and Ruth is coming in by it, with rust to her elbows. "There's your key, and there's Mr Sneath's," she says. "Mapes has let out a third, then, and he'll have it down in his book, at the stage door, where you pay your thirty pence." You ask her to come there with you, and read whose name it is. "I'd come this minute," says Ruth, "if I were sure that it wasn't you."|Ruth is there first, reading. The *Wick* is spread out in the light. *She will have said that she was never cold until she was asked,* Madame X has written. *There will have been no reply.* Your two names stand at the head of it. "That was with the doors locked, and Moss gone home," says Ruth. "I never said it to a soul but you. It went to them in writing, and Nell Harbin sets the type, so she'd know the hand." You say that you will go and ask her. Mr Sneath has come for his thirty pence, for the gas and the lease; you count them into his palm, one at a time, in the circle of the lamp, and Ruth watches your fingers. "I'd ask her myself," says Ruth, "if I were sure that it wasn't you."}

== Sell the house, a row at a time
when: Rehearsed 1+, Weeks of First Night under 8
challenge: What the Critics Have Not Heard 8 narrow
machine: press on
image: rows-of-seats

Nobody buys a scene. They would buy a line of hers, if you let them have it beforehand, in the supper-rooms. The critics have their supper there too.

=== success: Two Rows
gain: Rows Sold 2, Weeks of First Night 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
lose: Echoes 12
set: What the Critics Have Not Heard (12 - 1d6 - [Weeks of First Night])
go to: First Night

{Rows Sold 8+: The last rows go to people who have only heard that they are dear. You need not tell them anything. You stand in the door of the supper-room, with the plan, and are looked at, up and down, as if you were the proof. A lady in grey lays two fingers on the inside of your wrist, to see how fast it goes. You let her. It goes fast. Ruth has asked you twice this week what it is that you say to them.|Rows Sold 6+: A party from the corn trade will take two rows, if they may know what she calls you. She calls you nothing. In the whole of it she has not once used your name, and you had not noticed. So you make one up. It is short, and soft, and they write it down and are delighted. That night she comes in at the painted door, and you look up, and catch yourself waiting to be called by it.|Rows Sold 4+: You have found out how it is done. You begin, and you stop. "She tells me that she isn't cold," you say to a table of stockbrokers, "and so I ask her again." Then you fold up the plan. They would pay anything. Your ears burn, and your hands are not steady, and it is not all shame. You put the money away, and go across to the next table to have it again.|Scenes with Ruth Coble 4+: "Does she mean it?" asks an old woman with pearls, at the best table in the room. "I have sat through a great deal of that kind of thing. I will take two rows, if she means it." You could tell her that it is a play. You tell her yes. She goes on looking at you while she finds her purse. "Then what are you doing out here?" she says. You write out the rows.|Scenes with Ruth Coble 2+: You give them nothing this time but how she sets down the lamp. You do it with a pepper-pot, for a table at the oyster-bar: the two hands, and the stop, and then the look. Nobody eats. A man takes a row, and asks you to do it for his wife, and you do it for his wife. By the end of the week you do it better than Ruth. At night you sit and watch her, and can see where she goes wrong.|The first line that you try on them is one of your own, and they are polite about it. So you give them hers, about the lit window, as a thing that somebody might say. A man at the next table lays down his fork. Two rows are gone before the coffee. On your way back, along the river, you say it over, aloud, in order to have it again for yourself. It has become quite easy to say.}

=== failure: She Gives Hers Back
when: Rows Sold 2+
gain: Talk 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
lose: Echoes 51
set: Rehearsed 0, Rows Sold 0, Weeks of First Night 0, What the Critics Have Not Heard 0, How the First Night Went 2, Nights It Ran 0

The notice is out before you have folded up the plan. {Scenes with Ruth Coble 3+: Madame X has put in the prices. *Two rows for how she sets down a lamp. One for the word after.* You had not seen it added up before. By night you have paid back everybody, and owe fifty-one pence, and have still to eat. In the supper-room a man lays a penny beside your plate. Then all his table does. They push the pepper-pot across to you, and wait. Through the window you can see Ruth, going home on the other side of the street. You look at the pennies. They would be the first of the fifty-one.|*It is sold by the line,* it says, *at the oyster-bar, by the person to whom she says it.* You went to one table more, and never looked to see who was at the next. The rest of it is only what Ruth said, from the first word to the lamp. They want their money back, and they are quite pleasant about it. It comes to fifty-one pence more than you have taken. When the others have gone Ruth Coble comes to the window, in her turn, from the end of the line. She puts down the money that you gave her for her half. "That's two rows," she says. "I'd like to give them back, please." You count it twice, because the first time you cannot see it.}

=== failure: Told Once Too Often
gain: Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
lose: Echoes 30
set: Rehearsed 0, Rows Sold 0, Weeks of First Night 0, What the Critics Have Not Heard 0, How the First Night Went 1, Nights It Ran 0

At a table in the corner four people have let you begin on a line of hers, and it is one of the four who finishes it. She wears a hat like a shut door. "You will have told it better on Monday," says Madame X, who speaks as she writes. She has a paper cuff to the elbow, and it is full. Four times this week she has been at the next table, with her back to you. "I should have stopped you," she says, "but I had not got the end." It is printed by the first lamp. You give Mr Sneath his thirty pence, and with what is left you buy the *Wick*, on the bridge, from every boy who has it, until you have them all. Ruth was sent hers at six.

== Open
when: Rehearsed 1+
machine: stop
image: laughing-mask

Add one to what is rehearsed ({Rehearsed}) and two to the rows ({Rows Sold}), and multiply. It runs for so many nights, at twelve pence each. Then it has been said.

=== always: A Run
when: Rehearsed at least ((13 + [Rows Sold]) / ([Rows Sold] + 2) - 1)
gain: Echoes (12 * ([Rehearsed] + 1) * ([Rows Sold] + 2))
set: Rehearsed 0, Rows Sold 0, Weeks of First Night 0, What the Critics Have Not Heard 0, How the First Night Went 5, Nights It Ran (([Rehearsed] + 1) * ([Rows Sold] + 2)), Best of Your Week at the Gallipot (most([Best of Your Week at the Gallipot], ([Rehearsed] + 1) * ([Rows Sold] + 2))), Longest Run at the Gallipot (most([Longest Run at the Gallipot], ([Rehearsed] + 1) * ([Rows Sold] + 2)))

It runs for {Nights It Ran} nights. {Nights It Ran 48+, Something Over 1+: On the last of them the house goes home, and Ruth Coble does not. "Now something that isn't in it," she says. You have one thing. You have had it by you since the chop-house, through all of those nights, and it has not once been paid for. You say it to her. It is not very well put. Ruth turns down the lamp, to find out what it is like without one. You hear her waiting, and say it again, worse.|Nights It Ran 48+: People have begun to set down their lamps like her. On the last of them, when the house has gone home, she does not get up from the table. "Say something to me that isn't in it," says Ruth Coble. You have your mouth open. You look through the whole of the scene, and through the whole of yourself, from the street door to the attic, and find nothing that you have not been paid for. Mr Sneath pays you by the night. It takes him until dinner, and you stay, and count it after him.|Nights It Ran 24+: By the tenth there are couples who take the same two seats, and leave them, when the lamp goes down, without looking at each other. By the twentieth Ruth has found out how it is done. She cries at the same word every time, out of the eye that is towards the house. "Was that right?" she asks you, every night, in the wings, with her face wet. You tell her that it was. You have begun to learn your own from the book.|On the first, at *They say it*, there is not a cough in the house. She says it. She says it to you, as she did on the Tuesday, across the lamp, and you see her hear it, and hear the seats behind you hear it. She stops. Then she says it again, louder, for the back. That is the one that they clap. On every night after that you wait for the first, and are given the second.}

=== always: A Week
when: Rehearsed at least ((7 + [Rows Sold]) / ([Rows Sold] + 2) - 1)
gain: Echoes (12 * ([Rehearsed] + 1) * ([Rows Sold] + 2))
set: Rehearsed 0, Rows Sold 0, Weeks of First Night 0, What the Critics Have Not Heard 0, How the First Night Went 4, Madame X's Seat (most([Madame X's Seat], least(1, [Scenes with Ruth Coble] / 4))), Nights It Ran (([Rehearsed] + 1) * ([Rows Sold] + 2)), Best of Your Week at the Gallipot (most([Best of Your Week at the Gallipot], ([Rehearsed] + 1) * ([Rows Sold] + 2))), Longest Run at the Gallipot (most([Longest Run at the Gallipot], ([Rehearsed] + 1) * ([Rows Sold] + 2)))

It runs for eight nights. {Scenes with Ruth Coble 4+: On the last of them Madame X is in the front row, without a pencil. She cannot write about it any more. She has taken off her hat, and her lips move with Ruth's. After the lamp has gone down you run round to the front, to ask her what she came for. There is only the seat. You see her from the street, behind the glass of the chop-house, with an empty chair across from her. Her lips are moving still. You stand in the road with your eight shillings, and can tell from them how far she has got.|Scenes with Ruth Coble 2+: People sit well apart from each other to see it. In the seventh Ruth comes to the place, and leaves it out. She goes straight on to the lamp, and in the dark, where there is nothing for anyone to see, she says it then, so low that the front row leans forward and does not get it. You get it.|It is thought slow. In the third Ruth forgets where you both are, and calls you by your name. It is not in the scene. She has never used it before, and there is a laugh, and she goes red down to the collar of her dress. That leaves five. On each of the five you come in late with your line, to give her room for it.}

=== always: Closed
gain: Echoes (12 * ([Rehearsed] + 1) * ([Rows Sold] + 2))
set: Rehearsed 0, Rows Sold 0, Weeks of First Night 0, What the Critics Have Not Heard 0, How the First Night Went 3, Nights It Ran (([Rehearsed] + 1) * ([Rows Sold] + 2)), Best of Your Week at the Gallipot (most([Best of Your Week at the Gallipot], ([Rehearsed] + 1) * ([Rows Sold] + 2))), Longest Run at the Gallipot (most([Longest Run at the Gallipot], ([Rehearsed] + 1) * ([Rows Sold] + 2)))

{Best of Your Week at the Gallipot 12+: The house is half full, of people who have been told about the last time.|There are thirty people in the house, who have come in for the warmth.} You say the ten lines. Then you come to *They say it*, and look at one another across the lamp with nothing ready. "I'm tired," says Ruth Coble. "Then come to bed," you say, and she turns it down. That is all that they get, on four nights, for four shillings. Someone calls out for his money. But nothing of hers has been sold, and nothing has been printed, and in the passage, where there is no lamp at all, Ruth takes hold of your sleeve: "I had it ready. I wasn't going to give it to *them*."
