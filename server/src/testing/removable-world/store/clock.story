= A Late Clock
fate: 5
opens: The Late Clock
line: It is late.
image: pen

A clock is late.
