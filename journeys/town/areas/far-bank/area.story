= The Far Bank
setting: Town
type: District
inside: The Town
line: one reads of it first
discovered: Reader 3+
drawn as: college
image: area-steps

The other side, from which this one looks small.
