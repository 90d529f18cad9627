= Forty Stairs, at a Run
where: Lampwick
when: Introduced 10+, Kit Marrable's Stairs under 1, seen A Child Selling Steps, base Watchful 31+ or base Shadowy 31+ or base Dangerous 31+ or base Persuasive 31+
note: One of the choices is confinement, with arithmetic. It lasts for some ten actions, and never for more than twelve.
image: counted-step
order: 60
teaser: Dolly Marrable is at the bottom of a stair with her book shut.

Dolly Marrable is not selling today. Her father Kit carries for the cab-stand, and he has been rowed out to the hulk on one charge, of forty stairs at a run. He ran them. He had a wardrobe on his back, and a lady who paid by the minute; and old Mrs Tarn was on the way down. "I was there with her till the menders came," says Sergeant Bertha Plumb, who has taken off her hat to talk to a child of seven. "It's her hip, and it won't set straight. So he did it, and I'd like that kept in mind. But there's nobody else at home here; and the law does say that any person whom the Watch has properly down may sit another person's rows, if they care to. I'm bound to mention it." Dolly looks at your feet. "Nobody'd want to," she tells the Sergeant.

== Sit his rows for him
one-way: yes
image: prison-hulk

You would give yourself in at the landing, laugh and all, and go aboard in his place, for some fourteen rings and never above twenty. He would be home by Lamps. He would know whose stool it was.

=== always: No Column for It
turn: won at a price
set: Kit Marrable's Stairs 1, Particulars 8, Long Account 1, Way Out of the Account 0
gain: Constant 2, On Calling Terms 1
move to: The Long Account
journal: offer
image: tally

"It's his sum and your writing," says Abel Thrupp, with his pen up. "I've no column for that." He rules one. It goes between *Stairs* and *Laughs*, and he is so pleased by the look of it that he leaves out the charge for the ink.

Kit Marrable comes up the ladder as you go down. He is a man as broad as a door, and cannot find anywhere to look. When he has got past you he turns round, takes your bag off your shoulder, because it is a bag, and carries it down again to the stool for you, at a walk, one step and then the next, holding the rail. "She'll have told you it was thirty-eight," he says. "I jumped the last two."

== Ask Mrs Tarn what she would take for it
challenge: Persuasive 40
needs: Persuasive 30+
second chance: Word in Season
image: broken-plate

It is her hip. She could have the charge struck out, if there were anything that she wanted more than to have him sit there. She might also tell you what it is like.

=== success: At a Walk
turn: bargain
set: Kit Marrable's Stairs 2
gain: Kind 1, Favours: The Assize 1, On Calling Terms 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
journal: offer

Mrs Tarn, at the top of two hundred and eight stairs, does not want him on a stool. "What good is he there? He's a back," says Mrs Tarn. She has not been out since; and she is fond of the river, and of seeing who has got fat.

So it is put in writing. For a year and a day Kit Marrable is to carry her down on Sundays and up again by Snuff, in her own armchair, with her sister's girl walking before to tell people to mind. He has to go at the rate of a person of seventy with a bad hip, and she has brought a watch. Sergeant Plumb witnesses it. On the first Sunday he is an hour and forty minutes; Dolly, who goes behind with the rug, counts out every one of them, aloud, and there is no stair on which he does not stop.

=== failure: The Fourth from the Bottom
turn: opponent is right
set: Kit Marrable's Stairs 4
gain: Inquiring 2, Persuasive (1 + 4 * least(1, [base Persuasive] / 15) - 4 * least(1, [base Persuasive] / 50))

She will take nothing for it. "I'd been up to my sister's," says Mrs Tarn. "I was on the fourth from the bottom, on the inside, where I always go, with an egg. I heard him, and I stopped and stood in. I did what you're meant to." She is silent for a time. "I hadn't dropped the egg, you know. I had hold of it all the way to the Mending House. They had to take it out of my hand."

You fetch up her coals, since you are there, and empty the pail. Dolly is waiting on the bottom step when you come down. She does not ask what was said. She asks which side Mrs Tarn was on; and when you have told her she nods, and gets up, and goes to learn what it costs to visit.

== Count them again, with Dolly
challenge: Watchful 34
second chance: Borrowed Lens
image: counted-step

Charged as forty, a sum that was thirty-eight would be struck. But whoever counts a stair for what was done on it will see what was done.

=== success: Thirty-Eight
turn: secret learned
set: Kit Marrable's Stairs 3
gain: Exact 2, Candle-End 4, On Calling Terms 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
journal: offer

There are forty. But he ran thirty-eight: Dolly finds the two marks, side by side, where a man with a wardrobe on his back has come down with both feet from two steps up. That is not running, and the charge is bad. You are so taken up with being right that you do not look round at her for some time.

She is sitting on the fourth stair, on the inside, with her hand flat upon the tread. There is a shine there, a foot's length, from someone who has always stood in. "He could see her from the turn," says Dolly Marrable. "He'd six stairs. That's a long time, six." He is home that night; and on the Monday the board at the cab-stand, which has said *Quick, 2d. more* since before she was born, has had a line chalked out of it at the height of a child's arm.

=== failure: Forty
turn: lost for good
set: Kit Marrable's Stairs 4
gain: Candle-End 2, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))

You make it forty, and so does Dolly, and so do four porters on their knees. She had not thought that it would come out. "I sold that stair," she says. "I sold it to him. I said forty, and he said, I can do that in fifteen seconds, and I held the watch." Then she takes the book out of her pinafore, finds the page, and tears it across, as an honest tradesman will with a thing that has hurt a customer. There is some other stair on the back of it. That one has gone too.
