= Murmurs
category: Menace
climbs: ever steeper
stages: 1 A Voice Next Door, 3 In the Next Room, 5 They Know Your Name, 8 You Answer
told: 0 No more Murmurs: the wall has gone back to being a wall.
told: 1 Murmurs, next door: one voice, low and civil, with no words in it yet.
told: 3 Murmurs, in the next room, and there are words in them. "After you" is one.
told: 5 The Murmurs know your name. They say it as one tries a door.
told: 8 The Murmurs asked you something, and you have answered.
image: murmurs

Somebody is talking, a long way down, politely. Landladies say it is the pipes. But pipes do not pause for one's reply.

= Breakages
category: Menace
climbs: ever steeper
stages: 1 Chipped, 3 Cracked, 5 Held with String, 8 In Pieces
told: 0 No Breakages: everything about you is where it was put.
told: 1 Breakages, in a small way: you are chipped, and keep that side to the wall.
told: 3 Breakages: you are cracked, and rattle when you take the stairs.
told: 5 Breakages: you are held with string, and sit down in two movements.
told: 8 Breakages: you are in pieces. Somebody has gone for a basket.
image: breakages

Whatever is broken in Underhall is written up, with a name beside it. Whoever has eight entries is collected, and mended.

= Particulars
category: Menace
climbs: ever steeper
stages: 1 Height, 3 Gait, 5 Laugh, 8 The Lot
told: 0 No Particulars: the Watch would pass you in the street, and does.
told: 1 Particulars: the Watch has put a height against your name, and means to stand by it.
told: 3 Particulars: the Watch has your gait, and a constable is practising it.
told: 5 Particulars: the Watch has your laugh, and brings it out on cold nights.
told: 8 Particulars: the Watch has the lot, and is sending for the original.
image: particulars

What the Watch has of you, on paper. With eight of them it could manage without you, and so it sends for you.

= Talk
category: Menace
climbs: ever steeper
stages: 1 Mentioned, 3 Discussed, 5 No Longer Behind Your Back, 8 No Longer Discussed
told: 0 No more Talk: they have moved on to somebody else.
told: 1 Talk: you have been mentioned, over a wall, by somebody who had it from somebody.
told: 3 Talk: you are discussed, and sides have been taken.
told: 5 Talk: it is no longer done behind your back, which saves everybody turning round.
told: 8 Talk: you are no longer discussed. They stop when you come in.
image: talk

You have been mentioned. Up to the fifth degree it can be borne; past the eighth, people are asked to stop.
