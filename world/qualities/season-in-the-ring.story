= Bouts This Season
category: Progress
target: 6
image: fists-up

How many you have stood up to, since you put your name down. There are six to a season.

= Purse on the Plate
category: Progress
text: plate 3 Three stakes are on the plate.
text: plate 5 Five stakes are on the plate.
text: plate 7 Seven stakes are on the plate.
text: plate 9 Nine stakes are on the plate.
text: plate 11 Eleven stakes are on the plate.
text: plate 13 Thirteen stakes are on the plate.
text: plate 15 Fifteen stakes are on the plate.
text: plate 17 There are more stakes on the plate than one can count from here.
image: chipped-saucer

In stakes. They are yours as long as you are the one who takes them down.

= The Bad Wrist
category: Circumstance
cap: 3
stages: 1 Cracked, 2 Cracked Again, 3 Will Not Close
told: 0 Your wrist answers again.
told: 1 Your wrist is cracked. It will be some days before it answers, and until then everybody in the Ring can hear it.
told: 2 Your wrist is cracked in two places, and the benches have heard both.
told: 3 Your hand will not close.
image: odd-stocking

It stays when the season is over. Bess Colley takes the stocking off when some days have gone by, and not before.

= The Other Corner
category: Randomizer
hidden: yes
image: hammer-and-nails

How the two of you rang, as the benches heard it.

= How the Season Ended
category: Hidden
hidden: yes
stages: 1 Counted Out, 2 Carried Out, 3 A Supper, 4 A Purse, 5 The Belt
image: first-prize

What you went home with after the last season.

= Best of Your Week in the Ring
category: Accomplishment
flaunt: no
image: first-prize

The most stakes that you have taken down off the plate, in one season, in seven days.

= Most Ever on the Plate
category: Venture
shared: yes
image: first-prize

The most stakes that anybody has taken down. It is scratched on the copper, and there was a name.
