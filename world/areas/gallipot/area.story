= The Gallipot Theatre
setting: The City
type: Destination
inside: Southbank
opens: A Part on Southbank 2+
closed: Mr Mapes at the stage door has you down as a door, and doors go in by the dock. He lets in whoever eats with the company, at Plenty's back table.
arrival: {Letters of a Lady Unknown 5+: "There's two dinners been sent round for you," says Mr Mapes. "I've eaten one of them, for the record."|Evenings Walked On 5+: Mr Mapes has stopped asking which door you want. "In," he says, and writes it down before you have wiped your feet.|Mr Mapes turns his book round for you to sign. "In," he says. "They all sign the *in*. I've had to guess at the other column."}
line: in rehearsal
market: yes
image: gallipot

It has played four acts of *The Return* for seven years. Behind the curtain there are ropes, buckets, a smell of size, and forty people waiting to be told how it ends.
