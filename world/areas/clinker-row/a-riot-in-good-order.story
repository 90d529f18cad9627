= A Riot in Good Order
where: Clinker Row
when: A Hand in the Notice exactly 3, Dangerous 25+
urgency: high
image: police-rattle
order: 10
teaser: Shoving at four, tea at half past. Both sides have agreed to it, and so has the Aunt.

There is a crack in Number Four that you could post a letter in; but two hundred people are paid to stoke it, and the Chandlery will not have it drawn. So the Row is to march on the gate. {The Copper Key exactly 1: It forms up by the Ring, unwashed since the copper was locked.|The Copper Key exactly 3: Mrs Tunney gives the word, from her chair.|It forms up in Mrs Tunney's yard, with clean necks.} Sergeant Maud Coker is to stop it, with thirty constables and one pie, because the main under that gate feeds the sixty beds of the Mending House. Half of her line is related to the Aunt, and half of yours; and the Aunt has written to both. {How They Voted 3+: Joe Birkett has you beside him, in front.|How They Voted 2+: The hands that once voted you out have voted you into the front.|Tamar Ashby has put you in front.}

== Shove, at four, with the rest
cost: 2 actions
challenge: Dangerous 28
second chance: Second Wind
one-way: yes
image: dangerous

Four hundred people against thirty and a gate. If the gate goes, Four is drawn, and the sixty beds have a dark night; and whoever is in front will have the iron on one side of them and the Row on the other.

=== success: The Left-Hand Hinge
turn: danger
gain: A Hand in the Notice 1, Favours: The Notice 1, Dangerous 60, Known on the Row 2, Echoes 120
set: The Order of the Day 1
image: dangerous

At four everybody shoves. For ten minutes it is beautifully done, in step, with a man to call the changes. Then the left-hand hinge comes out of the wall, which is not on the order of proceedings, and the gate leans over on Constable Wilf Pardoe, who was told to stand behind it. Four hundred people are pushing who cannot see him.

You get your back under the bar and your boots against the post. "Stop," shouts Sergeant Coker, on the one side of you, and "Stop," shouts Joe Birkett on the other, and the word goes back through the crowd no faster than a man could walk. Something gives in your shoulder. But Coker has Pardoe by the boots, and he comes out like a drawer, without his helmet or any further wish to be in the Watch.

The gate goes down behind him. Tamar Ashby walks in over it with a bucket, and draws Number Four. The two hundred are to reline it, at the same wage, there being no gate to argue at. "My beds," says Coker. "I've sixty people up there who were promised a light to be ill by, and you and I will carry it up to them, by hand." So sixty candles go up to the Mending House, and Joe holds the door.

=== failure: Commended
turn: farce grows
gain: A Hand in the Notice 1, Breakages 1, Dangerous 60, Known on the Row 1, Echoes 60
only if: Breakages under 8
set: The Order of the Day 2
image: police-rattle

You go down at two minutes past, and the riot goes over you in step. Then there is a hand in your collar. "Up you get," says Sergeant Coker. "Elbows in. Hit nobody above the waistcoat, nobody in spectacles, and nobody at all after half past, because I've thirty of you to feed and the one pie." You have lost your cap, and what you fell on has come up with you, which is Constable Pardoe's cape; so she takes you for one of hers, and puts you in the line. There is no room to explain in. The Notice shoves, and you shove back, since you would otherwise be flat. You turn out to be good at it.

Tamar Ashby sees you over the gate. She says nothing, but she has a way of closing a notebook.

The gate holds. At half past there is tea, as agreed, and with it come terms: Number Four is to be drawn and patched on Sundays, and run on the other six. Each side calls this a disgrace. Sergeant Coker reads out the commendations, and you are third. "For steadiness," she reads, and looks at you over the sheet, "under one's own friends."

== Carry the Aunt's basket across
cost: 2 actions
one-way: yes
image: parcel

Mutton, for both sides. You would walk out between them at ten to four, with nothing in your hands to hit with. What is got in this way is mostly the half of what was asked for.

=== always: Signed in Mustard
turn: bargain
gain: A Hand in the Notice 1, Dangerous 60, Known on the Row 2, Echoes 120
set: The Order of the Day 2
image: silver-spoon

Sergeant Maud Coker has one barrel to sit on, and Tamar Ashby another, and the basket stands on a third. {What Was in the Barrel exactly 3: None of the barrels has been heard of.|What Was in the Barrel exactly 2: They came on Hob Farrow's dray, behind one horse.|When you lean on it, it slops.} Neither will look at the other.

"I've sixty beds on that main," Coker tells her sandwich. "I've a mother in one of them." "I've a crack I can get my arm in," says Tamar to hers, "and Bess Colley three yards off it." Then both begin at once, and it comes out that they have been writing to each other for six weeks, by the proper channel, which is a tray in the Chandlery's hall.

By twenty past, Four is to be drawn of a Sunday, for patching, and the beds are to be told of it on the Saturday. Neither will put her name to the other's paper, so they sign the Aunt's napkin, in mustard. Two lines of people, who have looked forward to this since Monday, go in to tea.

Joe Birkett reads it over your arm. "What's shut on a Sunday is open on a Monday," he says. "I don't say that you did wrong. I say who rakes it."

== Put out the lamp over the gate
cost: 2 actions
one-way: yes
image: smoking-lamp

While it burns, all this is an arrangement. A half-brick would make it something else, and nobody would know who had begun. But what goes wrong in the dark will not be put back by tea-time, or at all.

=== always: By No Light
turn: lost for good
gain: A Hand in the Notice 1, Particulars 2, Dangerous 60, Known on the Row 1, Echoes 120
set: The Order of the Day 3
image: smoking-lamp

One half-brick does it. Four hundred and thirty people find that they cannot see which side they are on. There is a shout, and after it a very careful silence. "Sorry," says a voice. "Not at all. Is that Alfred?" Sergeant Coker gives the order to join hands, and Tamar Ashby seconds it, and the riot goes home in a single line, stoker, constable, stoker, feeling its way along the wall.

In the dark there is nobody on the door of Number Four. It burns as it likes until a quarter to six. Then the crack goes all the way round, with a note that is heard on Crownhill, and Number Four will never be lit again. It has killed nobody, and now will not.

On Friday two hundred envelopes have a printed slip in them, and Bess Colley's sister has the first. Bess does not ask who threw it. She has seen the drawing: Constable Pardoe did it for the Watch, by heart, and he has caught your arm.
