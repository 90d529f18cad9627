= Somebody Is Brought In
in: The Menders' Shelf
when: The One Brought In under 1
deck: sometimes
frequency: Frequent
image: kid-gloves
teaser: She came in two baskets, and was short. You were next on the shelf.

She is a barmaid from Tallow Wharf, and was brought in with a hole in her. They filled it in the night, out of you. You felt nothing. But now the lamp is lit, and she is telling the carter about the wagon that hit her. She gets to the part with the eels, and laughs. All along the shelf people turn their heads to see why you are laughing. You are not. She has your laugh, the one that you have had all your life, that goes up at the end.

== Ask for it back
image: monogrammed-napkin

It is yours. But they have put nothing else into the place, so that she would have to go without.

=== always: And That Was the Eels
turn: bargain
lose: Breakages 3
gain: Lamps Out 1
set: The One Brought In 1

The barmaid gives it up at once. It always felt a bit good for her, she says. It comes out no bigger than a thimble, and you put it back and try it, to see that it goes up. In the evening the carter asks for the eels again. She tells it even better; she comes to the place, with her mouth open, and waits, and looks from one of you to the other to find out what has happened. "And that was the eels," says the barmaid.

You lie facing the wall. You have it safe, there in your chest, and go through everything funny that was ever said to you, and cannot get it to come out.

== Tell her that you were not using it
one-way: yes
image: kid-gloves

You might grow another, in time. But people know you by that laugh, through doors. The Watch has it written down.

=== always: It Goes Up at the End
turn: lost for good
lose: Breakages 3, Particulars 4
gain: Lamps Out 1, Kind 2
set: The One Brought In 2

All that day the laugh goes off on the next board, like your own bell in another person's house. She laughs at the carter. She laughs at what there is to eat. On the last night she laughs in her sleep; and the hands turn round, and come along the wood to see to it. You wake with your palm over her mouth. They go across the back of your hand. They stay there, and press. You feel her laugh against your fingers, still asleep, still at the eels, and you hold on.

She goes home in the morning. The laugh goes out at the door, and up the lane. At the corner a voice that you know calls your name to it, and runs to catch it up.

= The Viscount Wishes to Be Moved
in: The Menders' Shelf
when: The Viscount's Neighbour under 2
deck: sometimes
image: monogrammed-napkin
teaser: One is known, he says, by what one stands beside.

The Viscount has the board over yours. {The Viscount's Neighbour exactly 1: He has asked again to be moved, and again there is nowhere that is thin enough for him.|He has lain there six years, for want of a nose that matches; they have offered him plain ones, and he has sent them back.} "I don't know if you are aware of it," he remarks to the roof, "but you are earthenware. One can tell by the ring. I should be obliged if you would let it be known that you'd be happier lower down." All along the upper shelf they have stopped talking, to hear what you will say.

== Tell him that it is stoneware
image: stack-of-plates

It would annoy him, and pass the time. But he will tell the whole of the upper shelf, and they will want to hear you ring.

=== always: Drains
when: The Viscount's Neighbour exactly 1
turn: outplayed
lose: Breakages 3
gain: Lamps Out 1

Your people were drains, you tell him, and drains are always salt-glazed. By noon the upper shelf has voted you the board beside his. There is a laundress on it, who has lain there for a year. They carry her past you, down to yours.

In the dark a hand with a ring on it takes hold of your right one. It feels along your thumb, and lays it down. It goes over the wood on your other side. Then it comes back to the thumb, as if there must be some mistake. It does that all night. In the morning the laundress's thumb has come off in her blanket. You climb down to her, and ask for your own board.

"It's a poor one, is that thumb," says the laundress. "I've never had to think of it. There's one with a ring, that comes and does it every night." She feels about for the thumb. "Did you see anything of it, up there?" You tell her no.

=== always: Salt-Glazed
turn: danger
lose: Breakages 3
gain: Lamps Out 1
set: The Viscount's Neighbour 1

"*Stone*ware?" says the Viscount. He asks you to hold still. He lets down his arm over the edge and raps you on the breastbone with his ring. You were put together there two nights ago. You feel the crack run, as fine as a hair, from the place where he struck, and all along the upper shelf they are waiting for the note. So you give it to them. You hum it, high and clear, with your mouth shut and your thumb pressed down upon the crack.

"Salt-glazed," says the Viscount, with respect.

Two boards along is the carter. He is earthenware, and has been told so since the day he came, and he has been watching your throat. "Do me," he says, with hardly any breath. The arm is coming down already. You hum for him as well. When you can look round, all the lower shelf is watching your throat.

== Tell him what his hands do
when: The Hands in the Dark 2+
one-way: yes
image: silver-spoon

He might come down off his shelf a little, if he knew. But you know what it did to your sleep.

=== always: Is It Well Done?
turn: standing up or down
lose: Breakages 3
gain: Lamps Out 1
set: The Viscount's Neighbour 2

He hears you to the end: the ring laid aside, the laundress, the thumb. Then he holds up his hands against the light, the backs and the palms, like a man looking over two new footmen. "And is it well done?" says the Viscount.

The best on the shelf, you tell him. You say it to be cruel, and it is only the truth. That night he is awake above you. You hear him take his ring off, and put it on. You hear the laundress, in her sleep, turn over and hold out her thumb to where he lies. She holds it out until the lamp is lit.
