= Your Lodgings
id: 2
setting: The City
type: Lodgings
inside: Underhall
closed: You lodge nowhere yet. The Aunt, in Lampwick, sees to that.
arrival: The fourth stair says that you are in, and Mrs Ottaway, through a door, says that she heard.
line: half a landing, and the whole of a nail
market: yes
image: your-lodgings

The half-landing at Mrs Ottaway's: your door, your grate, your half of the view. Somebody has dusted the nail.
