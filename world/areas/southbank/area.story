= Southbank
id: 104
setting: The City
type: District
inside: Underhall
opens: A Part on Southbank 1+
closed: {Who Was Expecting You 5+: Every company on Southbank has a rehearsal indoors but one. Miss Finch of the Gallipot is rehearsing in the square, in Lampwick, and is short of a door.|Invited to Southbank 1+: Your pass is good for any first night. But Miss Finch has sent to say that she will call for you herself, in Lampwick, as soon as there is word.|The box-office is very sorry. It looks behind you, quite hopefully, for whoever it is that has sent you.}
arrival: {A Part on Southbank 5+: The bill-poster has you up on the river wall, third from the bottom. He has pasted you over last week, and asks you to hold the bucket while he smooths you down.|A Part on Southbank 3+: A boy who sells oranges by the bridge has begun to walk in front of you, shouting what you are likely to do. He charges you nothing for it, and has so far been right.|A Part on Southbank 2+: Across the bridge everything is lit from below, so that chins are brighter than hats. Two stage-hands carrying a balcony stop to let you by, because you eat at the back table.|You come off the bridge into seven overtures at once. Everything is lit from the ground, so that chins are brighter than hats. "That's the one that did the door," says a stage-hand, and puts down his end of a balcony to be introduced.}
line: nine first nights and no last
market: yes
image: southbank

Playhouses, eating-houses and a wheel, lit from underneath. From the bridge you cannot tell which of them is the play.
