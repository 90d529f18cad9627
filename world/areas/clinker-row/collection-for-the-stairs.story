= Collection for the Stairs
in: The City
when: Favours: The Notice 1+, base Watchful 25+ or base Shadowy 25+ or base Dangerous 25+ or base Persuasive 25+
deck: sometimes
frequency: Infrequent
image: counted-step
teaser: {Collections for the Stairs 1+: Keziah Strand again, with the tin.|Keziah Strand of the Notice has a tin. She says what it is for when it has rung.}

Keziah Strand, treasurer of the Notice, stands in front of you with her tin. "In or out?" she says. "It's for the Stairs. There's them that's rung for, and go up; and then it's Friday, and no wages sent home, and the landlord wants the room. So we pay him the rent of it, {Collections for the Stairs 3+: as long as there's a tin, and it's lasting nicely|for a month, and we did that before ever we were a Notice; we were a tin first}." {Number Forty 2+: "There's Quayle's aunt is off the list," she says, "since your dinner. We'd a candle for her."|She has a list of the rooms, and keeps it folded.}

== Put in
pay: Echoes 6
image: collection-plate

The pence will be entered to you in ink. What comes of them is not yours to ask.

=== always: In Ink
turn: a tie begun
gain: Favours: The Notice 1, Candle-End 5, Collections for the Stairs 1, Pence for the Stairs 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))

The tin rings. {Pence for the Stairs 3+: "In," writes Keziah Strand. She no longer looks up, which is her way of waving.|Pence for the Stairs 2+: Keziah takes you this time to see what you had bought: a room in Coke Lane, with the bed made, and a fire laid and not lit. There is a cup on the sill. She dusts it, and puts it back on its own ring. "In case," she says. "I don't hold with it. I only keep the column." She leaves by the door backwards, so as to see that it is all straight.|She writes you down. She gives you what everybody is given, out of her other pocket, a handful of candle-ends, to be burnt on the right evening in a window that looks on a stair. You ask which evening. "They're all somebody's," says Keziah Strand.}

== Carry the tin past the Ring
challenge: Dangerous 28
needs: Dangerous 21+, Tin Carried Today under 1
locked: The Ring gives once a day, to somebody it would not care to stop.
second chance: Second Wind
image: dangerous

Saturday, at closing, among people who have lost money on Mrs Tunney. The tin is heavy, and can be heard.

=== success: Can Be Heard
turn: danger
gain: Favours: The Notice 1, Filings 4, On Calling Terms 1, Collections for the Stairs 1, Tins Carried 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Tin Carried Today 1, A Day's Work 1, The Boot-Boy's Name (least(3, 2 * [The Boot-Boy's Name]))

{The Boot-Boy's Name exactly 2: This time you have the whole list for the three on the wall: Ellen Mott, the brothers Crane, Alfred. At *Alfred* the middle one gets down. "Who gave you that?" he asks. He used to black the other boot, he says, the left, and never knew what to call him by but *you*. He says the name over to the other two, so that there shall be three who have it, and turns out his pockets into the tin.|Tins Carried 2+: The three of them get up off their wall when they hear you, and make a lane, and put in. Each has thought of another name that ought to be on the list.|Three of them get up from the wall. The middle one asks what you have got there, and you tell him, by name, since you had the list off Keziah: Ellen Mott, a scullery-maid; two brothers Crane; a boot-boy, not known. At the boot-boy he puts out his hand and stops you. He had not supposed that anybody else remembered that boy. What goes into your tin, from all three, is mostly filings, but they had nothing else left.}

=== failure: All the Way Down
turn: outplayed
gain: Breakages 1, Filings 2, Collections for the Stairs 1, Tins Dented 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: Tin Carried Today 1, A Day's Work 1
only if: Breakages under 7
image: banister

{Tins Dented 2+: They follow the tin, you hold on, and there is a new side to it when you bring it back. "Was it buttons?" you ask Keziah Strand, who is tying up the other thumb. "If I told you which nights was money you'd hold it different," says Keziah, "and they can tell. I'd a nephew carried it once that knew, and they walked straight by him, and wished him good evening, and turned over the pram."|You keep the tin, though it is no longer square, and neither are you. There were only buttons in it, Keziah Strand tells you, while she ties up your thumb. The money went round by the other way, in a pram. "Somebody had to be followed," she says, "and I'd not have asked you if I didn't think that you would hang on."}

== Keep the book for an evening
needs: A Hand in the Notice 4+
locked: Keziah Strand lends that book to nobody who was not at the gate (step 4 of your hand in the Notice).
image: open-ledger

All the rooms are in it, as far back as there was a tin. She has never added it up.

=== always: Added Up
turn: secret learned
gain: Clapper 2, Candle-End 4, The Stair: What You Know 1, Collections for the Stairs 1, Books Kept for the Stairs 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50)), Echoes (3 + 3 * least(1, [base Dangerous] / 20))
only if: The Stair: What You Know under 4

You sharpen the pencil. {Books Kept for the Stairs 2+: You rule off the month, and carry over. The next to be rung for still lives one door further along, and Keziah knows that; she has been to look at the number on her own.|When you have got the rooms down by streets you see that they were not rung for anyhow. The first of them lodged in the last house of Coke Lane. The next was from next door, and the next from next door to that, and so along, up the even numbers and down the odd, as if a man were walking down a corridor and knocking. You count on, with the point of the pencil, to where he will have got to by June. "In or out?" says Keziah Strand, who has come in with the lamp. You shut the book upon your finger. You know nobody in that house, but they have just had the door painted.}
