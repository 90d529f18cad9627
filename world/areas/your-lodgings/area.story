= Your Lodgings
id: 2
setting: The City
type: Lodgings
line: as you left it
market: yes
image: your-lodgings

The half-landing at Mrs Ottaway's: your door, your grate, your half of the view. Somebody has dusted the nail.
