= Southbank
id: 104
setting: The City
type: District
inside: Underhall
line: nine first nights and no last
closed: {Invited to Southbank 1+: Your pass is good for any first night. There is none this week, the ending having been mislaid again; they will send to Number Nine.|The box-office is very sorry. It looks behind you, quite hopefully, for whoever it is that has sent you.}
by story: yes
image: southbank

Playhouses, eating-houses and a wheel, lit from underneath. From the bridge one cannot tell which of them is the play.
