= Nurse Time Wants a Word
where: Your Lodgings
when: Nurse Waits 1+
image: nurse-time
category: Gold
order: 20
teaser: The district nurse has her book open, and will not sit. She wants something, and you may want her thumb.

Nurse Time, of the district, stands in the middle of your floor in her boots, with the carpet-bag shut between them. {Nurse's Round exactly 1: She has put a mark beside your name, and seems to be content with it.|Nurse's Round exactly 2: She is looking at your window as if she had not done with it.|Nurse's Round exactly 3: She has read the spines of your books, and felt the grate.|Nurse's Round exactly 4: She has gone as far as the door, and stopped there.|She has brought her own towel, and hung it up beside yours.} "I have three hundred and ten on this round," she says, "and a Board that would like it to be three hundred, because it's rounder. Whoever isn't signed for was never called on. You might help. Or you might have your thumb-work now; or I could tell you what I think, which is free, and nobody takes it."

== Sign for her, and get six neighbours to
challenge: Persuasive 42
needs: Persuasive 32+
second chance: Word in Season
when: no Nurse's Seven Names
image: signature

She would keep her three hundred and ten. You would have to go from door to door and get people to own, with the curate listening, that they have been ill.

=== success: Seven Names
turn: standing up or down
set: Nurse's Seven Names 1, Nurse Waits 0
gain: Constant 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
image: signature

You begin with Mr Tebb, since he has a cough that can be heard from the street. He will sign if Miss Pomfret does. Miss Pomfret has never had a day's illness, but she could bring herself to have had a *faintness*, if it went down as somebody else's; so you put her faintness to the curate, who has been looking for one.

Seven names by Snuff. Nurse Time reads them through, wets her thumb, and presses it at the bottom. "That's the Board's ten put off for a year," she says. "The worst of them I'll be bringing here, for you to hold the basin. I thought that you ought to be told before you were thanked."

=== failure: In Robust Health
turn: farce grows
set: Nurse Waits 0
gain: Candle-End 5, Asked on the Stair 1, Persuasive (1 + 4 * least(1, [base Persuasive] / 15) - 4 * least(1, [base Persuasive] / 50))
image: cheek

{Asked on the Stair 2+: They have been expecting you, and have got in first: on every door there is a card to say that the occupant is dancing. Mr Tebb has pinned his to the sling.|Mrs Ottaway's lodgers are in robust health. Mr Tebb, who is grey, holds on to the banister and says that he has never felt better. The curate does an exercise. By the third floor it has become a matter of honour, and they are coming out of their doors to be well at you.} Miss Pomfret, who wants you gone, pays you off in candle-ends.

"I could have told you," says Nurse Time. "That's what they're like the whole way round." She writes it down as a symptom. Her book is still seven names short, and she will ask you again in a week.

== Have the worst of it seen to, with the thumb
when: Breakages 1+ or Murmurs 1+ or Talk 1+ or Particulars 1+
image: nurse-time

Nurse Time does nothing by halves. Whatever is the matter with you would be rubbed down a good way, but it hurts, and you may not say that it does not.

=== always: The Thumb
lose: Breakages 3, Murmurs 3, Talk 3, Particulars 3
set: Nurse Waits 0
image: fingerless-gloves

{Nurse's Round exactly 1: "Look at the lamp," says Nurse Time. You look at the lamp. "Thursday," says Nurse Time, with her thumb on it, and has Thursday out by the root.|Nurse's Round exactly 2: She finds the place behind the ear where it has all been collecting, and leans on it until a coal has burnt through.|Nurse's Round exactly 3: You are turned to the wall, told to count, and corrected; it appears that you had been leaving out sevens.|Nurse's Round exactly 4: She does it through your coat, because you are going out again, and so is she.|You have stopped telling Nurse Time where it hurts, and she has stopped telling you. She takes as long as an egg.} "Keep that dry," she says.

== Ask what she thinks of you
cost: 0 actions
when: Nurse's Round under 3
image: inquiring

Nurse Time has a column for it, and will read it out. You could not say afterwards that you had not been told.

=== always: What Nurse Time Thinks
turn: opponent is right
set: Nurse Waits 0
gain: Inquiring 1
image: nurse-time

{Nurse's Round exactly 2: "You do things for people," says Nurse Time. "I've a column of it. What I've not got is anybody who does a thing for you, and that's not because they wouldn't. It's pride. You keep it very clean."|"I think that you're not ill," says Nurse Time. "You came down four thousand steps because two lines in a paper wanted you. You'd have gone *up* for it. There's a good many would like to be sent for, and I don't rub them with anything; I tell them to find out who'd notice if they didn't come."} The curate can be heard through the floor, being ready for her. She goes up to him.

== Ask who looks in on her
when: no Nurse Time's Chair
image: tea-table

You do not ask a nurse that. She might take it as a kindness, or she might cross you off; but there is a chair in the room, and she has not looked at it once.

=== always: The Chair
turn: a tie begun
set: Nurse Time's Chair 1, Nurse Waits 0
gain: Kind 2
journal: offer
image: hall-chair

You have only the one lamp lit, and you turn up the gas for it, so that she can see what she is being asked.

Nurse Time says that she has never been ill. She says that the Board sees to its nurses. Then she says that there was a Nurse Morrow, who had this district before her and used to come by on a Sunday, late, when the round was done; and neither of them would sit, because whoever sat would have been the patient. They stood, one each side of the grate, until the half-hour. "She'd look at my boots," says Nurse Time. "I'd look at hers. And then we'd both know how the other one was."

"And now?"

"Her round was the ten," says Nurse Time, "the last time that they made it rounder."

She looks at the chair; then she takes hold of it by the back, turns it a little from the light, and sits down. Nothing in her bag is for this. You take up the place at the other side of the grate, standing, and after a minute you look at her boots. The left is through at the welt. You tell her so.

"I know it is," says Nurse Time. "Go on."

== Ask what she makes of the room
cost: 0 actions
when: Nurse's Round 3+
image: inquiring

Nurse Time has turned over most of it. Whatever you have left lying and not looked at she has, and she will say so.

=== always: What Nurse Time Makes of It
turn: opponent is right
set: Nurse Waits 0
gain: Inquiring 1
image: nurse-time

{Where You Live 2+, Nurse's Round exactly 3: "You move very nicely," says Nurse Time. "I never come but there's a new key on the nail. And you sit in each of them as they do at the Arch, with your coat across your knees. You might unpack."|Nurse's Round exactly 3: "No pen," says Nurse Time. "When did you last write upstairs?" You tell her that there is nobody up there who would expect it. "I didn't ask that," she says. "I asked when."|Nurse's Round exactly 4: "You leave the lamp on when you go out," says Nurse Time. "You tell yourself that it's for the stair. I go by here four nights in the week, and I know a lamp that's been left on so as to be come home to."|"Two cups," says Nurse Time, "and the one's never been used. I don't say throw it out. I say ask Mr Tebb; he's been on that stair with a cough since the autumn, so as to be asked what it is."}
