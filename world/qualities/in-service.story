= Nerve
category: AgentStat
image: raised-chin

How long somebody can stand on a step after the second knock, and still look as they looked at the first.

= Thripp
category: AgentStatHidden
hidden: yes
image: aubrey-thripp

One if it is Mr Thripp who has come back.

= Ply
category: AgentStatHidden
hidden: yes
image: martha-ply

One if it is Miss Ply who has come back.

= What Mr Thripp Was Promised
category: Story
cap: 3
stages: 1 That He May Look. Send him out under Agents., 2 That He Will Be Kept From It. Send him out under Agents., 3 Fridays. Send him out under Agents.
told: 1 You have promised Mr Thripp that he may go and look.
told: 2 You have promised Miss Gathercole that Mr Thripp is not to look.
told: 3 You have Mr Thripp to dinner on Fridays.
relationship: {Best of the Nephews exactly 2: Mr Thripp is first in merit, and has been seen to hesitate at a door.|Best of the Nephews 1+: Mr Thripp is second in merit, and has left off asking.|What Mr Thripp Was Promised exactly 3: Mr Thripp dines with you on Fridays. On Saturdays there are people whom he has told about it.|Mr Thripp would do anything for you, and says so at each house that you send him to.}
image: aubrey-thripp

What you said at the Aunt's gate, when you took on her second-best nephew.

== person 1: Mr Aubrey Thripp
cameo: aubrey-thripp

He goes where you cannot, from the page *Agents*, and tells you afterwards what they had for dinner.

= How Miss Ply Came
category: Story
cap: 3
stages: 1 With a Paper for You to Keep. Send her out under Agents., 2 With a Character. Send her out under Agents., 3 Behind Her Box. Send her out under Agents.
told: 1 Miss Ply is in your service, and you have her reading in your coat.
told: 2 Miss Ply is in your service, with a character from the Deputy.
told: 3 Miss Ply is in your service, and has read your coat.
relationship: {The Chair on the Third Floor 1+: Miss Ply has stopped looking at the third floor of the Assize when she goes by. She looks at the second.|Miss Ply does your stair on Mondays. She tells nobody what is on it, and you have asked.}
image: martha-ply

On what terms she left the Assize: with a box, and a reading that there was no column for.

== person 1: Miss Martha Ply
cameo: martha-ply

She goes where you send her, from the page *Agents*, and reads what is there. She has begun with your stair.

= The Twenty-Fourth Spoon
category: Story
cap: 3
stages: 1 In the Drawer at Number Thirty. A house in Wick Row is to be minded now: look under Agents., 2 In a Buttonhole. A house in Wick Row is to be minded now: look under Agents., 3 Kept by Mrs Hatchard. A house in Wick Row is to be minded now: look under Agents.
told: 1 There are twenty-four spoons at Number Thirty. There always were.
told: 2 There are twenty-three spoons at Number Thirty, and no gap.
told: 3 Ivy Moffat has been dismissed from Number Thirty.
image: silver-spoon

Whose spoon Mrs Ottaway had, and what it cost to bring it home.

= The Pargeters
category: Story
cap: 4
stages: 1 At Pale Harbour by Post. Under Agents there are other halls to be slept in., 2 At Home Minus One. Under Agents there are other halls to be slept in., 3 At Pale Harbour with a Ham. Under Agents there are other halls to be slept in., 4 At Pale Harbour by the Labels. Under Agents there are other halls to be slept in.
told: 1 The Pargeters are at Pale Harbour. You have had it from the top floor back.
told: 2 Mr Pargeter is in the cells, as a burglar. The family is at the sea.
told: 3 The Pargeters are at Pale Harbour, and have eaten your ham.
told: 4 The Pargeters are at Pale Harbour. You know how often.
image: seaside-hat

The family of Thirty-One, Wick Row, and where it spends its fortnight.

= Houses Minded
category: Hidden
hidden: yes
cap: 30
image: brass-plate

In how many halls somebody has slept for you.

= Round of the Halls
category: Hidden
hidden: yes
cap: 6
image: brass-plate

Which of the halls was the last.

= Larders Heard Of
category: Hidden
hidden: yes
cap: 5
image: brass-plate

Which of the larders was the last.

= Halls Gone Wrong
category: Hidden
hidden: yes
cap: 3
image: hall-chair

How often a hall has got the better of whoever slept there.

= Card-Case
category: Luggage
nature: thing
lend: yes
available at: Mr Aubrey Thripp had two of them made.
enhances: Persuasive 2
image: card-case

Your own name, in copperplate, on forty cards. In the other one it is spelt as Mrs Ottaway hears it.

= Spoon in a Buttonhole
category: Adornment
nature: thing
lend: yes
available at: A drawer in Wick Row, where nobody misses it.
enhances: Persuasive 2, Nerve 1
image: silver-spoon

Worn with the bowl up, by people out of livery. It says that you dine somewhere, and are not to be asked where.

= Hat for the Sea-Side
category: Hat
nature: thing
lend: yes
available at: The hall table of Thirty-One, Wick Row.
enhances: Watchful 2, Persuasive 1
image: seaside-hat

Straw, with a ribbon. It has been to the sea once and been packed for it every year since.

= A Reading Not Entered
category: Document
nature: thing
available at: Miss Martha Ply, who was not asked for it.
image: small-print

One chair, seat of: dust, level. There are four lines in pencil, and no column that they will go into.

= Feather Duster
category: Weapon
nature: thing
lend: yes
available at: Miss Martha Ply, who reads with the naked eye.
enhances: Watchful 3, Dangerous 1
image: feather-duster

She never used it, since it would have been like going about with a sponge in a library. People do get out of its way.

= A Glove Thrown Down
category: Gloves
nature: thing
lend: yes
available at: The porter of the Boiled Owl, on a tray.
enhances: Dangerous 3, Persuasive 1
image: glove-thrown-down

Grey kid, left hand, cleaned. There is somebody on the other end of it who would still like to hear from you.

= The Door of the Boiled Owl
category: Story
cap: 3
stages: 1 Gone Through. There is other business of the kind under Agents., 2 Blocked. There is other business of the kind under Agents., 3 Dined Before. There is other business of the kind under Agents.
told: 1 The matter of the door is settled.
told: 2 The matter of the door is being gone into.
told: 3 Two gentlemen dine on a step, and you are what they have in common.
image: two-bowlers

What came of two gentlemen who begged one another to go first.

= Best of the Nephews
category: Story
cap: 3
stages: 1 Crispin Gathercole. His place is kept., 2 Aubrey Thripp. There is nobody above him., 3 Out. Nobody has said so.
told: 1 Mr Thripp has stood where the best of them stood, and is second.
told: 2 Mr Thripp is first in merit. The name above his is ruled through.
told: 3 The first page is out. So is the first nephew.
image: letter-basket

Who stands first in merit among four thousand nephews of the Aunt's.

= The Chair on the Third Floor
category: Story
cap: 3
stages: 1 In the Record, 2 Dusted, 3 Known to You
told: 1 The chair is in the record. The Warden prefers to stand.
told: 2 The chair has been dusted. It will not be read again.
told: 3 You know about the chair, and who knows that you do.
image: hall-chair

What is to be read off the Warden's chair, and who has read it.

= Barrows Followed
category: Hidden
hidden: yes
cap: 12
image: footprints

How often the barrow with the hoops has been followed.

= Barrows Read
category: Hidden
hidden: yes
cap: 5
image: spectacles

How often its tickets were read.

= Barrows Stopped
category: Hidden
hidden: yes
cap: 5
image: hand-barrow

How often something went out.

= Barrows Tracked
category: Hidden
hidden: yes
cap: 5
image: light-known

How often it was followed to the rope.

= Barrows Lost
category: Hidden
hidden: yes
cap: 5
image: light-known

How often it was lost on the way.
