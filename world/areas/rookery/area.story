= The Rookery
id: 103
setting: The City
type: District
inside: Underhall
opens: A Place Among the Perquisites 1+
closed: {Invited to the Rookery 1+: There is a peg for you. They have sent Pin to find you, and she is on the Aunt's wall, in Lampwick.|Who Was Expecting You 6+: The washing is drawn in as you come up, but slowly. Pin could have you let in, if she had seen what you can do. She is on the Aunt's wall, in Lampwick.|The washing is drawn in as you come up. There is a peg on it for everybody who is let in, and none of them is yours.}
arrival: {A Place Among the Perquisites 4+: Two people on the stair have moved along before you reach it, and a bucket is taken in out of your way. Overhead the washing goes in and out, as it does for the smoke, and for the Watch.|A Place Among the Perquisites 2+: You go up by the third line, the coal-hole and Mrs Lavery's back room, and wipe your feet in it, as is the custom. There is something drying on your peg. It is not yours, but the peg is.|Pin goes up before you, and tells you which of the stairs are to be trusted. "Four, no. Five, no. Six, if you're thin." At every turn people stop what they are doing to see what you have got in your hands. Since it is nothing, they are very civil about it.} {The Hat on the Plank 2 to 3: At the plank Mr Vail nods to you. He does not lift the hat.|The Hat on the Plank exactly 1: At the plank a list is chalked up, with your name against Fridays.|The Hat on the Plank exactly 4: At the plank Mr Vail, as you go by, lifts a hat that he has not got.|}
line: what is left is left to us
market: yes
image: rookery

Nine streets, one on top of another, and tied together with washing-lines. Everything in them was somebody's.
