= The Turnstile
setting: The Shore
type: District
inside: The Whole Pier
line: it has turned before
image: tallow-wharf

An iron gate that lets one person through at a time, and a window with a kettle behind it.
