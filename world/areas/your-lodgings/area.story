= Your Lodgings
id: 2
setting: The City
type: Lodgings
inside: Underhall
closed: You lodge nowhere yet. The Aunt, in Lampwick, sees to that.
arrival: {Who Was Expecting You 27+: The fourth stair says that you are in. "Only you?" says Mrs Ottaway, through a door; she has been told to expect somebody late.|Who Was Expecting You 26+: The fourth stair says that you are in. Nothing comes down it from above any more, not so much as a draught.|Who Was Expecting You 25+: The fourth stair says that you are in. Mrs Ottaway waits, through a door, to hear whether anything says so back.|Who Was Expecting You 24+: The fourth stair says that you are in, and Mrs Ottaway tells the saucepans that it is the one who stood on the bridge.|The fourth stair says that you are in, and Mrs Ottaway, through a door, says that she heard.}
line: half a landing, and the whole of a nail
market: yes
image: your-lodgings

The half-landing at Mrs Ottaway's: your door, your grate, your half of the view. Somebody has dusted the nail.
