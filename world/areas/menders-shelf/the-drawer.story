= The Drawer Under the Shelf
where: The Menders' Shelf
image: sea-chest
order: 20
teaser: The length of the room, and not locked. Nor is it quiet.

Somebody is talking, under the lowest shelf, where nobody lies. When you kneel down it is a whole waiting-room, and everybody in it is telling one thing over to himself. It comes from a drawer as long as the room. When a person has been put together there is generally something over, and that is where it goes. {Thirza's Street 1 to 2: You dust round the drawer, on your knees, as Thirza did.|Thirza, who keeps the lamp, dusts round it, on her knees, with her good ear turned away.} {What Is Over 3+: You have had one thing out of it. When you go by now they all leave off, and listen to hear if you will stop.|What Is Over exactly 2: You may take out one thing and never another, if you put in a splinter of yourself to make up the weight. Somewhere in there is what Thirza lost, which sent her back here.|What Is Over exactly 1: In all this time she has not once put her ear to it.|Yours will be in there too. You do not miss anything yet. Nobody has, who was sent home.}

== Put your ear to it
when: What Is Over under 1
image: wall-ear

You could learn what sort of thing they leave out. You would have to hear all of it, since they do not take turns.

=== always: Fourteen, and the Turn
turn: secret learned
lose: Breakages 2
gain: Lamps Out 1
set: What Is Over 1
journal: offer

At first there is only the size of it. Then you begin to have them singly: a cough, such as comes before bad news. Somebody's way of saying *Tuesday*. A woman, going through what there is in the house to eat. Each goes on to its end, and stops, and is surprised, and begins again. Below them all is a man whistling. He is on a stair, by the echo. He does two lines of a tune, comes to the turn, and waits there for breath. You count with him: fourteen, and the turn. You go up those stairs every night. They are your landlady's, and she is a widow.

"Ottaway, gasworks," says Thirza, behind you. "In two parts. He went home sound. That was over."

"Did he never ask for it?"

"They don't. You would have to know that you'd had it."

You lie on your board until the dark, going from room to room in your own head, and trying the doors. They all open. You try to think how many there used to be.

== Ask Thirza what was over in her
when: What Is Over exactly 1
image: sea-chest

She was mended here, and goes past that drawer with her hands over her ears. You would make her say why.

=== always: As Far as the Corner
turn: opponent is right
lose: Breakages 2
gain: Lamps Out 1
set: What Is Over 2

"They sent me home sound. I had my hat on, and I knew my name, and I got as far as the corner and stopped," says Thirza. She has a key, on a tape about her neck, and shows you how she stood there with it. "I'd got up early that day, because there was somebody's boots to see to, I know that, and I'd to see to them before he went out."

But where the boots were, and whose they were, and what name to ask for had been left over, down here. She tried the key in every street she came to. By the third day they had set dogs on her in most of them, and there was one door in Underhall that she could find again. So she came back in at it, and took the lamp.

"I can't be angry," says Thirza. "I never cried once, after. They'd took out what hurt." She puts the key inside her dress. "It'll be in there now, and I could listen all day and not know that it was mine. That's what over *is*. But you might know it for me."

== Take out the whistle
when: What Is Over exactly 2
one-way: yes
image: sounding

It was your landlady's husband's, and she would know it. You would carry it in your mouth, like pins. But nothing else could come out after that, and it is Thirza who holds the lamp for you to see by.

=== always: By Itself, at the Back
turn: won at a price
gain: Lamps Out 1, Breakages 2, Mr Ottaway's Whistle 1
set: What Is Over 3
journal: offer

You put your arm in as far as the shoulder. They are soft, and they press up into your palm as kittens do, thinking they are to be fed. You have *Tuesday* between your fingers, and the cough, and the end of a prayer. Any of these you could take home to someone. You put them down again, one by one, so that you will always know that you did. The whistle is at the back, by itself, in a hollow that it has worn. You lay the thing under your tongue, no bigger than a cherry-stone, and cold, and it goes on against your teeth: two lines, and a breath.

You close the drawer on all the rest, and have to lean on it until they stop. Thirza brings the lamp nearer. "Is that it?" says Thirza. "Is that mine?" You cannot open your mouth to tell her. She looks into your face, and from one side of it to the other, and waits.

== Find Thirza's street for her
when: What Is Over exactly 2
one-way: yes
image: sea-chest

She has a key, and has lost the street that it belongs to. You might know it, if you heard it. But she keeps the lamp, and tells people to lie still. If she goes home it would have to be you who told them, and after you nobody.

=== always: Knock Loud
turn: lost for good
gain: Lamps Out 1, Breakages 2, Constant 2
set: What Is Over 3, Thirza's Street 1
journal: offer
image: ships-lamp

This one is a boy's voice, and out of breath, like a boy who has been made to learn a message. *Thirty-one, Ditch Street, over the dairy. Knock loud. She's deaf on that side.* You give Thirza the message word for word. She shakes her head; that might be anybody's street. "Deaf," she says then. "Which side?" And she puts up a hand, slowly, to the ear with the seam under it.

She is ready in four minutes. The hat has hung on a nail for twenty years. "Pinch it out. Don't blow," she says, and gives you the lamp, and gives you the matches, and after that there is nothing left to give. She stands with her toes on the sill of the door. You can see what it is: beyond the lamplight there is a corner.

So you have to push. "Thirty-one," you tell her, and go on telling her until she is out of sight. "Over the dairy. Thirty-one."

== Feel about for something of your own
when: What Is Over exactly 2
one-way: yes
image: name-tape

They have been at you for some time. There may be something of yours in there already, and you would not have missed it. Thirza has waited for twenty years for somebody to ask for hers.

=== always: Still Warm
turn: danger
gain: Lamps Out 1, Breakages 2
set: What Is Over 3, Your Own Street 1, A Name Gone Smooth 0
journal: offer

You know the thing by its warmth. Your own voice, in a hurry, is telling a cabman the name of a street. You say the name after it, and it means nothing. There were railings, in a street you knew; and you go to look for what it was called, and in that place there is a hole, with clean edges. You can put your tongue into it.

You take it into your mouth, and swallow. There is the street: the baker, the lamp, the number on the door. You say it aloud, over and over, and you are laughing. Thirza has knelt down at the other end of the drawer. She is not looking for anything. She has put her ear to the wood, as near as she dares, to hear what it sounds like when it is given back.
