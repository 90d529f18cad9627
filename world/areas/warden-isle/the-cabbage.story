= The Boat Back
where: Warden Isle
image: rowing-boat
order: 90
teaser: The ferryman is asleep in it, with his hat on the bell.

The boat lies under the basket. It goes back to Lampwick when you shake it.

== Be rowed back to Lampwick
cost: 0 actions
image: rowing-boat

The garden will wait; the gardener says that it does little else.

=== always: Over Again
move to: Lampwick
image: rowing-boat

{The Cabbage So Far 5+: The ferryman wakes, asks after the cabbage by its girth, and pushes off.|The ferryman wakes, looks into your pockets out of habit, and pushes off.} The wall goes down behind you a course at a time, until there are the four chimneys, and the smoke of three.

= Weeding for the Governor
where: Warden Isle
image: spade
order: 80
teaser: There is always groundsel. It pays by the bucket.

The beds run from wall to wall, with cinder paths between. A hoe stands in a flowerpot for whoever is passing, and a warder sits upon a bucket to see that the hoe stays on the island.

== Fill the bucket
cost: 1 action
needs: Bucket Filled Today under 1
locked: The Governor looks into one bucket a day.
image: water-bucket

It is honest work, and has a very good view of a wall.

=== always: By the Bucket
gain: Echoes 8, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))
set: Bucket Filled Today 1, A Day's Work 1
image: water-bucket

{The Cabbage So Far 10+: The rows run up to bed four, and round it; there is a railing still, and a warder at the one corner, who says that they have not been told to stop. You do the onions.|You do a row of onions, and then the row beside it, since they look so much worse by comparison.} The warder gets up off his bucket so that you may fill it, and pays you out of a tin, and asks whether you would say that the carrots were forward.

= One Cabbage
where: Warden Isle
when: The Cabbage So Far exactly 1
image: cabbage
order: 10
urgency: high
teaser: It stands in a bed by itself, inside a railing, with a warder at each corner and two to walk about.

Governor Hale Mottram has his garden on the roof of the east block, where the sun would be. He shows it you himself, in his shirtsleeves: beans, onions, a row of marrows under glass. In bed four there is a cabbage. It comes up to his watch-chain. "Every year we send one to the House," he says, "to be left at the kitchen hatch, in case They come home hungry. It is the only thing that ever leaves the Isle without being counted. So I have it watched."

== Admire it, and let him talk
cost: 1 action
image: cabbage

He has not had a visitor who asked. He might say more about the six than he has put in the return.

=== always: Punctual
turn: secret learned
set: The Cabbage So Far 2
gain: Persuasive 3
image: top-hat

You say that it is a noble vegetable. The Governor goes pink. He has been here for thirty years, he tells you, and for the first ten of them he grew nothing but a beard. "I had a sum, in those days," he says. "Number Twelve, second deck. When it came out there was no one to tell me so, and I had nowhere to be. I asked for a spade." He squares a leaf. "They are punctual things. Put one in, and it says when it will be ready, and then it is. I never met that in a person."

About the six he says only that they were Tuckwell's notion, and that Tuckwell has never yet been wrong about slugs.

== Measure it, while he looks at the beans
cost: 1 action
challenge: Watchful 23
needs: Watchful 18+
image: borrowed-lens

Keziah Strand will ask you how big. You would need both arms, and the warder in the corner would need to sneeze.

=== success: Two Arms and a Hand
turn: a tie begun
set: The Cabbage So Far 2
gain: Watchful 4
image: borrowed-lens

The warder sneezes. You put both arms round the cabbage and your cheek to it, and they do not meet by a hand. The outer leaves are cold, and squeak. You rap on the next layer with a knuckle, for the Notice, and it gives back the sort of sound that you get from a door.

"It likes that," says a voice down among the marrows. A man is kneeling there, with earth up to the elbows and a warder's whistle in his mouth. "But only the once. After that it gets to expecting it."

=== failure: Bless You
turn: farce grows
set: The Cabbage So Far 2
gain: Particulars 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
image: borrowed-lens

It is you who sneezes. All six of them come. You are discovered with both arms round the Governor's cabbage and your cheek against it, by men who have stood there since March with nothing to put in the book; and they put you in the book, in turn, each from his own corner.

The Governor is not at all angry. He says that he has often wished to. Down among the marrows a man with earth to the elbows has taken a whistle out of his mouth, so that he can laugh, and he is looking at you very thoughtfully while he does.

= A Hand for the Barrow
where: Warden Isle
when: The Cabbage So Far exactly 2
image: fingerless-gloves
order: 10
urgency: high
teaser: The gardener wants a person to push the barrow, who is not already serving a sentence for something else.

Amos Tuckwell came to Warden Isle for removing a wall. It was a garden wall, and stood between him and some light; he took it down one Sunday at a time, with a spoon, and planted it. "Every brick," he says. "It never came up." He has four years to go, or possibly forty, for the slate got wet. He has the beds, a barrow, and a warder to watch each of his hands. What he has not got is anybody to push.

== Push the barrow, and ask no questions
cost: 1 action
image: fingerless-gloves

Eight barrows of leaf-mould, from the water-gate to the roof. You would be trusted by the end of it, or else on your back.

=== always: Eight Barrows
turn: a tie begun
set: The Cabbage So Far 3
gain: Dangerous 3, Kind 1
image: fingerless-gloves

There are sixty-two steps. By the third barrow you know them as you know your own relations, and by the sixth you have stopped speaking to the one at the turn. Amos Tuckwell walks in front with a plank, for the corners. He whistles when there is a warder coming the other way.

Of the last load he tips out only half. Under the leaf-mould there is a blanket, a tin mug, and a child's boot. He covers them over again without any hurry, and treads it down with his eye on you. "You didn't ask," says Amos Tuckwell. "That's what I'd heard. You'd better start Monday."

== Ask him what he means to do about the wall
cost: 1 action
challenge: Persuasive 30
needs: Persuasive 23+
image: ladder

There is one all round the garden, twenty feet high, and you have seen how he looks at it.

=== success: Not Over
turn: secret learned
set: The Cabbage So Far 3
gain: Persuasive 4
image: ladder

He sits down on the barrow to consider you. "They all ask that," he says. "Ropes, they think of. Spoons. I *did* spoons. A wall's a slow thing, but it's awake all night." He pulls up a carrot, wipes it, and gives you the half with the leaves on. "You don't go over, nor under. You wait until they open the gate themselves, and say mind the paint. And for that you want something that they're proud of."

Neither of you looks at bed four. It is so big by now that not looking takes some doing.

=== failure: Slugs
turn: outplayed
set: The Cabbage So Far 3
gain: Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
image: spade

"Slugs," says Amos Tuckwell. You wait. He tells you about slugs, of which there are three sorts; about beer in a saucer, and soot, and walking round with a lamp; it is a quarter of an hour before you see that he has been walking round you the whole time, at about the pace of a slug, until you are standing with the barrow's handles in your hands.

"There," he says. "You'll want to bend your knees."

= The Cabbage at Night
where: Warden Isle
when: The Cabbage So Far exactly 3
image: bulls-eye-lamp
order: 10
urgency: high
teaser: You are to walk round bed four with a lamp, for slugs. The six have been given the evening off for cocoa.

At lamps-down the warders of bed four have their cocoa in the marrow-house, with the door shut, because of the moths. Amos Tuckwell arranged the moths. That leaves you with the lamp, on the cinder path, going round. On your third time round you hear the cabbage breathe.

== Hold the lamp to it
cost: 1 action
image: bulls-eye-lamp

You might see what it is. It might equally see you.

=== always: Four Fingers
turn: secret learned
set: The Cabbage So Far 4
gain: Watchful 3
image: bulls-eye-lamp

A leaf moves, low down, on the side away from the marrow-house. Four fingers come round it, very dirty, and feel about on the earth until they have found the crust that is lying there under a flowerpot. They take it in. There is the sound of a crust.

You stand so still that the lamp burns your thumb. "You can come closer," says the cabbage. "I've seen you already, on Monday, through a slug-hole. You let go of the barrow on the stairs and said a word, and then you said sorry to the stairs."

== Walk on, and whistle as the gardener does
cost: 1 action
image: police-rattle

If there is a plan, it must have a place in it for whoever comes by and does not look.

=== always: Twice for Clear
turn: a tie begun
set: The Cabbage So Far 4
gain: Shadowy 3
image: police-rattle

You whistle once, and the breathing stops. You whistle twice, and go by with the lamp held out on the other side. Behind you leaves are put back, one after another, with great neatness.

At the corner of the bed a small hoarse voice says, "He does it lower." So you do it lower. "That's right," says the voice. "You don't want to be looked at either, do you? I thought that I was the only one." After which it asks, since you are passing, whether slugs are really what he says, or if he made them up for the warders.

= A Person Not in the Book
where: Warden Isle
when: The Cabbage So Far exactly 4
image: registry
order: 10
urgency: high
teaser: Her name is Wren. She has never been let in, and so she cannot be let out.

Wren was born on Warden Isle, in the laundry, to a prisoner who died of it. She is fourteen. The mother stood in the book; the child was not entered, since there was nothing that she had done. A person with a sum can work it until it comes out. "I haven't got one," says Wren, with her chin on a cabbage leaf. "I asked. They said that I'd have to be guilty. I tried, but it was only a plate." Amos Tuckwell has been bringing her dinners for years, and last spring he planted something with room in it.

== Promise that you will see her through the gate
cost: 1 action
image: open-hands

You do not know yet what it will cost you. She will not forget that you said it.

=== always: Said Out Loud
turn: bargain
set: The Cabbage So Far 5
gain: Constant 2
image: open-hands

You promise. Wren asks what that is. You explain that it is a thing which you say beforehand, and then do, even when by that time you would rather not.

She goes back in to try it over, under her breath. "I'll eat less," she says through the leaves. "That's mine. By Sunday I'll be four pound lighter, so that you can lift me." You tell her that promises are not supposed to go both ways. "Then how do you know that they're fastened?" says Wren.

== Tell her plainly that it is a foolish plan
cost: 1 action
image: raised-chin

She has grown up among men who agreed with each other. She might be glad of somebody who did not.

=== always: What Is Wrong With It
turn: standing up or down
set: The Cabbage So Far 5
gain: Exact 2
image: pointing-finger

You count it off to her upon your fingers. It will be weighed. It will be seen by the Governor, who has measured it every night since it was a button. It goes on a cushion to a hatch where the House takes things in, and from there no one has ever seen where they go.

"Yes," says Wren. She has thought of the weighing. She had not thought of the hatch. You hear her thinking, down among the stalks. "You had better stay, then," she says at last, "and be what's wrong with it. He only listens to me about the watering."

= The Plan by Beds
where: Warden Isle
when: The Cabbage So Far exactly 5
image: iron-bed
order: 10
urgency: high
teaser: Amos Tuckwell has it on the back of a seed packet, in order of sowing.

"It's all planted," says Amos Tuckwell. He walks you along it. Bed one is beans, because they will be up the poles by Sunday, and a man behind them cannot see bed four. Bed two is onions: the six will be weeping. Bed three is camomile, for the cocoa. "And that's her, and that's the cushion. I'd only got three hands to do it with, and two are watched." He tears the packet across, and holds out both of the halves to you.

== Take the half with the barrow on it
cost: 1 action
image: hand-barrow

You would carry the cabbage down sixty-two steps, in step with a warder, and not say sorry to any of them.

=== always: In Step
turn: danger
set: The Cabbage So Far 6
gain: Dangerous 4
image: hand-barrow

You practise with a marrow, and then with two. Warder Bligh is to have the other end on Sunday; he is a head taller than you are, so that whatever lies between you slides towards your teeth. Amos watches from the beans and calls out the corners.

On the fourth descent there is a real warder at the turn, coming up with the coal. You do not whistle. You say, "Mind the paint," and he flattens himself to the wall and holds his breath until you have gone by, with a respectful look for the marrows.

== Take the half with the cocoa on it
cost: 1 action
image: kettle-for-one

Six men, six mugs. If you put in too little they will notice it, and too much and they will be noticed.

=== always: Camomile
turn: farce grows
set: The Cabbage So Far 6
gain: Shadowy 4
image: kettle-for-one

It is a matter of spoons. At two a mug the warders of bed four become talkative; at three they sing. At four Warder Bligh takes your hand in both of his, tells you about a girl on Tallow Wharf, and goes to sleep on the marrows with his boots together.

Amos looks in through the glass. He counts the breathing with a finger, like a man counting seedlings. "Three and a half," he says. "I want them so that they can stand up. It looks bad, if it's all of them. And leave Bligh his boots. A man counts his boots."

= The Weighing
where: Warden Isle
when: The Cabbage So Far exactly 6
image: cabbage
order: 10
urgency: high
teaser: It is weighed on Saturday at lamps-down, before witnesses, to the ounce.

Governor Mottram has put on a collar. The scales stand on the cinder path; two warders bring the cabbage over by its own roots. Last Saturday it came to ninety-one pounds. He has worked out what it must be today, because that is the sort of man he is, and has it in his waistcoat on a slip of paper. A cabbage with a girl in it does not weigh what a cabbage weighs. Wren has eaten less for a week, and you can hear that she has.

== Lean on the scale with your boot
cost: 1 action
challenge: Shadowy 13
image: soft-boots

He will be looking at the needle, and Amos at the sky. You need only be a little heavier or a little lighter than you are.

=== success: Ninety-Six and a Half
turn: won at a price
set: The Cabbage So Far 7
gain: Shadowy 5
image: soft-boots

You find the edge of the plate with your toe, and lift. The needle comes down past a hundred and twenty, through the hundreds, and stands. "Ninety-six and a half," says the Governor. He takes out the slip. He looks at it for longer than it takes to read a figure.

"Ninety-six and a half," he says again, and he shows it round: it is what he had written. All six of them clap. He folds it small and puts it back into the waistcoat, and while they are carrying the cabbage home he remarks to you, quite quietly, that you have mud on the one toe.

=== failure: A Wet Spring
turn: farce grows
set: The Cabbage So Far 7
gain: Shadowy 3, Particulars 1
image: weather-glass

You lean the wrong way. The needle goes to a hundred and forty, and in the hush that follows the cabbage hiccups.

"Wind," says Amos Tuckwell. "They do, if they're brought on quick." He puts an ear to it and nods gravely. "It's been a wet spring, sir. That's all water, that is." The Governor lays a hand flat upon the outer leaves, and he does not take it away at once. He enters a hundred and forty. He underlines it. "In thirty years," says Governor Mottram to no one, "I have never had one that was ticklish."

== Ask him to say the figure first
cost: 1 action
challenge: Persuasive 27
image: small-print

A man who has written it down would rather be right than look at the needle. Everything rests on how proud he is.

=== success: To the Ounce
turn: outplayed
set: The Cabbage So Far 7
gain: Persuasive 5
image: small-print

You say that for your part you never trusted a needle; you have heard that the Governor could do it by eye. He is much too modest. The six take up the cry. In the end he shuts both eyes, lays his hands on the cabbage, and gives it out like a verdict: "Ninety-six pounds and one half."

No one so much as glances at the scale, which says a hundred and twenty-two. Warder Bligh writes down what he was told. "I felt it," the Governor tells you afterwards. He is looking at his hands. "I felt it *move*, you know. In the sense of growing."

=== failure: By the Needle
turn: rule with teeth
set: The Cabbage So Far 7
gain: Persuasive 3, Particulars 1
image: small-print

"We do not guess on Warden Isle," says the Governor. "Guessing is what most of us are here for." He reads out the needle: a hundred and twenty-two. He reads the slip: ninety-six and a half. He works the one from the other on the back of his cuff, in front of everybody, and gets twenty-five and a half, and looks at that.

Then he rolls the cuff under. "I have forgotten the pot," says Governor Mottram. "One must always take off the pot." There is no pot. All six of his men can see that there is no pot, and not one of them has been asked.

= The Deputy Has No Column
where: Warden Isle
when: The Cabbage So Far exactly 7
image: assize
order: 10
urgency: high
teaser: Deputy Brace has come out on the boat, with a ruler, about six men and a misprint.

Deputy Cordelia Brace does not raise her voice, so that you have to come right up to bed four to be told off. She has been through the rations. "A loaf a week," she says, "that is in no mouth. A blanket issued to a marrow. I can add." The leaves are very still. "There is a person here who is not in the book. If I enter her she must be entered for something, and will have a sum. If I do not, and she goes out of that gate, then anybody may be on this island who was never tried, and there will be no paper to say that they were not."

== Say that she is right, and ask what she would do
cost: 1 action
image: sworn-particular

It would be true. She has come all the way out to be argued with, and might not know what to do with agreement.

=== always: Born
turn: opponent is right
set: The Cabbage So Far 8
gain: Favours: The Assize 1, Exact 1
image: sworn-particular

The Deputy lowers the ruler. "I should look for a column," she says. "I *have* looked. There is Received, there is Discharged, and there is Died. It has not been thought of that anybody might be *born*." She looks across at the laundry, where a line of shirts hangs in order of number. "I could rule one. It would want a date at the head, and a name of some sort, and a witness who was there. It wants the book itself, which is in the Governor's desk, and it wants him to ask me."

She is silent for a time. "He will not. He would have to say how he knew."

== Ask who put her in the book
cost: 1 action
image: registry

She has signed for a Warden all her life, and there is no Warden. You have sometimes wondered whose name stands beside hers.

=== always: A Question of Ink
turn: standing up or down
set: The Cabbage So Far 8
gain: Wayward 1, Watchful 4
image: quill

Deputy Brace stands quite upright while she considers it, for this is not a civil thing to ask. Thirty years ago she came to the Assize with a message, she tells you; there was a desk, and a pen in it, and a paper that wanted signing for the Warden, who had stepped out. "I signed it until he should come back. I do not know that anybody ever entered *me*."

From down in the leaves a hoarse voice says, "Did you mind?" The Deputy looks straight to her front. "I was not asked," she says. "I have till Sunday, I believe, before I need have noticed anything." She takes the next boat, and does not look at bed four on the way.

= What the Governor Measured
where: Warden Isle
when: The Cabbage So Far exactly 8
image: cabbage
order: 10
urgency: high
teaser: He would like a word, in the potting shed, on the eve of the day.

Governor Mottram has lit the lamp in the potting shed, and given you the sound chair. He has a notebook there with a cabbage in it, night by night, from a button upwards: height, girth, colour. From June on there is one column more, with no heading. *Slept well. Coughs. Likes the pear.* "I took it for a fancy of my own," he says. "A man out here would. But on Saturday it had the hiccups." He shuts the notebook. "I ought to ring a bell. It is there behind your head."

== Ask him for the key to his desk
cost: 1 action
image: drawer-key

The book is in it. With the book the Deputy could rule her column, if she had a mind to. He would be known to have known.

=== always: The Small Key
turn: won at a price
set: The Cabbage So Far 9
gain: Persuasive 4
image: drawer-key

He takes it off the ring, and then he cannot put it down. "If I hand you this I have kept a child in a cabbage," says the Governor. "They will put it like that. I shall be Number Twelve again, on the second deck, and quite rightly; and Bligh will water everything at noon." You say that there are worse things than to be a number. "There are," he says. "I have grown them."

He lays the key on the bench in front of you, beside a dibber, and goes out to see to the beans. When he comes back he moves the dibber a half inch to the left, where it was before there was anything next to it.

== Ask him to say nothing, and look at the beans
cost: 1 action
image: becalmed

You would be asking no more of him than he has done already every night since June.

=== always: A Column Without a Heading
turn: a tie begun
set: The Cabbage So Far 9
gain: Constant 1, Shadowy 4
image: becalmed

"I am rather good at that," Governor Mottram says. He opens the notebook at the last page, and enters the day: height, girth, colour. Over the column with no heading his pencil stops.

"What is her name?" he asks. You tell him. He does not write it. He draws a small bird instead, with a beak like a dibber, and sits looking at it with his head to one side until the lamp wants trimming. "I shall have to be in front, tomorrow," he says. "With the cushion. I always walk in front. So I do not see how I could be expected to see anything behind me."

= The Cabbage Goes Up
where: Warden Isle
when: The Cabbage So Far exactly 9
image: bell-rope
order: 10
urgency: high
teaser: Sunday. They are opening the gate themselves, and telling each other to mind the paint. What you do now cannot be undone.

The beans are up. The six are weeping, some of them on each other. Down the sixty-two steps comes Governor Mottram with an empty cushion, and behind it Warder Bligh, and the cabbage, and you. The boat has been given a coat of green. At the landing stands Deputy Brace, with a ruler and a bound book that she has not opened; and beyond, in a hired skiff, with her hat tied on, Keziah Strand of the Notice. "Well?" says Wren, through a leaf, into your collar. "Which are we?"

== Row it to the House, and turn in at Number Forty
cost: 1 action
one-way: yes
image: letter-basket

The plan as it was planted. She would be free and in no book at all, as she always was; and bed four would be empty, with Amos Tuckwell standing beside it.

=== always: Delivered
turn: won at a price
set: The Cabbage So Far 10, How the Cabbage Left 1
gain: Shadowy 6, Kind 2
move to: Lampwick
image: letter-basket

You set it down in the boat. "Mind the paint," says Amos Tuckwell on the stair, to nobody's knowledge but yours and hers; and the gate, which has no orders about vegetables, is shut behind you with care.

Halfway over you lift the top off. She comes out of it backwards, a leaf at a time, and sits in the bottom of the boat with her fists shut, looking up at how much there is. You leave what is left at the kitchen hatch, on its cushion. It is taken in. For about as long as it takes to lift a lid there is no sound at all in the House; and then, a long way inside, you distinctly hear a person put down one plate.

== Ask the Deputy to open the book
cost: 1 action
one-way: yes
challenge: Persuasive 36
image: registry

If she would rule a column here, in front of all of them, Wren could walk out by the gate with a paper. If she will not, then you have told her in front of all of them what is in the cabbage.

=== success: Born, One
turn: standing up or down
set: The Cabbage So Far 10, How the Cabbage Left 2
gain: Persuasive 7, Favours: The Assize 1
move to: Lampwick
image: rota

You put it down upon the steps, and say what is in it. Six men stop crying. "Governor," says Deputy Brace, "do you ask me to enter anybody?" He is holding the cushion in both arms like a hot-water bottle. "I do," says Governor Mottram. "I have known since June. I will swear to every night of it, and to the cough."

She rules the line on her knee. She writes at the head of it, and blots; and she reads out for all to hear: "*Born, one. Owing, nothing. Discharged this day.*" Wren climbs out of the cabbage, green to the ears, and is handed a paper with her name on it. She walks out through the gate, and then back in, and out. No one has the heart to tell her that it only needs the once.

=== failure: Discharged in Error
turn: rule with teeth
set: The Cabbage So Far 10, How the Cabbage Left 1
gain: Persuasive 4, Particulars 2
move to: Lampwick
image: registry

You get as far as "There is a person," and your voice goes up on it, and the Deputy shuts the book. "I did not hear that," she says. "If I had heard, I should have to ask what she had done." She holds your eye while she says so, with a good deal of meaning, and steps away from the edge to let the boat go by. "I can see one vegetable. It is not in my department."

So it is rowed across, with you in it, very red. When you lift off the top in midstream Wren is red as well. "You nearly *told*," she says. You say that you had thought it would be better. She thinks about that as far as the pump stair. "It would have been," says Wren.

== Nod to Keziah Strand
cost: 1 action
one-way: yes
image: ringed-newspaper

By tonight all Underhall would know. She could never be put back; nor could the man who hid her, or the one who let him.

=== always: Late Edition
turn: lost for good
set: The Cabbage So Far 10, How the Cabbage Left 3
gain: Favours: The Notice 1, Wayward 2, Watchful 4
move to: Lampwick
image: ringed-newspaper

Keziah Strand has the top off the cabbage before the boat is clear of the steps, and asks four questions before Wren has got both eyes open. GIRL, FOURTEEN, NEVER ACCUSED, says the Notice at lamps-down. By Candle-end there are two hundred people at the water-gate with lanterns, and it would take more than six men to have shut it.

She is free of the place. You went and stood at the back, where the light was poor, and so you saw the other boat go out: the one with the new sum in it for Amos Tuckwell. He had a trowel in his hat. He looked across all those lanterns, and found you, and lifted one finger off the gunwale, as he used to from the beans, to say that it was clear.
