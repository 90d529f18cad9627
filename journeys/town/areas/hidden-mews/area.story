= The Hidden Mews
setting: Town
type: Destination
inside: Market Cross
line: behind the other one
discovered: Reader 2+
drawn as: wick-row
image: lampwick

Six doors, and a horse looking out of one of them.
