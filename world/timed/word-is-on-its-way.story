= Word Is on Its Way
after: 1 hour
when: Who Was Expecting You exactly 4
image: garden-gate
set: Who Was Expecting You 5

There is word for you at Number Nine, dear, and it has come in four kinds. {Invited to the Assize 1+: First is the Deputy, who has gone up to your room with a tape-measure, and would sooner that you were there.|Invited to the Rookery 1+: First is Pin, who is sitting on my wall with a pie and says that she was here before any of them, by four.|Invited to Southbank 1+: First is Miss Finch, who is short of a door for her third act, and has been looking at mine.|First is Clinker Row, which has come all together, with its own chairs, and is about to vote on you.} I have put the other three behind a cord.

Each has got hold of a part of who sent you that newspaper; and not one of them will say it for nothing, so I should come down to the square and be useful. P.G.
