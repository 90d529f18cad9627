= A Bench by the Pump
where: Lampwick
when: Introduced 10+
outfit: yes
image: bench-by-the-pump
scene: by-the-pump
order: 200
teaser: The pump has given no water since the year 40. It gives a good deal else.

In the middle of the square is a pump with a bench round it, six-sided and facing outward, so that a dozen people may sit together without being in company. The pump is dry. They come to it for the news, and work the handle out of politeness while they wait. Mrs Bly, who sells laces, has the side towards the sun, if there should ever be one. Beside her there is a place.

== Sit, and work the handle
needs: Handle Worked Today under 1
locked: The handle is off for its grease until tomorrow.
image: pump-handle

It squeaks on the up-stroke. On the down-stroke, if you time it, you can hear what is said behind you; and there are those here who will give candle-ends for a thing well overheard.

=== always: Every Other Word
gain: Echoes 4, Candle-End 3, Inquiring 1, Turns at the Handle 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Handle Worked Today 1, A Day's Work 1

{Turns at the Handle exactly 3: You have the whole of it for once, with not a word lost, and so has Mrs Bly. It is about Mrs Bly. She goes on pumping to the end. "Well, she's wrong about the *price*," says Mrs Bly; and she gives you four of the ends for not having stopped.|Turns at the Handle exactly 4: A gentleman sits down, says "Twenty-six" to the air, and gets up. Another comes and says "No." You and Mrs Bly sell those two words, separately, to everybody on the bench, and by the evening it is the date, the number of the house, and what she told him.|Turns at the Handle 5+: You and Mrs Bly have an arrangement now. She lifts when you press, so that not a word is lost; and at five o'clock there is a small crowd, with its candle-ends ready, that has come to be told what was said at four. Several of them said it. They like to hear how it came out.|Turns at the Handle 2+: The pump has a handle on each side. Mrs Bly has the far one, and pumps against you, so that she hears the words that you lose. You have the deeds, she has the names, and neither is worth anything on this bench until the two have been put together, with some candle-ends between them for the loser.|Two women behind you are telling each other something about the Canon, but whenever the handle squeaks you lose a word. "... never ... in the vestry ... with a *goose* ..." By the time they go, you own half of the best story in Lampwick. Then you see that the pump has a second handle, and that Mrs Bly has been working it. She has the other half. You swap. "Goose" is the only word that you both heard, and it is she who pays, because yours is the half with the vestry.}

=== rare 22%: It Gives
set: Shaken by the Pump (1 + [Shaken by the Pump] - 2 * ([Shaken by the Pump] / 2)), Handle Worked Today 1, A Day's Work 1
turn: danger
gain: Echoes 11, Merry 3, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))

{Shaken by the Pump under 2 or Shaken by the Pump 3+: On the thirtieth stroke the pump coughs, and gives: about a cupful, brown, as warm as tea, into your boot.|On the thirtieth stroke the handle goes down without you. It comes up, and waits. You have both hands on the iron. You can feel in it what you feel in a rope when somebody is on the other end, who has stopped to find out if you are. Nobody on the bench looks round, because it is only what pumping looks like.}

{Shaken by the Pump exactly 2: You give it three, and take your weight off. Three come back. "There's a rope does that, beside Mrs Ottaway's range," says Mrs Bly, who has left off counting laces, "and she'll tell you that it's pipes. They all do. But the week after it pulled she had her kitchen floor up. You ask her at the hatch what she'd heard." Mr Sayle will give you a shilling to shake hands with him while they are wet. The pump has given nothing, and your hands are wet to the wrist.|Nobody on the bench moves. Then they are all up, with hats, with a coal-scuttle, with a baby's bath, and you are at the bottom of them, and the pump is dry again. When you have been got out, a Mr Sayle asks whether he might see the boot. He was sitting here the other time, he says. He gives you a shilling for the stocking, wrung out into a jam-jar, and carries it home in both hands.}

== Settle an argument
when: base Persuasive under 24
challenge: Persuasive 17
needs: Persuasive 13+, Argument Settled Today under 1
locked: There is one argument a day at the pump that lets itself be settled.
second chance: Word in Season
image: two-bowlers

Mr Haddow, who is tall, and Mr Pym, who is not, have been disagreeing for longer than either will say. Each has put up a shilling. They have begun to look about for a judge, and they do not forgive a bad one.

=== success: The Judge's Shilling
turn: farce grows
gain: Echoes 14, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Arguments Settled ([Arguments Settled] + 1 - 7 * ([Arguments Settled] / 8)), Argument Settled Today 1, A Day's Work 1

{Arguments Settled exactly 2: Today it is eggs. Each of them puts the other's case, as you have taught them to, and is so struck by it that he changes sides; so they shake hands, and are just as far apart as they were. Mrs Bly has her shilling before the hands are down.|Arguments Settled exactly 3: Today it is whether a tail is part of a cat. You send for a cat. It sits down between them, with its back to Mr Pym, and puts its tail round itself; and Mr Haddow says very fairly that if the cat is going to take that line he has nothing to add.|Arguments Settled exactly 4: A thing that is lost is somewhere, says Mr Haddow, and Mr Pym says that it is not. You ask them what they have lost. It turns out to be the same umbrella. They look at each other for some time, and pay, and go off in one direction, rather fast.|Arguments Settled exactly 5: The question is whose turn it was to begin. Yours, you find. They take this round to the other side of the pump, and can see no way past it; and Mr Pym only wishes, he says, that somebody had put that to them before they had said so much.|Arguments Settled exactly 6: They agree. It is about the price of coal, and it happened by accident, and both are badly shaken. "You'll have to find against the two of us," says Mr Haddow. "If we're to sit here on the one side of a question, and nobody over against us, then I don't see what either of us has been coming out for." You find for the coal. They pay like men who have been let off.|Arguments Settled exactly 7: If a man has been shaved by the wrong barber, has he been shaved? Mrs Bly has views. You have to be got out from among the three of them by a constable, with the shilling in your hand; and he would like it known, rubbing his chin, that in his own opinion he has not.|Arguments Settled exactly 8: They send round for you now. Mr Haddow has brought a cushion for the judge, and Mr Pym a bell. They have written out both cases beforehand, to save your time; all that you need do is have them change papers. "We were wondering," says Mr Pym, as he pays, "whether you could not, one day, find for us both."|You ask each to put the other's case as well as he is able. Mr Haddow makes Mr Pym's so handsomely that Mr Pym has to take out a handkerchief; then Mr Pym does the same, and they go off arm in arm, having exchanged opinions. Before the corner you can hear them begin again, the other way about. Both shillings are still on the bench. One is for the judge, by custom, says Mrs Bly, and she takes the other for not having interrupted.}

=== rare success 22%: Whose Turn It Is
set: Questions Sent by a Boy (1 + [Questions Sent by a Boy] - 2 * ([Questions Sent by a Boy] / 2)), Argument Settled Today 1, A Day's Work 1
turn: opponent is right
gain: Echoes 14, Kind 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))

{Questions Sent by a Boy exactly 2: Mr Haddow has the bench to himself. Mr Pym is in bed with his chest, across the city, and has sent his shilling by a boy, and the question with it. *Did she take sugar?* It is about the late Mrs Haddow. Mr Haddow says that she did not. "Somebody will have to be him," he says.|You find for Mr Haddow, and nobody could be more put out. He has been wrong on this bench, he explains to you aside, every day since his wife died, and Mr Pym comes across the city to see to it.}

{Questions Sent by a Boy exactly 2: So you are Mr Pym. She took two, you say. You never met her. You tell him how she went round, and knocked the spoon on the rim, and left it standing in the cup to annoy him. On the other sides of the pump people have turned round to hear you win.|Mr Pym is studying the pump. You find for Mr Pym.}

{Questions Sent by a Boy exactly 2: "She took it when I was out of the room," says Mr Haddow at last. "There was always the one wet spoon. I thought that it was me." He counts both shillings into your hand, and goes on sitting there. On his knee the other hand is going round, and round, with nothing in it.|"That's better," says Mr Haddow, and puts his shilling in your hand. When he is well round the corner Mr Pym puts his on top of it, and asks whether that was done slowly enough.}

=== failure: A Common Enemy
turn: standing up or down
gain: Echoes 7, Talk 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50)), Opinions Ventured 1
set: Argument Settled Today 1, A Day's Work 1
only if: Talk under 8

{Opinions Ventured 3+: They have missed you. You have said "In my opinion" when Mr Pym rings the bell, and Mr Haddow, watch in hand, allows you as far as the end of the sentence. It takes them four minutes, and does them a world of good. Mrs Bly has begun to let the bench for it. She hands you your share in laces, and says that the second house will want the one about the spoon.|Opinions Ventured 2+: Today they have come to whether soup is a drink. You say that it depends upon the spoon; and there is a silence, in which the two of them find each other's hands. "*Depends!*" says Mr Haddow. "I have known this man for thirty years, I've not agreed with him upon any subject living, and never once, not in a fever, has he told me that it depended!" Mr Pym has to be helped to his feet. You are told at three suppers, that week, as the Spoon, and he pays you for the loan of it.|"In my opinion," you begin; and they turn on you together, shoulder to shoulder, with the joy of two old soldiers who have been sent a war. By the time they have done you have been wrong about the lamp, the Canon, and mutton, and they are friends. Mr Haddow slips you twopence behind his back, where Mr Pym will not see it. Then Mr Pym does the same. You will be told against yourself tonight at two suppers, and you can hear the first of them being rehearsed as they go. "*Mutton!*"}

== Follow the man who never sits
when: base Shadowy under 24
challenge: Shadowy 14
needs: Shadowy 11+, Parcel Followed Today under 1
locked: He looks at every pair of boots once a day, and today he has looked at yours.
second chance: Ready Excuse
image: parcel-string

Mr Vokes comes by at the same minute every day, touches the pump, and leaves by a different street. He has a parcel. It is never the same parcel, and he does not like to be followed by anybody who does it badly.

=== success: For Whoever Is Following
turn: secret learned
gain: Echoes 14, Parcels Followed 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Parcel Followed Today 1, A Day's Work 1

{Parcels Followed 8+: You walk in front by now, because somebody new is following, and Mr Vokes would like them to have two people to lose. You set the parcel down, knock, and walk on; behind you, on the wrong side of the street, a pair of feet is doing it too carefully. At the last step you leave the shilling where it is and take the one underneath.|Parcels Followed 2+: He knows that you are there, and walks so that you can keep up. At the third door he has you hold the parcel while he ties his lace.|You follow him along Snuffers' Row, on the gaslit side, where a person is only traffic. He sets the parcel on a step and knocks. A woman takes it in, a bowl with a cloth over it, and hands him another, for the next door but one. By the seventh door you see that nobody in this street eats their own dinner. On the last step is a shilling, under a saucer, and nobody to eat off it: that is for whoever is following.} {Parcels Followed 8+:|Parcels Followed 4+: It is a fish pie, with a face.|Parcels Followed 2+: It is a suet pudding, to go by the weight.} {Parcels Followed 8+:|Parcels Followed 2+: It goes in next door. The shilling is on the last step.}

=== rare success 22%: Six Ways
set: Carried for Mr Vokes (1 + [Carried for Mr Vokes] - 2 * ([Carried for Mr Vokes] / 2)), Parcel Followed Today 1, A Day's Work 1
turn: farce grows
gain: Echoes 6, Candle-End 4, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))

{Carried for Mr Vokes exactly 2: At the third corner you have lost him. You stand under the gas in Snuffers' Row and listen for Mr Vokes's cough, which comes from behind you. When you go on, so does the cough. At the next kerb you hear it stop, and four or five others with it, a very little after you.|At the third corner you find that you are not the last. There is somebody behind you on the gaslit side, putting their feet where you put yours; and behind them, to go by the sound, somebody else.}

{Carried for Mr Vokes exactly 2: Nobody has ever followed you so well. They put down their feet as you do. You try Tinder Street, and the back of the hatter's. Somewhere in the second lap you find that you have dropped your left shoulder, and are carrying before you in both arms, with great care, nothing at all.|It keeps up for four streets. On the last step Mr Vokes sets the parcel down, and does not knock. He turns round and counts you all, with a finger.}

{Carried for Mr Vokes exactly 2: The street that you have chosen comes to a step and a door. "Go on," says Mr Vokes, out of the dark, kindly, and you can hear the money in his hat. "We've all of us paid to see where this one goes." You bend down, and set it on the step, and knock.|"Five," he says. "They told me that it was one." He unties the string, and opens a knife. It is a pie. It cuts into six.}

=== failure: Left Foot
turn: outplayed
gain: Candle-End 1, Particulars 4, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50)), Lost by Mr Vokes 1
set: Parcel Followed Today 1, A Day's Work 1

{Lost by Mr Vokes 3+: He waits at the corner, since you are late. You lose him all the same, in a street that has no turnings: there is the parcel on top of a wall, by itself, and on the far side of the wall Mr Vokes can be heard to say, "I'd give it another minute." When you look up from it there is a constable at your elbow with a sharp pencil. A window opens above you both. It lets down a candle-end, on a thread.|Lost by Mr Vokes 2+: You follow him upon the right foot, with great care, and hop at the kerbs. People draw aside. All down Tinder Street you hop, until Mr Vokes turns about, and looks, with the parcel held against his chest. "I only mentioned it," says Mr Vokes. "I've had clerks behind me, I've had a lady with a telescope, and I have told every one of them what was wrong, and not one has ever done anything about it. I shall have to be careful what I say." The constable puts down a limp.|Mr Vokes takes you twice round the square, through a hatter's by the one door and the other, and up a flight of steps to a very small landing, on which there is nothing to be done but turn and say good afternoon. "It is the left foot," he tells you kindly. "You put it down as if it were somebody else's." A constable on the corner is so struck by this that he writes it in his book, beside your name. Mr Vokes gives you a candle-end to see yourself home by, so that you shall not have to follow anybody.}
