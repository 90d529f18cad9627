= St Sepulchre
id: 108
setting: The City
type: District
inside: Underhall
line: your portion is marked in red
closed: The committee is sitting. It will rise as soon as it has been moved, seconded and carried who is to say so.
discovered: Favours: The Roof Fund 1+ or Portion of the Roof 1+
by story: yes
image: st-sepulchre

A close, a cathedral, and a painted thermometer that is taller than either.
