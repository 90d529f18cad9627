= Your Lodgings
id: 2
setting: The City
type: Lodgings
inside: Underhall
closed: You lodge nowhere yet. The Aunt, in Lampwick, sees to that.
arrival: {Where You Live exactly 3: You leave your hat in the loft over the Ringing Hall, and go round by Mrs Ottaway's for the post.|Where You Live exactly 4: You see that your hammock is still hung at Oddlot's, and go round by Mrs Ottaway's for the post.|Where You Live exactly 5: You look in at Number Four, at the Gallipot, to see that nobody is dying in it, and go round by Mrs Ottaway's for the post.} {Who Was Expecting You 27+: The fourth stair says that you are in. "Only you?" says Mrs Ottaway, through a door; she has been told to expect somebody late.|Who Was Expecting You 26+: The fourth stair says that you are in. Nothing comes down it from above any more, not so much as a draught.|Who Was Expecting You 25+: The fourth stair says that you are in. Mrs Ottaway waits, through a door, to hear whether anything says so back.|Who Was Expecting You 24+: The fourth stair says that you are in, and Mrs Ottaway tells the saucepans that it is the one who stood on the bridge.|The fourth stair says that you are in, and Mrs Ottaway, through a door, says that she heard.}
line: half a landing, and the whole of a nail
market: yes
image: your-lodgings

Your door, your grate, your half of the view. Wherever else you may hang your hat, the half-landing at Mrs Ottaway's stays in your name, with its nail.
