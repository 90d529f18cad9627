= Peg Hanrahan's Way Out
where: The Long Account
image: prison-hulk
order: 20
teaser: The forger has the key to the pump-room. She made it out of a fork, and has signed it.

Peg Hanrahan has been put away for other people's signatures, and cannot see a flat thing without improving it. She has cut a hole in the hulk below the water, or rather below where the water would be. "It's the *tide*," she says. "They moored her for a tide. Says in the book she floats twice a day. Well, I've sat in that hole for a year and never wet my feet. It's all mud, to the Isle, and there's a man who sits there waiting for the flood to take us off." She wants somebody to come and laugh at him with her.

== Dig with her
challenge: Dangerous 26
needs: Dangerous 20+
second chance: Second Wind
image: spade

The hole wants widening at one end, by hand, in the dark. It leads into the Isle, which is a prison too; but whoever digs is not on their stool to be looked at, and what the Watch has of them grows stale.

=== success: As Far as the Governor's Roses
lose: Particulars 4
gain: Long Account 1
image: spade

{Long Account 9+, A Record 1+: They have laid a stair-carpet since you were here. Peg Hanrahan says that you may as well go out like people, and that it was only lying about in the Governor's attic. You dig her a coat-cupboard.|Long Account 9+: You come up this time beneath the ferryman's chair. He shifts his feet for you, and remarks that she'll be on the turn directly.|A Record 2+: The Governor has had the bed dug over for bulbs. He has his hand down the hole, feeling for the bottom of it, at the moment when Peg Hanrahan has hers up it, feeling for the top. They shake. He goes on standing there, to judge by the boots, for a good while; and neither then nor later does he mention it to anyone.|A Record 1+: It has silted since your time. You know where the root is, and the rib; and you and Peg Hanrahan do in an hour what took you a day, and lie under the roses eating the Governor's bread and cheese, which he has begun to leave there on a plate, in case it should be foxes.|You break through at the roots of something, and Peg Hanrahan puts up a hand and picks it. "I could do you a better rose than that," she says, turning it about. You both lie there in the mud with the light coming down on you through a flower-bed, and somebody overhead, the Governor by the boots, goes to and fro discussing drains. He could describe neither of you.}

=== failure: A Rib
turn: danger
lose: Particulars 2
gain: Long Account 1, Breakages 1
image: spade

All three decks hear the crack. {Long Account 9+: Peg Hanrahan had said that this one was a root, and had put her name to that. Two hundred slates slide to leeward. Down the ladder, unhurried, come the boots of Jacob Bundy, who has begun to carry a wedge about with him. When he has knocked that in he sits down on it, the whole eighteen stone, and asks to be told where the tunnel is meant to be going, because if it's only to get out he could lift you.|What you took for a root is one of the ribs of the hulk, and you have sawn the wood nearly through. Two hundred people are sitting above you, with slates, on what is left. Peg Hanrahan puts her back under the beam and so do you, until Jacob Bundy can be fetched with a wedge. He asks, as he knocks the wedge home, what they make it, a boat take away a bit of boat.}

== Wait with the ferryman for the tide
cost: 2 actions
image: ships-lamp

Old Cray has sat on the Isle steps since he was a boy, to take off whoever is discharged on the flood. You could keep him company through the best part of a night. Nobody looks for you where nothing is going to happen.

=== always: On the Turn
lose: Particulars 6
gain: Long Account 2
image: ships-lamp

{A Record 2+: Cray has taken you into the firm. You have a cap, a page in the book, and the second kettle; and he lets you be the one to go to the edge with the lantern and call. Nothing answers. "You want to leave her longer between," says Cray. "She's a long way off, and there's no use in calling while she's drawing breath to answer the last; many's the night I've spoilt it, when I was young, with being hasty."|Long Account 9+, A Record 1+: "If it's me that's wrong," says Cray, some time past Snuff, "then I've sat here since I was a boy to hold a rope. But if it's them, and she comes, and there's nobody by, then that's two hundred people with their boxes on the step and no boat. You can't leave a thing like that to folk who don't believe in it." He passes you the kettle.|Long Account 9+: Cray has put out a second cushion. He shows you the high-water mark on the steps, green, and as high as your chin; the mark is paint, and he does it fresh each spring, so as not to lose the place.|A Record 1+: He has entered you, in your absence, as *gone by the tide*. You say that it was by the boat, over the mud. "Same thing, only slower," says Cray.|"She's late," says Cray. He has a rope in his hand, a kettle, and a book with a line for each day, and on each line *late*. You say to him that there may not be one. He thinks it over without taking any offence. "Then what's the mud for?" says Cray.} By Lamps there is no feature of yours that the dark has not had. The Purser has to hold up the lamp, when he comes to check them over, and ask for a name.

== Send a pebble to Granny Oddlot
needs: Long Account 8+
pay: Favours: The Perquisites 1
locked: It would take one favour of the Perquisites, and eight rows done, so that you were worth the fetching.
image: perquisites

They owe you something. Hulks leave things about like anybody else, and what is left is theirs.

=== always: Left About
turn: rule with teeth
set: Particulars 0, Way Out of the Account 2
gain: Long Account 1
image: perquisites

{A Record 2+: "*Again?*" says Pin, out of the hole. She comes up|A Record 1+: Pin has brought her own pencil this time, to save him looking. She comes up|A girl of no great size comes up through Peg Hanrahan's hole with her boots round her neck.} She goes to the Purser's desk, picks up the sheet with your name on it, and holds it out to him. "Is this being used?" says Pin. Abel Thrupp says that it is not, *at present*. "Then it's left," says Pin. He reads the law through, because there is one, and she waits, on one leg; and in the end he initials it himself. "Forty-one," says Pin, on the way out. It would have been thirty without the reading.
