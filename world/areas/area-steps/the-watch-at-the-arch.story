= The Watch at the Arch
where: The Area Steps
when: Introduced exactly 4
urgency: high
outfit: yes
image: bulls-eye-lamp
scene: bulls-eye
teaser: Constable Marl has orders to admit persons of substance. He is open to suggestions.

There is one way out of the Area and into the city, and Constable Tobit Marl of the Watch is standing in it, with a bull's-eye lamp, a notebook, and orders to admit persons of substance. He has been trying ever since he came on to decide what substance is. Behind him is a sound that you take for the sea. It is wheels.

== Pass for somebody
challenge: Persuasive 4 narrow
second chance: Word in Season
image: false-moustache

Chin level, eyes on the far kerb, as if a carriage were late there and somebody would be spoken to. It would go better in the right coat.

=== success: He Has Not Come
turn: standing up or down
gain: Inquiring 3
set: Introduced 5, Who Was Expecting You 2
reveal: Travel
aside: The map is open, under Travel. Lampwick is lit: go there.

You do not slow down. That is the whole of it. "Good morning, Constable. Has he come?"

"Not yet," says Constable Marl, and has saluted before he thinks to wonder who you are.

You are through. You are ten yards on, among the cab-horses, before you begin to wonder too. You said the first thing that came into your head. He answered as if he had been asked it every morning of his life.

=== failure: A Likeness
turn: outplayed
gain: Particulars 1
set: Introduced 5, Who Was Expecting You 2
reveal: Travel
aside: The map is open, under Travel. Lampwick is lit: go there.

"Name," says Constable Marl. "Height." He looks you over. "Gait." He asks you to walk to the drain and back, and draws it. The drawing is small and unkind, and could be no one else.

This is having your Particulars taken. The Watch has one of yours now. At eight, people say, it has enough to do you without you, and you are sent for. He rules a line under the drawing, and holds it to the lamp. The likeness is better than he meant it to be, and he waves you through so as to get on with the shading.

== Go under the lamp
challenge: Shadowy 4 narrow
second chance: Ready Excuse
image: lamp-beam

The beam swings by habit: left, right, sigh. You have from the right until the sigh. Soft boots would be a kindness to everyone.

=== success: Nine Seconds
turn: a tie begun
gain: Wayward 3, Candle-End 2
set: Introduced 5, Who Was Expecting You 2
reveal: Travel
aside: The map is open, under Travel. Lampwick is lit: go there.

Left. Right. You go on the sigh with one hand on the wet stone, and come upright among the cab-horses, observed by nobody but a small girl on a bollard, eating a pie.

"Nine seconds," she says. "I do it in six." She holds out a palm, and you have begun to look for a coin when you see that she is not asking. Lying in it is your own handkerchief, with two candle-ends knotted in the corner. "Yours. I only wanted to see if you'd notice, and you never."

=== failure: The First Half of a Sneeze
turn: danger
gain: Particulars 1
set: Introduced 5, Who Was Expecting You 2
reveal: Travel
aside: The map is open, under Travel. Lampwick is lit: go there.

What you took for a sigh was the first half of a sneeze, and the second half brings the lamp round. Constable Marl regards you, on your hands and knees, with the delicacy of a man who has opened the wrong door.

He takes your Particulars there and then. "Height," he writes: "three foot one." You begin to get up; you think better of it, and proceed through the arch as you are. The Watch now holds a description of you, in ink, signed and dated, and it is of somebody else.

== Carry something heavy past him
challenge: Dangerous 4 narrow
second chance: Second Wind
image: constables-helmet

A Chandlery dray has stuck in the arch, and the drayman is reasoning with a barrel. Nobody asks a barrel for its papers. Bring gloves.

=== success: One Hundredweight, Rendered
turn: won at a price
gain: Constant 3, The Light: What You Know 1
set: Introduced 5, Who Was Expecting You 2
reveal: Travel
aside: The map is open, under Travel. Lampwick is lit: go there.

You take the far end. The constable steps back to save his toes, and that is your interview over. Out in the street you set the barrel down among its fellows. Each is stencilled TALLOW, RENDERED, 1 CWT. Yours slops.

"That's water," you say.

"It's always water," says the drayman, whose name is Hob Farrow, wiping his neck. "Forty a week in at the Tallow Office, for show. It's only candles comes out. I've a wife, so I don't do the sum."

=== failure: Charged to the Bearer
turn: rule with teeth
gain: Breakages 1
set: Introduced 5, Who Was Expecting You 2
reveal: Travel
aside: The map is open, under Travel. Lampwick is lit: go there.

The barrel gets away on the cobbles and takes with it the skin of both your shins, a bollard, and the constable's train of thought. By the time it stops you are all in the street. The drayman opens a notebook.

"Breakages," he explains. "Bollard, one: that's the Chandlery's. Shins, two: they'll go down to you." He means it. In Underhall whatever is broken is written up, and a name goes beside it, and at eight you are taken away to be mended. He looks again at both of them, and, being a just man, puts down a half.
