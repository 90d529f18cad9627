= Every Day Is Sunday
where: Old Tithe
image: joint-of-mutton
order: 10
teaser: On a Sunday one may sit with the blinds down, and be asked nothing.

Thirteen houses stand round a green, and in each of them lives a lady whom everybody calls aunt. You lodge with the eldest, Aunt Ursula. She has kept every day as a Sunday since before the lamp was put up, because on a Sunday nobody need call. {Sundays at Tithe 6+: "There are two shorter ways home," she says, "after the sixth. There are the notices, in church, when a person might... And there is the hedge, and being congratulated. I do not recommend—" She passes you the mustard.|"You go home when nobody thinks of you any more," she says. "From the sixth Sunday there are shorter ways, and after the twelfth we send you, whether or no. Nothing is said here about what brought a person. You will find that it is quite easy not to. One begins a sentence, and then one simply—" She cuts you some cake.}

== Sit through it
image: joint-of-mutton

Cold beef, a hymn, a walk to the gate and back. You would be looked past until you were not there. It is slow, and it has never failed.

=== always: Kept
lose: Talk 4
gain: Sundays at Tithe 1

{Sundays at Tithe 11+: The mustard goes by you, from the left hand of one aunt to the right hand of another, across your plate. Nobody has forgotten you on purpose. You move your plate an inch, to be less in the way of it.|Sundays at Tithe 10+: On the walk to the gate your shoe comes undone. You kneel to it, and when you look up they are forty yards off, two by two, and no one has stopped. You could call. You tie the other shoe as well.|Sundays at Tithe 8+: Aunt Ursula lays the table, counts the chairs, and counts them again. "I have one over," she says, to the sideboard. You are standing behind it, with your hand on its back. You carry it out to the passage yourself, and have your beef there.|Sundays at Tithe 6+: The hymn has seven verses. In the fourth there is a line about what is hidden, and all thirteen of them cough. You cough as well, a little early.|Sundays at Tithe 4+, Not Mentioned 1+: You know where to look by now: at the cruet, which has nothing to tell anybody. A newcomer across the table is trying the window, and then the ceiling. You turn the cruet a little, so that there is a side of it for each of you.|Sundays at Tithe 4+: On the walk to the gate a young aunt of sixty takes your arm, and tells you about bulbs. At the gate she gives the arm a little press, and lets go. She has been told to, you can feel; it is what they do for people who have done something. You walk home on the other side.|Sundays at Tithe 3+: You say that the beef is good. It is the first thing you have said since the boat. Thirteen faces are lifted to you with such attention, and so ready not to mind, that you tell them next about the fat, and then about the string.|Not Mentioned 1+: Your napkin is in its ring. "We kept it by," says Aunt Ursula, "because you know how, with some people, one rather—" She does not say how it is with some people. You unfold the napkin along the creases that you made in it.|The beef is handed to you from the left. Aunt Ursula tells the whole table about a drain. When you laugh, at what seems the right place, thirteen ladies lower their eyes to the cloth, and you see that they think you brave. You eat with your elbows against your sides.}

== Tell Aunt Ursula that it was not so
was: Tell Aunt Thirza that it was not so
when: Sundays at Tithe under 5
challenge: Persuasive 30
second chance: Word in Season
image: cake-dome

You have your side of it. If you put it well she might let you go sooner. If you put it badly you would have said it, in a place where nobody does.

=== success: The Fourth Sunday
turn: opponent is right
lose: Talk 6
gain: Sundays at Tithe 1

Aunt Ursula hears you out, with the cake-knife in her lap. "I am sure that it was not," she says. "Mine was not. So I went home, after the fourth Sunday, and walked into the draper's and said good morning. I was so pleased to say it. And they told me, my dear. They told me all of it from the beginning, with what had been added while I was away, because there had been nobody there to put them right. I came back by the next boat, for a fortnight." She wipes the knife. "That was twenty-six years ago."

You ask which of the others went home too soon, as she did.

"Twelve of us did," says Aunt Ursula. You count the chairs. You had taken these for people who lived here.

=== failure: Thirteen Needles
turn: outplayed
lose: Talk 2
gain: Sundays at Tithe 1

"I only said thank you," you tell them. Thirteen ladies knit, and watch your mouth. "I did not know that she was gone. I knew that there was a girl, because of the hairpins." Nobody in Wick Row has said anything about hairpins. They were not in the basket. You begin again, to put it right, and this time you say where the hairpins were, which was under the pillow. By the piano the youngest of the aunts drops a stitch, and does not pick it up. "Under the pillow," says Aunt Ursula, to the fire; and out of her work-bag she draws two clean slips and a pencil. "It will have to go with the others, dear. One cannot simply—" She licks the pencil.

There are more of these. You can feel them coming up, one behind another. The side of a hand goes quite well between the teeth, and can be smiled round.

== Stand up at the notices, and say it
needs: Sundays at Tithe 6+
locked: Notices are for people who have been here as long as the sixth Sunday.
when: Said in Church under 1
challenge: Persuasive 26
second chance: Word in Season
one-way: yes
image: a-pew

After the hymn there is a place for notices, and nobody has ever given one. What you say yourself is no longer talk, and they would have to let you go. But it would be on your sheet in your own words for as long as you have one.

=== success: Notices
turn: standing up or down
set: Talk 0, Way Out of Tithe 1, Said in Church 1
gain: Sundays at Tithe 1
journal: offer
image: raised-chin

"I have a notice," you say. The organ breathes out. You hold on to the pew in front, and look at the back of a bonnet, and say it: "On my first evening I was given a girl's room. Her rent was paid. I did not ask where she was. I said thank you."

That is the whole notice. You have your reasons with you, in order, and they stay where they are. No one turns round. In the last pew, by the door, one voice says "Amen", a good deal too loud. You sit down. The bench is still warm.

=== failure: A Lift
turn: outplayed
lose: Talk 2
gain: Sundays at Tithe 1
image: a-pew

The organ stops for you. "I was given a," you say, with both hands on the pew, and there it sticks. The next word will not come. "A present," says a bonnet in front of you, to help. "A little supper?" says another. "A fright, I expect." "A lift," says Aunt Ursula, "in somebody's trap, because your poor feet were wet." They all turn round, and smile, and wait for you to be able to say that it was. They would so much like it to have been. You have had the right word ready for six Sundays. "A lift," you say.
