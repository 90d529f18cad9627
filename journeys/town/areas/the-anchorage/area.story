= The Anchorage
setting: The Roads
type: District
inside: The Roads
line: nobody lands here
drawn as: underhall-roads
image: lampwick

A boat, and a rope to it.
