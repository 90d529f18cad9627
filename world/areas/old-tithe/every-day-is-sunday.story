= Every Day Is Sunday
where: Old Tithe
image: joint-of-mutton
order: 10
teaser: On a Sunday one may sit with the blinds down, and be asked nothing.

{Not Mentioned 1+: Aunt Ursula has shown you to her back bedroom as if you had never slept in it, cut you some cake, and asked you nothing.|Aunt Ursula has given you her back bedroom, cut you some cake, and asked you nothing.} She is the eldest of the thirteen ladies of Old Tithe, whom everybody calls aunt. Yesterday was Sunday, and tomorrow will be. She keeps every day as a Sunday, with the blinds down, because on a Sunday no one need call. {Sundays at Tithe 6+: "There are shorter ways home," she says, "now that you have been here so— There are the notices, in church, when a person might— And there is the hedge, and being congratulated. I do not recommend—" She passes you the mustard.|"You go home when nobody thinks of you any more," she says. "It is quite easy. One begins a sentence about you, and then one simply— By the end I had very nearly sat down on my last guest." She cuts you some more.}

== Sit through it
image: joint-of-mutton

Cold beef, a hymn, a walk to the gate and back. They would look past you, a little more each day, until they forgot you. It is slow, and has never failed, and nobody is kept beyond the twelfth Sunday.

=== always: Kept
lose: Talk 4
gain: Sundays at Tithe 1

{Sundays at Tithe 11+: The mustard goes by you, from one aunt to another, across your plate. They have not forgotten you on purpose. You move your plate an inch, to be less in the way of it.|Sundays at Tithe 10+: On the walk to the gate your shoe comes undone. You kneel to it, and when you look up they are forty yards off, two by two, and no one has stopped. You could call. You tie the other shoe as well.|Sundays at Tithe 8+: Aunt Ursula lays the table, counts the chairs, and counts them again. "I have one over," she says, to the sideboard. You are standing behind it. You carry it out to the passage yourself, and have your beef there.|Sundays at Tithe 6+: You know the hymn by now, and let yourself go. In the fourth verse comes a line about what is hidden, and twelve ladies cough, all together, so as not to have to sing it. You had not been told. You sing it by yourself, up into the roof, and hold the last note, because it is a long one. When you take breath for the fifth verse they do not join in. They would like to hear how you go on.|Sundays at Tithe 4+, Not Mentioned 1+: A newcomer across the table does not know where to look. You watch the window being tried, and then the ceiling. It took you four Sundays, the first time, to find out that the cruet is best, because it has nothing to tell anybody. The newcomer's eyes come along the cloth towards it. You draw it an inch nearer to your own plate.|Sundays at Tithe 4+: The youngest of the aunts, who is sixty, takes your arm on the walk to the gate, and tells you about bulbs. They are a comfort, she says: one puts them away in the dark, and they keep. "I should not mind the third, if I were you," she says, in the same voice. "It is only pencil." She hears herself, and lets go of your arm. "Bulb," she says. "The third bulb."|Sundays at Tithe 3+: You say that the beef is good. It is the first thing you have said since the boat. Every face is lifted to you with such attention, and so ready not to mind, that you tell them next about the fat, and then about the string, and what the string put you in mind of. You stop there. They do not ask. The forks have been laid down, all along the table, without a sound, so as not to be in the way of it. You reach for the mustard.|Not Mentioned 1+: Your napkin is in its ring. "We kept it by," says Aunt Ursula, "because you know how, with some people, one rather—" You draw it out. Since you were last here it has been washed, and ironed, and marked, as all of theirs are, in the corner, in red thread. Theirs have names, and yours has a number. You hold it under the edge of the cloth to read it, and then count the ladies, as far as the one by the door. There are thirteen. Yours says *14*. You fold it with the red side in, and wipe your mouth on your sleeve.|Aunt Ursula tells the whole table about a drain. You look at your plate, and feel along the under edge of the table, and find a notch, and then another. Somebody has sat in this chair and counted Sundays, with a knife. There cannot be above twelve, since nobody is kept any longer than that. You count twelve, and you count five more, and come to the elbow of the lady beside you. She lifts it, without looking, to let you by. They go on round the table.}

== Tell Aunt Ursula that it was not so
was: Tell Aunt Thirza that it was not so
when: Sundays at Tithe under 5
challenge: Persuasive 30
second chance: Word in Season
image: cake-dome

You have your side of it. If you put it well she might let you go sooner. If you put it badly you would tell them more than they knew.

=== success: The Fourth Sunday
turn: opponent is right
lose: Talk 6
gain: Sundays at Tithe 1

Aunt Ursula hears you out, with the cake-knife in her lap. "Mine was not true either," she says. "So I went home, after the fourth Sunday, and walked into the draper's and said good morning. I was so pleased to say it. And they told me, my dear. They told me all of it from the beginning, with what had been added while I was away, because I had not been there to put them right. All twelve of us have done it. I came back by the next boat, for a fortnight."

She wipes the knife. "That was thirty-four years ago," says Aunt Ursula. "Will you take another piece?" You hold out your plate.

=== failure: Twelve Needles
turn: outplayed
lose: Talk 2
gain: Sundays at Tithe 1

"It was a girl's room that they gave me, and I only said thank you," you tell them. Twelve ladies knit, and watch your mouth. "I did not know that she was gone. I only knew that there was a girl, because of the hairpins."

Until this minute you had not told a soul about the hairpins. You go back, to put it right. They were under the pillow, you say. You would never have found them, only that you had turned it over, for the cool side. By the piano the youngest of the aunts drops a stitch, and does not pick it up. "The cool side," says Aunt Ursula, to the fire. She has three clean slips on her knee already, and is writing on the last of them. "They will have to go with the others, dear. One cannot simply—" She licks the pencil. You can hear how it must sound. So you tell them that you kept only the straight ones.

== Stand up at the notices, and say it
needs: Sundays at Tithe 6+
locked: Notices are for people who have been here as long as the sixth Sunday.
when: Said in Church under 1
challenge: Persuasive 26
second chance: Word in Season
one-way: yes
image: a-pew

After the hymn there is a place for notices, and none has ever been given. What you say yourself is no longer talk, and they would have to let you go. But it would be written down among the facts about you, in your own words, for good.

=== success: Notices
turn: standing up or down
set: Talk 0, Way Out of Tithe 1, Said in Church 1
gain: Sundays at Tithe 1
journal: offer
image: raised-chin

"I have a notice," you say. The organ breathes out. You hold on to the pew in front, and look at the back of a bonnet, and say it: "On my first evening I was given a girl's room. Her rent was paid. I did not ask where she was. I said thank you."

That is all. No one turns round. In the last pew, where Aunt Judith has to sit by herself, a voice says "Amen", a good deal too loud. Then you see that the lady in front of you has hold of the next pew, with both hands, as you have hold of this one. She is seventy, and in lilac, and her gloves are shaking. She is getting up. "I had a—" says the lady in lilac, and Aunt Ursula begins the hymn without the organ.

=== failure: A Lift
turn: outplayed
lose: Talk 2
gain: Sundays at Tithe 1
image: a-pew

The organ stops for you. "I was given a," you say, holding on to the pew, and there it sticks. The next word will not come. "A present," says a bonnet in front of you, to help. "A little supper?" says another. "A fright, I expect." "A lift," says Aunt Ursula, "in somebody's trap, because your poor feet were wet." They all turn round, and smile. They would so much like it to have been. You have had the right word ready for six Sundays. "A lift," you say.
