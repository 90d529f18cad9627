= Mrs Cope's Mangle
where: Lampwick
when: Who Was Expecting You 24+
image: mangle
order: 215
teaser: The handle wants somebody on the other side of it, and Mr Cope has his loaves to see to.

The mangle fills the front room in Tinder Street, and there are always blankets. {Who Was Expecting You 27+: Mrs Cope was against it, and has told you so twice; but you may be wrong about newspapers and right about corners.|Who Was Expecting You 26+: Mrs Cope hums at it, these days, and has your collars ready before you have said good morning.|Who Was Expecting You 25+, no Daniel Orchard's Leaf: Mrs Cope has hung a wet sheet between your handle and hers. What she has to say to you she says to the sheet.|Who Was Expecting You 25+: Mrs Cope leaves the street door open, because she likes to hear what there is.|Mrs Cope has a nail by the copper for your coat, since the state it was in when you came off that bridge.} She pays by the dozen, and whoever turns the handle hears what Tinder Street has to say.

== Turn the handle
needs: Mangle Turned Today under 1
locked: Mrs Cope has had her hour of you.
image: mangle

It is a dozen to the candle-ring. You would have the use of your arms again by tomorrow.

=== always: By the Dozen
gain: Echoes 9, Candle-End 1, Mangle Turned 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Mangle Turned Today 1, A Day's Work 1
image: mangle

{Mangle Turned exactly 3: The younger of the Copes has the feeding of it today, on a box. She puts in a sheet, a pillow-case, and the hem of her own pinafore; and you have wound her in as far as the second button before either of you thinks to mention it.|Mangle Turned exactly 4: There is a table-cloth from Crownhill, to seat sixty, which takes the best part of the hour to go through. Mrs Cope reads it to you by the stains as it comes out on her side: soup, sole, a proposal, and the place where an answer was spilt.|Mangle Turned exactly 5: Mr Cope is called to his oven and Mrs Cope to her copper, so that you have the room to yourself, and sing. When you leave off, a woman beating a mat in the street leaves off as well, and calls in at the door to know what became of the sailor.|Mangle Turned exactly 7: The fishwife's petticoat goes in as one and comes out as two. You own to it. She holds up a half in each hand, with all of Tinder Street looking on, and discovers that it is what she has always wanted, because she has a sister.|Mangle Turned exactly 8: You are given a boy to teach. He asks how long it will be before he knows for himself where the handle is stiff. You tell him; and he goes and leans there, the wretch, and has done a dozen while you are turning back your cuffs.|Mangle Turned 6+: Nobody needs to say when. The blanket goes in square, and your elbow knows by itself where the handle is stiff; in Tinder Street they have begun to bring their sheets on your days.|Mangle Turned 2+: You have found out where the handle is stiff, and lean there. Mr Cope puts a roll on the sill by you without turning round.|At the third blanket your hair is in your eyes, and at the sixth dozen of Mrs Cope's washing you could not say which of your hands is which.} {Who Was Expecting You 25 to 26: Mrs Stote, from the end of the street, looks in to see who is turning, and sits down to watch.|Mrs Stote comes in for the warm, with a pot of beer in her hand from the Save-All, and asks each time whether you have eaten.}

== Ask what they say of it now
when: Who Was Expecting You exactly 24 or Who Was Expecting You 26+
cost: 0 actions
image: overheard-word

They will have an opinion of how you closed the book. They have one of how you wring.

=== always: Tinder Street's Opinion
image: overheard-word

{Who Was Expecting You 27+: "Sent for another, they tell me," says Mrs Cope. "I had three ask me on Monday was it true that you can get a newspaper like that. They'd a grandson, one of them. I said it isn't a thing you can put in for."|Who Was Expecting You 26+: "There's two in this street that laid a cup every night for whoever went up," says Mrs Cope, "and they've put it away in the cupboard with the rest. One says she's sorry and one says she sleeps. And Miss Gathercole has sent me her tray-cloths, that never left her house. So I did them by hand."|"Most of the boats have it that it was you, and the rest have it that it was her come back," says Mrs Cope. "I let them. The lightermen's wives say there's been nobody hit the pier since, not one, and there's no lamp there now to thank for it. They've got to looking for themselves."}

== Ask her what she heard
when: Who Was Expecting You exactly 25
cost: 0 actions
image: ear-trumpet

She sat on your stair that night with the rest of you. She may say, or she may give you a blanket.

=== always: So Many for So Many
turn: bargain
image: ear-trumpet

{Daniel Orchard's Leaf 1+: "Three asked for and two bells," says Mrs Cope. "They have it at the pump that the third was engaged." She feeds in the next blanket, and it is some way through before she goes on. "If there had been a fourth asked for," says Mrs Cope, "I suppose that it might have been three bells. I don't say who. I'm only telling you how it goes, in sums."|"Some people," says Mrs Cope to the sheet, "were asked civilly." The sheet drips. "I've told the children that it was pipes. I'd have to own that it was well called, you could hear each word of it. You may let them know that, if you see them."} And she asks you for the corners.
