= Murmurs
category: Menace
climbs: ever steeper
stages: 1 A Voice Next Door, 3 In the Next Room, 5 They Know Your Name, 8 You Answer
image: murmurs

Somebody is talking, a long way down, politely. Landladies say it is the pipes. The pipes have begun to pause for your reply.

= Breakages
category: Menace
climbs: ever steeper
stages: 1 Chipped, 3 Cracked, 5 Held with String, 8 In Pieces
image: breakages

Whatever is broken in Underhall is written up, with a name beside it. At eight you are taken away to be mended.

= Particulars
category: Menace
climbs: ever steeper
stages: 1 Height, 3 Gait, 5 Laugh, 8 The Lot
image: particulars

What the Watch has of you, on paper. At eight it has enough to do you without you, and you are sent for.

= Talk
category: Menace
climbs: ever steeper
stages: 1 Mentioned, 3 Discussed, 5 No Longer Behind Your Back, 8 No Longer Discussed
image: talk

You have been mentioned. People get used to it up to about the fifth degree; past the eighth they are asked to stop.
