= Beginners, Please
in: The City
deck: sometimes
when: Where You Live exactly 5, no Beginners Called
frequency: Frequent
image: footlights
teaser: There is a knock at Number Four, and a boy's voice, and the name he calls is Miss Amory's.

Alfie Crupp, who calls the actors at the Gallipot, is new this week, and has been given the wrong list. He knocks at your dressing-room and cries, "Miss Amory! Beginners!" It is a list from six years back, before Miss Amory went out for some air. All along the passage doors open, and Mrs Pennifold, the wardrobe-mistress, comes out with Miss Amory's white dress over her arm. On the stage the storm has started. In four minutes comes the cue for the speech that was Miss Amory's, and every night since she went the company has left a silence there, and gone on.

== Answer it
challenge: Persuasive 42
second chance: Word in Season
image: footlights

You would go on in the white, in front of two thousand people, and say Miss Amory's dozen words. Mrs Pennifold has never let them be said, and the company has not forgotten how they go. You might make a fool of yourself, and of the dress.

=== success: The Silence, Filled
turn: standing up or down
set: Beginners Called 1
gain: Applause 2, Proud 1, Persuasive 4
journal: offer
image: footlights

Mrs Pennifold has you into the white in a minute and a half, and does not say one word, because her mouth is full. You come down the stair in the third scene, and the company stops for its silence, and you speak. It is only a speech about a lamp.

On the other side of the stage Miss Finch, who has walked through that pause for six years, stops where she is. "I have a reply to that," she says, quite out of her part, and has to be helped to it from the corner.

Mrs Pennifold takes out the pins afterwards, one at a time. "No," she says. "It was not played like that." She hangs up the white at the left-hand end, among your things.

=== failure: The Hem
turn: farce grows
set: Beginners Called 1
gain: Breakages 1, Talk 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
only if: Breakages under 7, Talk under 7
image: breakages

Miss Amory was taller than you, by a hem. You tread on that on the fourth stair, and come down the other ten as weather. The storm is thought to have struck you; the house has never seen it done so well, and rises.

They cannot be got to sit for twenty minutes. Mrs Pennifold mends the white in her lap, with her back to you, under the good lamp. "She fell, too," says Mrs Pennifold presently. "First night. I never told a soul." She breaks the thread.

== Tell Alfie that Miss Amory has gone for good
was: Tell Alfie that Miss Amory has gone, and where
image: kind

Alfie has been laughed at since Monday, and ought to be told before he calls a lady who has left. But Mrs Pennifold would have to hear it said, in front of the whole passage, and the part would be struck off the list.

=== always: Struck Off
turn: lost for good
set: Beginners Called 2
gain: Kind 1, Favours: The Footlights 1
image: blue-pencil

{Number Four Explained exactly 1: "She's married, Alfie," you say, "to a gentleman in corn."|"She went out for some air, Alfie," you say, "six years ago, and she isn't coming back."} You say it kindly, but the passage was built to carry. Alfie gets out his pencil, wets it, and looks along his list for the place; and there is no sound from the wardrobe door but a pin going into a cushion.

He rules her through, with care, using the edge of his cap. "And who's for Number Four, then?" says Alfie. All along the passage they wait to hear what you will call yourself. You have him put *Occupied*. That night, in the third scene, they do not leave the silence.

== Lock the door, and let them leave the silence
image: lock-under-glass

The name called was not yours. But Alfie will be sent home for it, because to call a player who has left is thought to make others leave.

=== always: Not on the List
turn: rule with teeth
set: Beginners Called 3
gain: Echoes 30
image: lock-under-glass

You turn the key. Alfie knocks twice more; then there are steps, and Mr Sneath's voice, which tells him to fetch his cap. The storm stops for its silence and goes on after it, exactly as long as ever.

In the morning Mr Sneath sends you up half of Alfie's wage, because Number Four has always drawn it when a boy is turned off. The next boy has been told to leave your door out altogether, and you have to listen for the bell yourself.
