= Pin Has a Plan
in: The City
when: Favours: The Perquisites 1+, base Watchful 29+ or base Shadowy 29+ or base Dangerous 29+ or base Persuasive 29+
deck: sometimes
image: picked-pocket
teaser: "You," says Pin, out of a coal-hole. "I want one that's tall."

Pin has drawn it on the pavement in chalk: a square, an arrow, and a cross. {Pin's Plans 2+: The squares change, and the cross is always you.|Pin's Plans 1+: "The square's the Watch-house," says Pin. "We don't take. We leave. There's a cat had kits, and they've got mice, and they've said no three times."|"The square's Mr Quillet's shop," says Pin. "He's put his chair out on the step to be mended, and he's stopped looking. He's not stopped holding. He's got a string on it, and Granny says it isn't left till I know who's on the other end."} {The Evening You Were Asked Twice exactly 2: "You danced," says Pin, "so you get asked first. You're the cross."|"You're the cross," she says.}

== Be the cross
needs: Cross Today under 1
locked: There is one such plan a day. The next has no cross.
image: soft-boots

You would stand where she says, look where she says, and be the person whom everybody remembers afterwards.

=== always: The Person They Remember
turn: danger
gain: Favours: The Perquisites 1, Candle-End 2, Pin's Plans 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50)), Echoes 3
set: Cross Today 1, A Day's Work 1

You stand on the cross. {Pin's Plans 6+: Pin has put a hat on the top step of the Assize, by itself. The cross is beside it, and you have only to stand there and take no notice. Everybody who comes out has to ask you whose that is, and you look round, and say, whose is what? Two constables and a judge are pointing at the hat with their sticks by the time that it is fetched away by a small girl; and behind them there is a good deal less in the way of railings.|Pin's Plans 3+: A carter has nailed down the lid of the only pump in the Rookery, and sells what is under it by the cup. You are to lie down in front of his horse and be dead. He gets off to shout at you, and is so taken up with it that he does not hear the nails come out, nor forty cans go by; but the horse does, and backs, and the wheel comes to rest on your sleeve. "What was I to do when he drove on?" you ask her afterwards. Pin has to think. "I hadn't got you down for that part," she says.|Pin's Plans 2+: You ask the desk constable the way to the dentist, three times, with your back to the wall and your coat held wide. Something warm goes past behind your knees. Then eight more do. "That's a draught," says the constable, and by the time that he has looked there are mice running for the street.|You are to be a person who has lost a sixpence, in front of the door. You lose it with all your heart. When you look up the chair is where it was, and Pin is sitting in it, with the other end of the string in her hand. "It's him," she says. "It goes up through the floor to his toe."}

== Do Pin's part
challenge: Shadowy 29
needs: Shadowy 22+, Pin's Part Done Today under 1
locked: Pin lets you have her part once a day, if you fit.
second chance: Ready Excuse
image: shadowy

It is a hole of about your width, and six seconds. She would be the cross, and nobody has ever remembered Pin.

=== success: About Your Width
turn: won at a price
gain: Favours: The Perquisites 1, Odd Stocking 3, Pin's Plans 1, Holes of Your Width 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50)), Echoes 3
set: Pin's Part Done Today 1, A Day's Work 1

{Holes of Your Width 3+: They have measured you, in the Rookery. There are four holes in the city with your name to them, and one that is being let out. "Five," says Pin, and studies you with her head on one side. "You've got thin, or else it's got fond of you. You'd best have something to eat before you do the next, because if you was to go through too quick there'd be nobody to come out, and I'd have to put you down as left."|Holes of Your Width 2+: You go in by the hole and come out by the cat's. "Six," says Pin, who no longer sounds surprised, and hands you your stockings.|Halfway in you leave a sleeve. In the end you do without the waistcoat also. But you are in on four, and by five you have done what you came for, and come out at the bottom into a barrow of stockings, which Pin had put there, not having thought that you would hold. "Six," she says. "I'd have kept the coat on."}

=== failure: One Shoulder
turn: outplayed
gain: Breakages 1, Odd Stocking 2, Pin's Plans 1, Shoulders Stuck 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
set: Pin's Part Done Today 1, A Day's Work 1
only if: Breakages under 7
image: breakages

{Shoulders Stuck 2+: You try it with the other shoulder. Pin counts six, and then she sits down on your boots, so as to know where they are, and eats an apple. "Granny says you're not left," she tells you, "so I can't have you. And you're not put down, she says, because nobody'd put a thing there. So there isn't any law about you, and you'll just have to be stuck."|You get one shoulder in. You count six, and then sixty. Pin comes and walks all round what there is of you in the street. She goes away, and comes back with Granny Oddlot, to ask her if you have been left.}

== Have Pin plan something for you
pay: Favours: The Perquisites 2
locked: Pin plans for people to whom two favours are owing. She counts them first.
image: drawer-key

It would be two pebbles out of your saucer. She does not tell the plan to whoever it is for; you would have to go home, and wait.

=== always: Go Home and Wait
turn: bargain
gain: Drawer-Key 3, Odd Stocking 2, Pin's Plans 1, Plans for You 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))

"What d'you want?" says Pin. You tell her. {Plans for You 2+: She says it back to you with two words left out. In the morning there are keys in your left boot, and the right one has been cleaned.|She shuts her eyes for as long as it takes to add up. Nothing happens, all that evening. Your landlady hears a step; the cat is found to be a different cat. In the morning there are three keys on a string round your bed-post, each still warm, and on your own door, which you had locked, a chalk cross.}
