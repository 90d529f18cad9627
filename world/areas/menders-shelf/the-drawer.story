= The Drawer Under the Shelf
where: The Menders' Shelf
image: sea-chest
order: 20
teaser: The length of the room, and not locked. Nor is it quiet.

Somebody is talking, under the lowest shelf, where nobody lies. When you kneel down it is a whole waiting-room, and each of them is saying some one thing, over and over. It comes from a drawer as long as the room. When a person has been put together there is generally something over, and that is where it goes. {Thirza's Street 1 to 2: You dust round the drawer, on your knees, as Thirza did.|Thirza, who keeps the lamp, dusts round it, on her knees, with her good ear turned away.} {What Is Over 3+: You have had one thing out of it. When you go by now they all leave off, and listen to hear if you will stop.|What Is Over exactly 2: You may take out one thing and never another, if you put in a splinter of yourself to make up the weight. Somewhere in there is what Thirza lost, which sent her back here.|What Is Over exactly 1: In all this time she has not once put her ear to it.|Something of yours will be in there too, and you do not miss it. Of all the people who were sent home, not one has missed anything.}

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

At first there is only the size of it. Then you can tell one voice from another: a cough, such as comes before bad news. Somebody's way of saying *Tuesday*. A woman, going through what there is in the house to eat. Each goes on to its end, and stops, and is surprised, and begins again. Below them all is a man whistling. He is on a stair; you can tell from the echo. He does two lines of a tune, comes to the turn, and waits there for breath. You count with him: fourteen, and the turn. You go up those stairs every night. They are your landlady's, and she is a widow.

"Ottaway, gasworks," says Thirza, behind you. "In two parts. He went home sound. That was over."

"Did he never ask for it?"

"They don't. You would have to know that you'd had it."

You lie on your board until the dark, going from room to room in your own head, and trying the doors. They all open. You try to think how many there used to be.

== Ask Thirza what was over in her
when: What Is Over exactly 1
image: sea-chest

She was mended here, and something of hers went into that drawer. She dusts it with her good ear turned away, and you would make her say why.

=== always: As Far as the Corner
turn: opponent is right
lose: Breakages 2
gain: Lamps Out 1
set: What Is Over 2

"They sent me home sound," says Thirza. "I had my hat on, and I knew my name. I got as far as the corner, and stopped. There was somebody's boots to see to, before he went out. I knew that much. I'd no notion whose, nor in what street. So I tried the doors." She has a key, on a tape about her neck. She puts it to a post of the shelf, and turns it, and begs the post's pardon, and goes on to the next. "By the third day they had set dogs on me in most of the streets. There was one door in Underhall that I could find again, so I came back in at it, and took the lamp."

She puts the key inside her dress. "I can't be angry," says Thirza. "I never cried once, after. They had taken out what hurt. It'll be in there, him and the boots and the street, and I could listen all day, and not know it for mine. But you might know it for me."

She turns her good ear away. "Hold the lamp down here," you tell her.

== Take out the whistle
when: What Is Over exactly 2
one-way: yes
image: sounding

It was your landlady's husband's, and she would know it. You would carry it in your mouth, like pins. But you may not take out a second thing, and it is Thirza who holds the lamp for you to see by.

=== always: By Itself, at the Back
turn: won at a price
gain: Lamps Out 1, Breakages 2, Mr Ottaway's Whistle 1
set: What Is Over 3
journal: offer

You break a splinter off your wrist, along the newest join, and drop it in to make up the weight. Then you put in your arm, as far as the shoulder. The voices are soft. They press up into your palm as kittens do, thinking that they are to be fed: somebody's *Tuesday*, and the cough, and the end of a prayer. You could take any one of these home to someone. You put them down again. The whistle is at the back, by itself, in a hollow that it has worn. It is no bigger than a cherry-stone, and cold, and when you have laid it under your tongue it goes on against your teeth: two lines, and a breath.

You close the drawer on all the rest, and have to lean on it until they stop. Thirza brings the lamp nearer. "Is that it?" says Thirza. "Is that mine?" You cannot open your mouth to tell her. She looks into your face, and from one side of it to the other. She waits.

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

You drop in a splinter of your wrist, for the weight, and take out a boy's voice. It has been running, and it has learnt a message by heart. *Thirty-one, Ditch Street, over the dairy. Knock loud. She's deaf on that side.* You give Thirza the message word for word. She shakes her head; that might be anybody's street. "Deaf," she says then. "Which side?" And she puts up a hand, slowly, to the ear with the seam under it.

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

There were railings, in the street that you come from. You try to think what it was called, and in that place there is a hole, with clean edges. You can put your tongue into it. So that is what they have had of you. You pay with a splinter of your wrist, and go along the drawer with your arm until something is warm. It is your own voice, in a hurry, giving a cabman an address.

You take it into your mouth, and swallow. There is the street: the baker, the lamp, the number on the door. You say it aloud, over and over, and you are laughing. At the other end of the drawer Thirza has knelt down. She has put her ear to the wood, as near as she dares, to hear what it sounds like when it is given back. You have had your one thing. You shut the drawer.
