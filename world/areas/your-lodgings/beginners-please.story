= Beginners, Please
in: The City
deck: sometimes
when: Where You Live exactly 5, no Beginners Called
frequency: Frequent
image: footlights
teaser: There is a knock at Number Four, and a boy's voice, and the name he calls is Miss Amory's.

Alfie Crupp, who calls the actors at the Gallipot, is new this week, and has been given the wrong list. He knocks at your dressing-room and cries, "Miss Amory! Beginners!" It is a list from six years back. All along the passage doors open, and Mrs Pennifold has come out of the wardrobe with something white over her arm. She looks at the boy, and after that at you. The storm has started, and in four minutes there will be a cue with no one to take it, as there is every night; they leave a silence there, and go on.

== Answer it
challenge: Persuasive 17
second chance: Word in Season
image: footlights

You would go on in the white, in front of two thousand people, and say the dozen words that belong in that silence. Mrs Pennifold has never allowed it, and the company has not forgotten how they go.

=== success: The Silence, Filled
turn: standing up or down
set: Beginners Called 1
gain: Applause 2, Proud 1
journal: offer
image: footlights

Mrs Pennifold has you into the white in a minute and a half, and does not say one word, because her mouth is full. You come down the stair in the third scene and the silence is there, wide open, with your light in it. You say what belongs there. The speech is only about a lamp.

On the other side of the stage Miss Finch, who has walked through that pause for six years, stops where she is. "I have a reply to that," she says, quite out of her part, and has to be helped to it from the corner.

Mrs Pennifold takes out the pins afterwards, one at a time. "No," she says. "It was not played like that." She hangs up the white at the left-hand end, among your things.

=== failure: The Hem
turn: farce grows
set: Beginners Called 1
gain: Breakages 1, Talk 1
only if: Breakages under 7, Talk under 7
image: breakages

Miss Amory was five feet tall. You find the hem of her on the fourth stair, and come down the other ten as weather. As nobody has been seen in that scene for six years, the house supposes that it is the ending, and rises.

It is twenty minutes before they can be got to sit. Mrs Pennifold mends the white in her lap, with her back to you, under the good lamp. "She fell, too," says Mrs Pennifold presently. "First night. I never told a soul." She breaks the thread.

== Tell Alfie that Miss Amory has gone, and where
image: kind

He has been laughed at since Monday, and should be told before he does it again. Mrs Pennifold would have to hear it said in the passage.

=== always: Struck Off
turn: lost for good
set: Beginners Called 2
gain: Kind 1, Favours: The Footlights 1
image: pen

"She's married, Alfie," you say, "to a gentleman in corn." You say it kindly, but the passage was built to carry. He gets out his pencil, wets it, and looks along his list for the place; and there is no sound from the wardrobe door but a pin going into a cushion.

He rules her through. He does it with such care that it takes a moment or two. "And who's for Number Four, then?" says Alfie, with the pencil ready, and the passage, which has had six years to think of something, looks at you to hear. You have him put *Occupied*.

== Lock the door, and let them leave the silence
image: lock-under-glass

The name called was not yours. But Alfie will be sent home; to call somebody who has left is thought to bring on more of it.

=== always: Not on the List
turn: rule with teeth
set: Beginners Called 3
gain: Echoes 30
image: lock-under-glass

You turn the key. He knocks twice more, then there are steps, and a voice that tells him to fetch his cap. The storm stops for its silence and goes on after it, exactly as long as ever.

In the morning Mr Sneath sends the half of a boy's wage up to you by mistake, as Number Four has always drawn it. But you find that the new boy, whoever he may be, has been told to leave your door out altogether; so that from now on you have to listen for the bell yourself.
