= Someone Has Found a Corner
in: The Felt Rooms
when: The Corner under 2
deck: sometimes
image: grate
teaser: Miss Ida Crump, of the Survey, has something to show you. You are not to tell the Doctor.

Miss Ida Crump has come to your bed in her stockings. {The Corner 1+: The corner has come on, she says. She can lay her whole palm in it now, and she wants you to look again, and to go on saying nothing.|She held the other end of Miss Lyle's chain, in the Survey, until the evening when something took hold of it half-way along and gave it a civil tug. In the fourth room, behind a bolster, she has found two pieces of felt that do not quite meet, and she has folded them into an edge.} "He has had everything made round, so that nothing can start," she says, "and I can't rest where nothing starts. Put a finger in, and you'll see. But if you tell him he will have it sewn up before supper, and be so gentle with me about it that I shall scream."

== Put a finger in
image: small-hand

It would rest your eyes, which have had nothing to stop them for days. But you would be keeping it from Dr Muffet, and he may have a reason.

=== always: Ninety Degrees
turn: a tie begun
lose: Murmurs 3
gain: Days in Felt 1, Wayward 1, Corners Felt 1
set: The Corner 1
image: small-hand

{Corners Felt 2+: There is room for your hand as far as the wrist, and the corner is quite square; Miss Crump has tried it with a prayer-book. She gives you Court Nine again, and after it the Customs-House, window by window, until the voice that asks after you has lost its place and gone off to look for it. But when you take your hand away you notice that the fingers are warm, and that you had not had to push.|Everything in these rooms slides off, your eye, your elbow, and any thought that you have begun; and here is a thing that stops them. You leave your finger there while she recites the angles of Court Nine, from memory, and the voice cannot get round the two of you. "I found it when I was counting stitches, and I thought, Ida, you could live here now until you died of it, and that frightened me a good deal worse than the chain did," says Miss Crump.}

== Tell Dr Muffet where it is
image: open-hands

He might be right. She would know who had told him, and there are only fourteen of you to be on terms with.

=== always: A Needle
turn: opponent is right
lose: Murmurs 5
gain: Days in Felt 1, Exact 1
set: The Corner 2
image: mending

Dr Muffet gets down on his stomach with a night-light. Inside the fold, where the wall should be, is a hole the width of a pencil, and warm air comes out of it, with a question at the end. "Thank you," he whispers. "They feel along it from the other side, do you see, as you'd feel for the edge of a blind. I had a verger in that bed who kept his corner a secret until it was the size of a hatch. Then he put his head in, to say good evening, and stuck." He sews until his thimble stops him. Miss Crump does not look at you at that soup, nor at the next; but at the one after it she remarks to the can that she had thought it was getting longer.

= A Visitor, for as Long as It Takes to Boil an Egg
in: The Felt Rooms
deck: sometimes
image: half-landing
teaser: Mrs Ottaway has come. She has brought her own chair, and will not look round.

Mrs Ottaway sits in the passage with her back to the round door, so as not to see you in your nightshirt. Dr Muffet allows her three minutes, by an egg. {Eggs Boiled 1+: "They'll not let it drop," she says. "Miss Pomfret will have it that it was an abscess. The curate thinks it's lowering to talk about, and asks me how it goes on every morning before he has his hat off."|"I've told the house that it was your teeth," she says. "There's no disgrace in teeth, and they account for the noises. But Miss Pomfret has been on the stairs twice to ask me how many, and I shall have to go back with something."}

== Ask her to rap out the stairs
image: banister

She knows them by foot. You would spend the three minutes at home, and she would hear how much you wanted to.

=== always: Up as Far as Your Nail
turn: kindness found
lose: Murmurs 5
gain: Days in Felt 1, Eggs Boiled 1
image: banister

{Eggs Boiled 3+: She raps you the stairs, and stops on the tenth. There is something wrong with the tenth. She has another try; and she tells you, when she has had time to get her breath, that it was mended on the Tuesday by a man from the landlord, without a word to anybody, and that she had heard her own stair go up past her in the dark like a stranger. You hold her hand, round the edge of the door. By and by you can hear her giving it back its squeak, with a thumb-nail, on the leg of the chair.|Eggs Boiled 2+: She does them downwards this time, since you had them up before: your own nail, the turn, and the curate's door, with the curate on the other side of it asking who is there. "Nobody. It's the stairs," says Mrs Ottaway, rapping, and he wishes them good night. You go with her as far as the street door, and she draws the bolt for you, and shoots it, and draws it again.|Mrs Ottaway raps out the stairs on the leg of her chair: the street door, that sticks; the mat; fourteen, and the turn; the curate's door, with the curate behind it dropping a lid, which makes her lose her place and begin again. At your own landing she stops. "I've not let it," says Mrs Ottaway. "I had a very good offer." Then the egg is done.}

== Give her something to tell
image: tumbler-to-the-wall

Two teeth would be thought respectable, and three would be thought brave. It will be told through every wall in Lampwick.

=== always: Four, and One of Them Double
turn: farce grows
lose: Murmurs 3
gain: Days in Felt 1, Talk 1, Eggs Boiled 1
image: tumbler-to-the-wall

{Eggs Boiled 3+: She has brought a list. Miss Pomfret has asked if the teeth were kept, the curate if there was ether, and the milkman whether it is true about the parrot. You had not told her of any parrot. "Somebody must have," says Mrs Ottaway. You decide, after some thought, that it was the dentist's.|Eggs Boiled 2+: You give her the second dentist, who had to put his knee on the first. Mrs Ottaway takes it down on her cuff. She asks if the lady in the next chair ever came round; and you say that she did, and is engaged to the man with the knee. There is such a hush in the passage that Dr Muffet comes to see if your visitor is unwell. "I'd have sat down to that," says Mrs Ottaway, who is sitting down.|"Four," you say, "and one of them was double." You hear the chair turn about. She had not hoped for a double. She wants to know if you cried out, and what the man had said; and you give her a dentist with a wooden hand, a wager, and a lady in the next chair who fainted. "I'd better go while I can remember it," says Mrs Ottaway. You have not thought about a voice for three minutes together. But you will have to keep your hand to your jaw, going upstairs, for a month.}

= New Blankets
in: The Felt Rooms
deck: sometimes
frequency: Frequent
image: iron-bed
teaser: {New Ones 2+: Eli Popham, who drives the cart, has come in by the front and sat down.|The cart has been. There is somebody new, sitting very upright.}

{New Ones 2+: Nobody has been fetched. The new one is Eli Popham, the driver, who has brought people to this door for years and never been past the mat. He said "Coming, ma'am" this morning, on his box, with no one in the street; so he turned the horse round and brought himself. He has his whip across his knees, and asks you what a person does here.|New Ones 1+: The new one is a Mrs Beddoe, who makes wedding-cakes, and has her piping-bag with her. "It asked might it come up," she says, "and I told it not in those boots, I've just done the floor. I hadn't so much as looked round! Who does look round? There's always somebody coming up." She asks you, as you seem to be settled, if people are ever let out of here, and what they are let out as.|The new one is a junior clerk of the Exchange, called Percival Tooth. He has his hat on his knees. He answered in the middle of a meeting, and said "Do come in" to a wall before the whole board; and he asks you, because you look settled, whether people are ever let out of here, and what they are let out as.}

== Show the new one how to be bored
image: soup-bowl

You would miss your own hour. Nothing teaches a thing so well, however, as having to say it.

=== always: The Moth
turn: standing up or down
lose: Murmurs 4
gain: Days in Felt 1, Constant 1, New Ones 1
image: soup-bowl

{New Ones 3+: Eli Popham has no trouble with being bored, since he has had a horse. What he cannot get over is the carrots. "They never told me that there was carrots," he says. "I've had them cry on me the whole length of Ditch Street, and I could have said to them, sit back, it's all right, there's carrots. Nobody thinks to tell the driver." He is on his box again by the next bowl; and through the felt you can hear him tell Polly.|New Ones 2+: Mrs Beddoe follows the moth as far as the second seam, and gets up to straighten the lamp. You tell her that there is a skill to doing nothing; and she sits on her hands, and asks what the room would look like with a border. A whole interval goes in this. But the last thing she says about the border she says lying down, and the sentence has no end.|You give Percival Tooth the moth to watch. He asks what a moth is for. Nothing, you say, and he tries again; he asks when it is expected to arrive. It is as hard as teaching a dog to sit in the air. But there comes a moment, on the far side of the lamp, when he leaves off asking. "They'd have a fit, at the office," he says presently. He sounds as though he could picture it, and did not mind.}

== Ask what the voice said
image: tumbler-to-the-wall

They would be glad to tell it, and you would be curious to compare. Dr Muffet forbids it, since it goes from one to the next like yawning.

=== always: Notes Compared
turn: danger
gain: Days in Felt 1, Murmurs 1, Inquiring 2, New Ones 1
image: tumbler-to-the-wall

{New Ones 3+: Nothing had ever spoken to Eli Popham until today. The voice speaks to his horse. It asks her, going home, if she has far to come, and what she does about her feet; and Polly, who is a civil beast, slows down to think. "So I put felt on her as well, over the ears," says Eli Popham, "and she walked us both into the Lull. The Doctor had me take it off." You lie awake, the pair of you, wondering if she is being asked things now. From the yard, at about the third hour, there comes a sort of reply.|New Ones 2+: Mrs Beddoe's voice called her *ma'am*, and wished to know if there was a back way. Yours never minded which door it came in by. You lay it all out in crumbs; and it appears that some of them ask for you, and some are only asking for directions. "Then it wasn't me that it wanted at all," says Mrs Beddoe, a good deal put out, and in a voice that carries. "I told it third on the left." Inside the wall a number of feet start off at once, to the left.|Percival Tooth's voice has a stammer. It asked him, he says, three evenings running, if it was *c-convenient*. Yours never stammered; so there are at least two, and you work out between you, with crumbs, who has heard which, until you have seven voices laid along the blanket. Then the crumbs begin to be spoken over, quite softly, one after another, from the left. It takes the Doctor, the cat and a double helping to get you both to sleep.}
