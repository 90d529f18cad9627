= The Clipboard
where: The Stairhead
when: Bed Twelve exactly 0
urgency: high
image: clipboard
teaser: A woman with a clipboard is blocking the only door.

"Eleven beds," says Marguerite, "and forty-two names on the list." She turns the page over, and then the page behind it. "You are the forty-third. You will get one in nine years." Then she looks at your hands, which are still holding somebody else's shopping from the stairs. "Unless," she says.

== Say "Unless what?"
cost: 0 actions
image: speech

She has already turned to a clean page.

=== always: Unless You Mean It
set: Bed Twelve 1
lodge: A Flat on Eleven

She leads you round to the back of the satellite dish. There lies a twelfth rectangle: two doors, a bath panel and a plank, and a great deal of earth. "It isn't on the plan," she says. "So I cannot give it to you, and I cannot stop you either. I have written *twelve* on this page, and I shall put this page where I never look."

== Ask whose it was before
challenge: Talking Round 3
image: clipboard

Someone has tied string along it, very straight, and not long ago.

=== success: Somebody Who Measured Things
set: Bed Twelve 1
lodge: A Flat on Eleven
gain: Caps 2

"A man who measured things," she says, and shuts her mouth like a gate. But she holds out the pen. While you sign she adds, to the door frame, that he always paid his caps on the first of the month, and never asked for them back. She gives you two. There is a rhyme on the frame already, in his capitals:

| Beans want string, and string wants a knot,
| and a knot wants a man who remembers his lot.

=== failure: It Is Not on the Plan
set: Bed Twelve 1
lodge: A Flat on Eleven

"It is not on the plan," says Marguerite, "so it was nobody's." The string is neat, though. Whoever nobody was, he could tie a clove hitch. You sign. In the box for your bed she writes *12*, so small that it might be a smudge. Above it on the door frame, in capitals nobody has painted over:

| Beans want string, and string wants a knot,
| and a knot wants a man who remembers his lot.

= Four Hundred and Six Stairs
where: The Stairhead
image: shopping-bags
teaser: The lift is out. Everything that comes up here comes up by somebody.

There is a row of bags at the bottom, each with a flat number and a promise pinned to it. Earth, mostly. One says *EGGS, HA HA*.

== Carry one up
challenge: Handy 3
repeatable: 5
image: shopping-bags

Bend your knees. Everybody says so, from their chairs.

=== success: Delivered
gain: Caps 2

You come out of the hut door with a bag on each shoulder, and say the word. The owner counts two caps into your palm, and tells you that in her day there were more stairs.

=== failure: Landing Nineteen
gain: Caps 1, Backache 1

On landing nineteen the bag decides to be on landing eighteen. You gather what you can. She gives you a cap for the honesty, and something in your back gives as well.

== Take the one marked "EGGS, HA HA"
when: Handy 4+
challenge: Handy 5
image: eggs

It is much too heavy for eggs.

=== success: Not Eggs
gain: Caps 4

It is a bowling ball. Mrs Prentice on twenty-one holds up the other one. "I can't have them *rolling about* at both ends of the building," she says, reasonably, and pays you for each finger hole, and one for luck.

=== failure: Eggs
gain: Backache 1, Caps 1

It was eggs. It was three hundred eggs. She laughs until she has to sit down on the stairs, and then she gives you a cap, a mop and a recipe.

= The Notice Board
where: The Stairhead
when: Bed Twelve 1+
order: 200
image: notice-board
teaser: {Bed Twelve 7+: Your own name is on it, spelled right. | Bed Twelve 4+: Somebody has corrected the minutes in green ink. | Nine notices, all about slugs.}

*WHOEVER is turning the water off at NINE: we KNOW.* Underneath in another hand: *Do we?* Underneath in a third: *minutes of the last meeting below, please use the back.*

== Read the minutes
cost: 0 actions
image: notice-board

They are typed, and in the margin someone has kept score.

=== always: Any Other Business
gain: The Tap 1
only if: The Tap under 1

Item one: slugs. Item two: the tap goes off each night at nine, and each bed has told the secretary, in confidence, which other bed it is. Item three: Mr Bashir asks for it to be minuted that he has asked for it to be minuted. You could simply go and watch.

== Correct a spelling
challenge: Talking Round 4
image: pencil

*Rhubarb* has three different opinions in it.

=== success: Minuted
gain: Caps 1, Talking Round 1

You sign the correction with a twelve, in a circle. By the afternoon three people have stopped you, by the beds, to ask how you would spell *courgette*. One of them pays.

=== failure: A Matter of Taste
gain: Talking Round 1

It turns out to be how her mother spelled it. You hear about her mother from the ninth floor down to the seventh.

= The Committee
where: The Stairhead
when: Bed Twelve exactly 4
urgency: high
image: committee
teaser: Five folding chairs, four of them occupied, and the fifth is looked at.

They meet beside the hut, because of the wind. You lay the labels out on the table, face up, like a hand at cards: *G. I.*, *G. I.*, *G. I.* Nobody says anything. Bashir looks at Marguerite, and Marguerite looks at the dish.

== Ask them straight out
challenge: Talking Round 6
image: speech

Somebody once told you that a question is just a door with a person behind it.

=== success: Gheorghe
set: Bed Twelve 5

"Gheorghe Ilie," says Bashir at last. "Thirty years. Then the lift went, and his hip went, and the Council put him on the ground floor. We said that we would bring him up." He straightens a label that is straight already. "Every week somebody was going to." Marguerite has turned her clipboard round, so that it faces her chest.

=== failure: Procedure
gain: Talking Round 2

You are thanked for your question. It will be taken under any other business, for which, sadly, there is no time. But as the chairs are folded you see Marguerite's eyes: they are not cross at all.

== Say nothing, and hand round tomatoes
pay: Tomatoes 4
locked: You would want four, one for each of them.
image: tomato

They are the first that bed twelve has given.

=== always: It Is the Salt
set: Bed Twelve 5
gain: Talking Round 1

They eat in silence. Then old Tandy wipes her eyes, and says that it is the salt. "He showed me how to pinch them out," she says. "Gheorghe. Ground floor, by the laundry. We got out of the way of going." The others study their tomatoes, as people do who have been out of that way too.

= The Long Table
where: The Stairhead
when: Bed Twelve exactly 6
urgency: high
image: long-table
teaser: Eleven doors on trestles, and one bath panel.

It will be supper at seven. There is a cloth, which was two duvets. There are eleven dishes, and nine of them are courgette. What there is not, as everybody has come over to tell you separately, is a way to bring a man of eighty-one up four hundred and six stairs.

== Ask for four strong people and a deckchair
challenge: Handy 6
second chance: Tube of Grease
image: deckchair

You have carried everything else that is up here.

=== success: Landing by Landing
set: Bed Twelve 7
gain: Caps 5
journal: offer

It takes fourteen people, in the end, because nobody would be left out. He comes out of the hut door like a king, in stripes, holding a tomato plant in his lap. He looks at the beds, one after another, all the way along to the dish. Then he says the word that everybody says, and every single person on the roof sits down.

=== failure: Landing Fourteen
gain: Backache 1, Handy 2

On landing fourteen the deckchair folds up, as they do, with him in the middle of a story. He finishes it from inside. "Again," says Mr Ilie, when he has been found. "But first someone should hold this plant."

== Carry the supper down to him instead
cost: 2 actions
pay: Tomatoes 6
locked: You would need six tomatoes for the salad.
image: shopping-bags

If the man cannot come to the roof, there are a great many stairs to sit on.

=== always: Supper on the Stairs
set: Bed Twelve 7
gain: Talking Round 2
journal: offer

Nobody plans it. But the table will not go round the corner, so people stop on the landings with what they have in their hands, and sit. By eight there is supper on every floor from the roof to the laundry. Dishes go up and down. At the bottom, in an open door, Mr Ilie is eating your salad with his eyes shut. "*Twelve*," he says.
