= Sheet Harbour
setting: The Roads
type: District
inside: The Roads
line: it is not on the first edition
discovered: Reader 3+
drawn as: pale-harbour
image: area-steps

Washing, as far as one sees.
