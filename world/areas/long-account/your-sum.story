= Your Sum
where: The Long Account
image: sum-on-a-slate
order: 10
teaser: {Long Account 10+: A column and a half. You have chalk in the lines of your hand.|It fills both sides of the slate, and does not come out.}

Mr Abel Thrupp, the Purser, goes along the benches at every turn of the glass. He was a prisoner here himself, and stayed on when his own sum came out, because he had found a wrong figure in his neighbour's and could not leave it. He cannot bear that anyone should be let off a farthing, or kept for one. "You go when it comes to nought," he says to you. "Rows will do it, or anything that makes the Watch's figures stale. From the eighth row you may settle by other ways, and after the twelfth I strike what's left."

== Work it
image: sum-on-a-slate

A row at a time, and show the working. It is slow, and it is nearly certain.

=== always: A Row
lose: Particulars 3
gain: Long Account 1
image: sum-on-a-slate

{Long Account 12+: What is left is one stair, and you and Mr Thrupp go up and down it. He says that it was a stair. You say that it was a landing. He brings a plan of the building; and you both put on your coats, and hold the plan against the porthole, and for a whole row neither of you thinks of the time.|Long Account 11+: You draw the line, and the sum is out by one. It has been out by that same one for three rows. You and Mr Thrupp go back along the benches with a lantern, asking whether anybody has had it. Moll Sipple turns out her sleeve at last, and says that it was lying about.|Long Account 10+, A Record 1+: You do it in your head now, with the slate face down. Peg Hanrahan takes odds on you along the bench, in weevils, and loses a dozen.|Long Account 10+: The benches are let up to dance on a Thursday, in sums: two hundred people forward by threes, and back by twos, carrying. Nobody has told you to enjoy it. But the row is done by the end, and you did it with your feet.|Long Account 9+: You have come to the fourth lie, and you stop. "What's the matter with it?" says Mr Thrupp. You tell him that you have been looking at that for eight rows, and were right. He takes off his spectacles. He has heard a great many people say so, but never of the fourth; and he reads it through aloud, in front of everybody, as if the rest of you had brought a friend.|Long Account 6+, A Record 1+: The third column is one that you have cast before. You leave it till last, like the meat; and when you come to it you find that whoever had your stool in the mean time has worn a place for the elbow.|Long Account 6+: Two lies of the same week turn out to have been told to the same person, and can be put under one charge. You had forgotten her. She sold bootlaces. She had believed the second on account of the first, and you have to enter that as well.|Long Account 4+, A Record 1+: You take the laugh last. A new hand on the next stool is taking hers first, and when the Purser has gone by you put out your foot and stop her pencil. "Ta," says the new hand. It was you, the time before.|Long Account 4+: The stairs cancel against the lies, all but one stair. You carry the stair. There is a hum along the bench when anything cancels, and somebody taps your shoulder with a ruler.|A Record 2+: "Shall we say, as before?" says the Purser; and as before you rule four columns, and put the lies in the first. There are more of them. They are better told, too, he thinks, and he has had to allow for workmanship.|A Record 1+: You had supposed that you would remember the method. You remember Abel Thrupp's face while he showed you the method. He brings out the old slate from under his arm, and sets it up where you can see it; and in the whole of the first column you have to alter only the date.|You add the slate downwards and make four hundred and six. Adding upwards, you make it a Tuesday. The forger on the next stool, Peg Hanrahan, shows you without a word that in this place a laugh is taken away last.}

== Find his mistake
needs: Watchful 27+, Long Account 8+
challenge: Watchful 36
second chance: Borrowed Lens
image: open-ledger

If the error were the Purser's own, and in your favour, he would have to strike the balance there and then. You would be putting eight rows' work on it; and to tell him that he is wrong when he is not is a thing that he enters.

=== success: In Your Favour
turn: opponent is right
set: Particulars 0, Way Out of the Account 3
gain: Long Account 1, Exact 1
image: stack-of-coins

{A Record 2+: He watches you go down the column, and when your finger stops he gives a cry, because he had stopped there himself in the night, and told himself no.|A Record 1+: The mistake is in the same place as the last, and he has gone the colour of slate.|You put your finger on the laugh. He has it at compound, from the date of the portrait; but a laugh does not bear interest until it has been heard by two, and there was only Marl.} Abel Thrupp works it through three times. Then he strikes a line under you, and shakes your hand, and goes from bench to bench, telling the whole of the deck that he has been wrong since Candlemas and who it was that found it. He wishes to know what it has cost every one of them, and they all begin to tell him.

=== failure: Entered as a Further Sum
turn: outplayed
lose: Particulars 1
gain: Long Account 1, Wrong About the Purser 1
image: open-ledger

{Wrong About the Purser 3+: "I'll take you at your word," says Abel Thrupp. He strikes out his own line, dates it, and then checks yours, and has to put his back again above it. There are four of your corrections to him on the page by now. He has taken each of them as a kindness, and each of them as one allegation, compound.|Wrong About the Purser 2+: It is the fortieth stair, this time, which he has down and you have not. He takes you out to look. There is a companion-way on the hulk with the same rise, and you go up it, the Purser below with his ruler, until he is able to show you that a person who runs up forty stairs must, to be at the top, have gone up one of them first.|Mr Thrupp is delighted. He sits down by you on the bench, with his own pencil, and you take it from the top together, he hoping with all his heart that you are right. At the ninety-fourth line you see that you have multiplied by the date. "A pity," says Abel Thrupp. He rules off your mistake, and sets it beside the others, to come to nought with them: one allegation, compound.}

== Teach it to Mr Bundy
when: Mr Bundy's Sums under 1, Long Account 4+
challenge: Persuasive 24
needs: Persuasive 18+
second chance: Word in Season
image: stall-stool

Jacob Bundy, lighterman, has been on the one line for a fortnight because he can't carry. To make him see it you would have to understand your own. If it goes wrong he will throw his slate, and he is a large man.

=== success: It Goes Next Door
turn: a tie begun
set: Mr Bundy's Sums 1
lose: Particulars 5
gain: Long Account 1, Kind 1
image: stall-stool

Nothing is of use until you put it in barges. "When she's full," you say, "you don't sink her. You send one over to the next berth." He looks at his slate. He looks for so long that Mr Thrupp comes to see. "It goes *next door*," says Jacob Bundy, and his whole face alters. He does the forty stairs in a breath. He does yours, upside down. All that evening the lightermen on the orlop deck are shouting sums to each other like the names of ships. "Berth four," they shout. "*Carry* one."

=== failure: A Slate, Thrown
turn: danger
lose: Particulars 2
gain: Long Account 1, Breakages 1, Slates Thrown 1
image: sum-on-a-slate

{Slates Thrown 2+: You try him with loaves. He follows it as far as the baker's dozen, and then wants to know who has had the one over. "I'm not saying it was you," says Jacob Bundy, getting up. "But there's you and me here and there was thirteen." This slate misses. But the next bench comes over to see who threw it, and you are at the bottom when the Purser has them all stand off in order of size.|The word *nought* is to blame. Jacob Bundy wants to know how a thing can be there if it isn't, and you begin to tell him about nothing, at the wrong end. The slate takes you above the ear. He has carried you to the pump before you know it, and holds your head under, very gently, saying that there was something and now there's none, and is *that* it? It is, more or less.}

== Have yourself paid for
needs: Long Account 8+
pay: Echoes 100
locked: The Purser takes a hundred pence against any sum, but not before he has seen eight rows of working.
image: stack-of-coins

An account may be settled in money. You would be out today, and Mr Thrupp would despise you in his heart, and say nothing.

=== always: Settled
turn: won at a price
set: Particulars 0, Way Out of the Account 1
gain: Long Account 1
image: stack-of-coins

{A Record 2+: Abel Thrupp has put a little table by the gangway, for people like you, so as to get it over. "I don't say that it isn't money," he says.|A Record 1+: He has made out the receipt already. "I did think, this time," says Abel Thrupp, and does not finish.|Abel Thrupp counts the money, and finds it right, and can find nothing else to say for it.} "It's settled, and you are at liberty, and nobody can ever say a word; only that there were seven lies in it and I had got as far as six, and now we shan't either of us know where that remainder was from." You wipe the slate. "It was very likely in the stairs," he says, because he cannot help it.
