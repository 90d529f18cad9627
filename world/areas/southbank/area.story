= Southbank
id: 104
setting: The City
type: District
inside: Underhall
line: nine first nights and no last
closed: {A Part on Southbank 1+: The stage-door keeper has you down as a door, and lets you stand where one would be. The company is still looking for its ending, and has locked itself in.|Invited to Southbank 1+: Your pass is good for any first night. But Miss Finch is out; she is rehearsing in the square, in Lampwick, and is short of a door.|The box-office is very sorry. It looks behind you, quite hopefully, for whoever it is that has sent you.}
by story: yes
image: southbank

Playhouses, eating-houses and a wheel, lit from underneath. From the bridge one cannot tell which of them is the play.
