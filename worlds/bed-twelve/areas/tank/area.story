= The Tank
setting: The Roof
type: District
inside: The Whole Roof
market: yes
opens: Bed Twelve 1+
closed: You would only be asked whose water you want.
line: the only tap for twenty-two floors of opinion
image: tank

A steel tank on legs, as big as a bus. There is one tap, at knee height, and a queue.
