= Shallots on the Door Handle
where: anywhere
in: The Roof
deck: sometimes
frequency: Frequent
image: shallots
teaser: A bag of them, and no note.

There are about forty. It is more than anyone could want, and that will be why.

== Pass them on
challenge: Talking Round 3
image: shallots

The trick is to hang them on a handle and to be gone.

=== success: Not Seen
gain: Caps 2

You do it in socks. Two days later the same bag hangs on the door of the man from nine, and by Friday it is Marguerite's. Somebody has begun to run a book.

=== failure: Seen
gain: Seeds 1

The door opens. "Ah," says Mrs Prentice, "*you* are the shallots." She makes you take two more bags, and a leaflet. There are seeds in the leaflet.

== Pickle them
cost: 2 actions
image: jar

It is the only thing to do, and the smell will see to your privacy.

=== always: Seven Jars
gain: Caps 5
lose: Backache 1

You sit down for a whole evening, which does you good. It makes seven jars. Six you sell at the stairhead. The seventh you keep by you, in case of more shallots.

= A Child with a Caterpillar
where: anywhere
in: The Roof
deck: sometimes
image: caterpillar
teaser: "He's called Gary, and he's run out."

She is about six. The caterpillar is in a lunch box, and the lunch box is empty but for Gary and a look.

== Give him a leaf of yours
when: Bed Twelve 2+
image: leaf

He likes what you like. It's going to be an expensive friendship.

=== always: Gary Eats
gain: Growing 2

It takes him eleven minutes. You watch, both of you, in silence. "He's doing it *properly*," says the child. Then she tells you which of your plants has something the matter with it, and she is right.

== Explain about the list
challenge: Talking Round 5
image: speech

There is a list for leaves too, you are nearly sure.

=== success: Number Forty-Four
gain: Caps 1, Talking Round 1

She considers this. "Is there a list for lists?" she says. There should be, and you write it for her, and Gary is first. She pays you a cap, out of a sock.

=== failure: But Why
gain: Growing 1

"But why," she says. You explain. "But *why*," she says. At the end of the afternoon you find that you have signed something in crayon.

= The Lift Works
where: anywhere
in: The Roof
deck: sometimes
frequency: Infrequent
image: lift
teaser: It says so in chalk, and somebody has added: *for now*.

You can hear it, a hum behind the wall, like a very large cat. All down the building doors are opening.

== Send up everything there is
challenge: Handy 4
image: shopping-bags

Compost first. Then the piano, if there is time.

=== success: Eleven Loads
gain: Caps 6

You stand at the top, and pull, and shout. Eleven loads go by you before it makes a noise like a sneeze and stops, with the vicar in it. He has his sandwiches. Everyone pays.

=== failure: The Piano
gain: Caps 2, Backache 1

You should have left the piano for last. It is in there now, and it fits very well. On still evenings you can hear somebody play it, on the fourteenth floor, or near there.

== Ride up and down in it once
image: lift

For no reason at all.

=== always: Twenty-Two Floors
lose: Backache 1
gain: Talking Round 1

There is a mirror, and a seat that folds down. On every floor the doors open, and there is somebody with a face like a birthday. You let them all in. It is the slowest ride in the history of lifts, and people sing.

= The Man from the Council
where: anywhere
in: The Roof
deck: sometimes
when: Bed Twelve 3+
frequency: Unusual
image: council
teaser: He has a plan of the roof, and it has eleven beds on it.

"I make it twelve," he says, and looks at the dish, and at his plan, and at you.

== Help him to count
challenge: Talking Round 6
image: clipboard

Begin at the wrong end. Everybody does.

=== success: Eleven
gain: Caps 5, Talking Round 1

You count along with him, aloud, and ask after his mother at seven. He makes it eleven. He makes it eleven again, to be safe, and writes that down. He accepts a lettuce. "My gran had a roof," he says, and for a moment does not look at all like the Council.

=== failure: Thirteen
gain: Talking Round 2, Backache 1

You make it thirteen. He writes that down. Now there must be one more, by Friday, and you are the one who carries up the earth.

== Show him the bath panel
cost: 0 actions
image: dish

Sometimes it is best to be honest in a boring voice.

=== always: A Fixture
gain: Growing 1

"That's a fixture," you say. "Sanitary." He crosses something out. It's wonderful, the things that are nobody's department.
