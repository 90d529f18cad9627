= The Hat, Once Removed
where: The Rookery
when: A Place Among the Perquisites exactly 2, Shadowy 14+
urgency: high
outfit: yes
image: hat-brim-up
order: 10
teaser: The Edward's hat is off its shelf, and whoever has had it since is the better for it. You are to bring it back.

Granny Oddlot had the Edward's hat on a shelf, waiting out the year and a day that make a thing left by law. Last week it went out of her window on a bailiff. Wearing it he gave back a bed that he had seized. The bed's owner won the hat off him at cards, spoke up in it at the Assize, and got off; her boy said his tables in it; a sweep had it next, and proposed.

The fifth is Mr Enoch Vail, ragman, who used to sit in the gutter of Ladder Court. Now he stands, at the end of the plank over the Cut, with his back to you all, and hands the children across from school. "A hat on a shelf is on its way to being left," says Granny. "On a head, it is on its way to being *his*. Fetch it." But since he had it no child has gone off the plank.

== Lift it while his hands are full
cost: 2 actions
challenge: Shadowy 17
second chance: Ready Excuse
image: hats

He needs both hands for a child, and in the middle of that you could have the hat; what you have on your own hands and feet will tell. Tomorrow the plank might be left without him. If he feels the hat go, he will know whose hand it was.

=== success: Fridays
turn: won at a price
gain: A Place Among the Perquisites 1, Favours: The Perquisites 1, Shadowy 40, Echoes 84
set: The Hat on the Plank 1
image: hats

Mr Vail bends for a very small boy with a slate, and you take it straight up off him with two fingers, as Pin takes eggs. He puts a hand to his hair. He looks at the hand. Then he goes on, one child and one child and one child, until they are all over, because you cannot very well stop in the middle.

"Eight ounces," says Granny Oddlot, "and whatever the rest of it is." She puts it on its shelf with a bucket over it, and writes you into the book.

The next evening Mr Vail has not come, and there is a crowd at either end of the plank, since no child cares to be the first. Bet Maddox hands them over that night, and a sweep's young lady the night after. Then the mothers of Ladder Court get up a list. You are down on it for Fridays.

=== failure: Hold This
turn: outplayed
gain: A Place Among the Perquisites 1, Constant 1, Shadowy 40, Echoes 42
set: The Hat on the Plank 2
image: small-hand

"Ah," says Mr Vail, when he feels your fingers at the brim. "You've come to help. Hold this." It is a girl with a satchel, and you cannot decently let go of her over a drop of four floors; and by the time that she is across he has gone himself, to part two brothers at the far end. There are forty more behind her.

You hand them over by the elbow. Each of them says good evening. Some want to know whether you are going to be the hat now. When it is done Mr Vail walks back along the plank, looks you up and down, and says that he could do with a person for when he has a cold.

Granny Oddlot has it told to her twice. A man who might have run away in a hat, she finds, and who stops to mind a plank in it, has not let go. So that is that, for this year. She writes you into the book for the evening's work.

== Bring Granny another hat
cost: 2 actions
pay: Good Sheet 2
locked: Young Oddlot, at the Bazaar, has a topper of the same size. He wants two good sheets for it.
challenge: Persuasive 36
second chance: Word in Season
image: two-bowlers

Young Oddlot will swap you one of the same size for two good sheets. She is blind, and goes by weight. You would be lying to the judge of the Rookery, so as to leave a ragman where he is.

=== success: Short by an Ounce
turn: bargain
gain: A Place Among the Perquisites 1, Favours: The Perquisites 1, Shadowy 40, Echoes 84
set: The Hat on the Plank 3
image: pointing-finger

Granny Oddlot holds the hat by its brim, in one hand, and eats the whole of a fig with the other. "Seven ounces," she says. "It was eight."

You tell her that it has been out in the dry.

"Hats do lose," says Granny Oddlot, "on a bailiff. I have known it." She has it ticketed, and put up on the shelf with its back to the shop. "I like to hear the children go over, at that plank. There is a good step at the near end of it lately. I could not tell you whose." She sucks her fingers clean, one after another. "You were not asked what you know about that. One of these days there will be a thing that is known about *me*; and on that day, my dear, I shall want you to be an ounce short."

=== failure: A Thumb on the Wrist
turn: opponent is right
gain: A Place Among the Perquisites 1, Talk 2, Shadowy 40, Echoes 42
set: The Hat on the Plank 2
image: handcuffs

Granny Oddlot does not take the hat from you. She takes your wrist, with her thumb on the inside of it, and asks you to say that again. You say that this is the hat. "Four ounces," she says, "and going up."

She is not angry about Mr Vail. She would have let him have the loan of it, as she tells you with every door on the stair wide open, if somebody had come to her and asked. "But the rest of you have got eyes. I have this. Let it once get about that I can be *told* what a thing weighs, and anybody with a heavy hand and a sad story will have the bed out from under Nan Lavery, and say that it was left."

The hat stays on Enoch Vail, with a ticket tied to it. By Snuff it has gone down all four floors, and out into the street, that a blind woman has been told the weight of something.

== Ask him for it, and carry it home
cost: 2 actions
image: hat-brim-up

He would give it up to anybody who asked him to his face. Then you would have it to carry, by two ladders, a coal-hole and a line, and there is one place that a hat is easily carried. It has changed five people already.

=== always: Where It Is Easily Carried
turn: danger
gain: A Place Among the Perquisites 1, Inquiring 1, Shadowy 40, Echoes 84
set: The Hat on the Plank 4
image: hat-brim-up

"I was a man that sat down," says Mr Vail. "You may ask. I dare say I could go on standing up without, so long as they don't look higher than my hands." He gives it to you in both of them. There is the first ladder in front of you, and you want your own two hands for that, so you put it on.

You remember the ladder.

Pin has you by the coat. You are on the corner at the top of Ladder Court, and everything is dark except the lamps. "An hour," says Pin. "And four minutes. I counted. You had your back to us, and you never scratched once." You ask her what you were doing. "Waiting," says Pin. "You said they might be along." She gets the hat off you with a line-prop, from as far away as it will reach. It goes up to Granny Oddlot like that, over everybody's heads, and she puts a bucket on it.
