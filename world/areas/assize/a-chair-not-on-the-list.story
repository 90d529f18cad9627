= A Chair Not on the List
where: The Assize
when: A Case for the Assize 1+, What Mr Thripp Was Promised 1+, no How Miss Ply Came
image: martha-ply
order: 20
urgency: high
teaser: A dust-reader has been dismissed, for what she read. She can be had by anybody who does not mind being told things.

Miss Martha Ply comes down the great stair of the Assize with a box on one shoulder, and Deputy Brace comes down behind her with a sheet of paper. Miss Ply reads dust for the courts. On Friday she read a chair that was not on her list, on the third floor, behind a brass plate; she wrote what she had read; and she was asked to write something else. "I do not dispute it," says the Deputy. "I say that there is no column." Miss Ply puts down the box, as it has stairs to go. "It was so," she says.

== Offer to keep the paper for her
image: torn-leaf

She will work for whoever keeps her reading safe until it can be entered. The Deputy is standing there, and would see whose coat it went into.

=== always: Folded in Four
turn: bargain
engage: Miss Martha Ply
gain: A Reading Not Entered 1, Feather Duster 1, Particulars 1
set: How Miss Ply Came 1
image: torn-leaf

"In four," says Miss Ply. "Not with butter." She puts three questions to you first: what is kept on your mantelpiece, how long it has been there, and who dusts. Your answers are evidently not good, but they are true, and that seems to be what she was asking. Of wages she says that she had sixpence a room.

The paper goes into your coat on the left. Deputy Brace watches it in. "I have seen nothing whatever change hands," she says, "and I shall remember exactly what it looked like, and which pocket, in case I am asked by a court what it was that I did not see." Then, since she is a just woman, she takes the other end of the box.

== Ask the Deputy to give her a character
challenge: Persuasive 9
needs: Persuasive 7+
second chance: Word in Season
image: written-character

Without one nobody will have her in the house. You would be asking the person who dismissed her to say that she was right; if it goes wrong, you will be asked who you are.

=== success: She Reads What Is There
turn: standing up or down
engage: Miss Martha Ply
gain: A Reading Not Entered 1, Feather Duster 1, Persuasive 4
set: How Miss Ply Came 2
image: written-character

You say that you want her for exactly what she was dismissed for, and that you would be glad to have it in writing. The Deputy looks to see whether this is insolence. She goes through it clause by clause, and finds that it is not. So she writes, against the banister, in a square hand: *She reads what is there.*

"I have given a great many characters," says Deputy Brace, "and that is the best, and there is hardly a house in Underhall where it would get her past the scullery." She hands it over with the reading pinned behind. "I have no column for that either. You had better have it, before I find that I have been carrying it about."

=== failure: Employer Of
turn: rule with teeth
engage: Miss Martha Ply
gain: A Reading Not Entered 1, Feather Duster 1, Particulars 4, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
set: How Miss Ply Came 2
image: particulars

"You wish to employ her," says the Deputy. You do. "Knowing that she has been dismissed." You know that. "Then there *is* a form," says Deputy Brace, and she is sorry for you, but not for long, as it has four sides. A person who employs a person dismissed must be described, so that if she reads anything of theirs the court may know where it came from.

You are described from the boots upwards, by a queue of clerks. Miss Ply waits on her box. At the very end she is asked to sign for the truth of it, and reads through it with her finger. "The left boot is wrong," says Miss Ply; and they have to do you again from there.

== Take the box, and walk in front
image: trunk

She is seven stone, and it is a long stair. You would not be asking her for anything. But she would be behind you the whole way, and she cannot help reading.

=== always: What Was on the Back
turn: a tie begun
engage: Miss Martha Ply
gain: A Reading Not Entered 1, Feather Duster 1, Inquiring 1
set: How Miss Ply Came 3
image: green-coat

The box has rooms in it, in twists of paper, with their dates, and one comes open on your sleeve. "That's the Long Gallery," says Miss Ply. "You may keep that." She says nothing else until you have come into Lampwick. Then she says: "Left shoulder, a door, not yours. Right knee, a hearth, this week. Down the whole of the back, lamp-oil, in a fine spray. You have been stood behind. By somebody with a light, who wanted to say something, and did not."

You put the box down. You ask her who. "I read dust," says Miss Ply. "For who, you would have had to look round." She takes the other handle, and on Monday she begins upon your stair.
