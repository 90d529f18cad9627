= Tea at Number Nine
where: Lampwick
when: Introduced exactly 9
urgency: high
image: tea-table
scene: third-cup
teaser: The Aunt will say what Edward is. Mind the third cup.

The Aunt puts your bishop on the mantelpiece, among several thousand presents of equal ugliness, and is obliged to see to her spectacles. Now that you are in, she leans across to the sill and puts out the blue egg-cup with her finger and thumb. There is tea. With the third cup she moves her candle next to yours upon the cloth. "Edward is not a man, dear. Edward is a situation. Somebody stands on the Middle Bridge at Lamps and waits for the Family to come home. It has been vacant eleven weeks. As for your advertisement, I did not send it. Five others have brought me the same, this month, and in the same pencil."

== "What family?"
image: bell-board

You put it as a sensible question. It seems to be one that nobody in Underhall has had a use for.

=== always: Asks
turn: secret learned
lose: Parcel for the Aunt 1
only if: Written Character under 1
gain: Watchful 5, Written Character 1, The Stair: What You Know 1, Invited to the Assize 1
set: Introduced 10, Who Was Expecting You 4
reveal: EchoBazaar, Possessions, Fate, Messages, Extras
give fate: 20
start: Word Is on Its Way
journal: offer
aside: The Assize will send word to Number Nine: in an hour, or at once if you wait at the gate. Your saucer holds twenty slips of Fate; under Myself they buy another name, or face.
scene: bell-board

"*The* Family." Her eyes go to the ceiling; everyone's do, here, like a cat's to a door. "It was not our place to be told the name. One left a light, and one waited." She begins to count the years on her fingers and runs out of fingers. "The bells are at the Assize, the whole board of them, one to a room. They ring, now and again, and somebody goes up by the Back Stair. We count their steps for them, from the foot. It has never come twice to the same number, dear, and nobody has come down it to be asked."

"Who rings?"

The Aunt stirs her tea until it is past drinking. "You are the first to ask that sitting down," she says, and draws a sheet towards her, and writes your character. It is one word long. *Asks.*

== "What became of the last one?"
image: top-hat

A place falls vacant for a reason. In your experience it is best to learn the reason before one is measured for the hat.

=== always: Finds
turn: lost for good
lose: Parcel for the Aunt 1
only if: Written Character under 1
gain: Shadowy 5, Written Character 1, Invited to the Rookery 1
set: Introduced 10, Who Was Expecting You 4
reveal: EchoBazaar, Possessions, Fate, Messages, Extras
give fate: 20
start: Word Is on Its Way
journal: offer
aside: The Rookery will send word to Number Nine: in an hour, or at once if you wait at the gate. Your saucer holds twenty slips of Fate; under Myself they buy another name, or face.
scene: hat-on-the-parapet

"She left the hat," says the Aunt. "On the parapet, with her gloves inside, as one does who means to be a minute. She was a niece of mine. The one before her was a nephew." The Watch took the hat's particulars. By midnight the Perquisites had taken the hat. "What's left is left to them, that's the custom, and I say nothing against it. But she kept something in the lining; and I should like it to come to family." She fills your cup. She does not use the word *steal*. When the character is dry she reads it over to you, as it is short. *Finds.*

== "And if nobody waited?"
image: footlights

One says such things to be amusing. You hear, as you say it, the spoon go down on the saucer.

=== always: Is Heard
turn: danger
lose: Parcel for the Aunt 1
only if: Written Character under 1
gain: Persuasive 5, Written Character 1, Invited to Southbank 1
set: Introduced 10, Who Was Expecting You 4
reveal: EchoBazaar, Possessions, Fate, Messages, Extras
give fate: 20
start: Word Is on Its Way
journal: offer
aside: Southbank will send word to Number Nine: in an hour, or at once if you wait at the gate. Your saucer holds twenty slips of Fate; under Myself they buy another name, or face.
scene: empty-stage

"There's a play about that," says the Aunt, "at the Gallipot, over on Southbank. Seven years in rehearsal. It has had nine first nights. Each time one of the company is missed at the half, and they find him on the Middle Bridge with a hat on, quite happy, looking up the hill."

"What do the critics say?"

"That there is no ending." She looks from her candle to yours. They have been leaning together, you notice, and she parts them with one finger, as one does with the young. Your character takes her no time. *Is heard.*

== "I came for work. Not to wait"
image: pamphlet

There. It is out, and with your mouth full. You look to see whether she will take the cake away.

=== always: Stands Up
turn: standing up or down
lose: Parcel for the Aunt 1
only if: Written Character under 1
gain: Dangerous 5, Written Character 1, Invited to Clinker Row 1
set: Introduced 10, Who Was Expecting You 4
reveal: EchoBazaar, Possessions, Fate, Messages, Extras
give fate: 20
start: Word Is on Its Way
journal: offer
aside: Clinker Row will send word to Number Nine: in an hour, or at once if you wait at the gate. Your saucer holds twenty slips of Fate; under Myself they buy another name, or face.
scene: give-notice

"Good," says the Aunt. She lifts the tea-cosy. Folded beneath it, still warm, is a handbill printed on the back of a gas account: GIVE NOTICE. "Tuesdays, behind the retorts, on Clinker Row. They say that we have waited long enough. They are very young, and mean to do it all at once; I should be easier if there were someone there who could lift."

You had not taken her for a radical.

"I have four thousand of you, dear," says the Aunt, uncapping the violet ink. "I should like to live to see one paid." *Stands up*, she writes, and underlines it.
