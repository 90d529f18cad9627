= The Oyster Beds
setting: The Roads
type: District
inside: The Roads
line: private, by a board that says so
opens: Reader 50+
drawn as: old-tithe-port
image: area-steps

Poles, in rows, with a number on each.
