= In Several Pieces
where: anywhere
in: The City
when: Breakages 8+, Introduced 10+
urgency: must
back: no
note: Dread, confinement, and hands in the dark. It lasts for some ten actions, and never for more than twelve.
image: laundry-basket
teaser: You have been written up for the eighth time.

The pavement is flat, and nobody is near you. You have been held together with string for some time, and the string goes first. Then you are looking at your own left boot from the level of the ground, and a lady has stepped over part of you and begged its pardon. A dray draws up. It is Hob Farrow, whose trade is to carry people like you to be mended. He writes you up in a book, sets down a laundry-basket with straw in it, and picks you up like eggs, counting. "There's one gone down the grating," says Hob. "They won't send you home with a hole. They fill it with a bit of whoever's on the next board. I'd sooner you had a bit of your own house." So he drives you round by Mrs Ottaway's, where you lodge, and knocks on the hatch with his whip.

== Ask her for the riveted mug
cost: 0 actions
image: chipped-saucer

{The Mug on the Sill 1+: What is left of her dead husband's shaving-mug is behind the shutter, in newspaper. A piece of that would hold.|Mr Ottaway's shaving-mug has stood on that sill since he died. What has been broken once, and mended well, will hold in a person. But she would have to break the mug.}

=== always: What Is Left of the Mug
when: The Mug on the Sill 1+
turn: bargain
set: Lamps Out 1, Way Off the Shelf 0
move to: The Menders' Shelf

{Mended 2+: It has come down to the crumbs. She shakes the newspaper out along the sill, on your side of the shutter, and there is about as much as would salt an egg. "Wet your finger," says Mrs Ottaway. You have one finger that bends. You go along the sill with it, and back along the crack. You do not leave her any.|"There's only the handle now," says Mrs Ottaway. You hear her unwrap it. Then you hear her put her finger through it, behind the shutter, as he must have done in the mornings. Her nail ticks on the inside, twice. She pushes it out to you under the shutter, with her finger still in it, and there she stops. One of you will have to pull, and she will hear it scrape the whole way across the sill. You take hold of your side, and pull.}

=== always: Mended Once Already
turn: lost for good
set: Lamps Out 1, Way Off the Shelf 0, The Mug on the Sill 1
move to: The Menders' Shelf

Behind the shutter the spoon stops. "He'd not have minded," says Mrs Ottaway. "He was down there himself. He had ten years after it, and not a crack." The mug comes out upon the sill, with her hand round it, and you see the three rivets, and the line on the inside where the soap came to. Then the hand takes it in again. You have heard her bang lids since the day you came. This is a small noise. What she puts into your palm is white, with one rivet in it, and still warm from the range. "He came home quiet," says Mrs Ottaway, through the wood. "You'll see what they do to them, down there. I never liked to ask him if it was me."

== Tell Hob to drive on
cost: 0 actions
image: cab-horse

You would go as you are, and take whatever is put into the hole. She would keep {The Mug on the Sill 1+: the rest of the mug|her dead husband's shaving-mug, and you would not have to thank her}. But she can hear that there is a piece of you missing; she hears everything.

=== always: Short
when: The Mug on the Sill 1+
turn: danger
set: Lamps Out 1, Way Off the Shelf 0
move to: The Menders' Shelf

This time the hatch stays shut. You are laid on a board, and beyond your feet, on the next one, is a man with his back to you. By the second lamp the hole is filled. What was put in is a little too big, and warm along the edges, and you do not know what part of a person that used to be. When the man turns over in his sleep, it turns too. You turn over after it, so as not to tear.

=== always: Say That It Did
turn: standing up or down
set: Lamps Out 1, Way Off the Shelf 0, The Mug on the Sill 2
move to: The Menders' Shelf
image: chipped-saucer

The hatch does not open. The dray has got to the corner when slippers come flapping after it. It is the curate, from the floor above yours, and he has Mr Ottaway's shaving-mug. She has kept it on her sill since she was left a widow. "She says that you are to have it," he calls. "She says that you are not to be so proud." You would not care to owe her as much as that. You shut your eyes. So he stands the mug down by your head, and you hear him run back, and tell the shutter that you took it.

You have one hand that closes, and the mug is not a yard off. At each cobble it walks a little nearer to the edge of the boards. You could put out the hand; but then the curate would see you do it, from the corner, and tell her. When it has gone over, Hob gets down, and looks about between the wheels, and finds a piece with a rivet in it. "She'll be asking me if it got there," says Hob.

"Say that it did," you tell him, and hold still for him to put it in.
