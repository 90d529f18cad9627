= An Understudy
where: Southbank, The Gallipot Theatre, Plenty's Eating-House
when: A Part on Southbank 1+, base Watchful 45+ or base Shadowy 45+ or base Dangerous 45+ or base Persuasive 45+
deck: sometimes
image: spare-face
teaser: Somebody cannot go on. The call-boy has seen you, and is running.

"You've got legs, and you've seen the piece," says Alfie Dunnage, call-boy, out of breath, "and Mr Moss says it's to be the first person I meet, and if there isn't one then it's me, and I'm four foot six in these." {Parts Gone On For 2+: It is the quinsy again, going through the company by order of billing, and it has come to the Comic Uncle.|Parts Gone On For 1+: Mrs Vane-Potter, who plays the Second Witch, is stuck in a lift.|Horace Biddle, who plays the Ghost, has seen one.} The curtain is in six minutes. There is the costume, there is the part, and there are, at the side of the stage, all those who would have liked to be asked, watching you get into it.

== Go on and say nothing
image: veil

A part can be walked. The others would have to say your lines for you, and they will want it made up to them.

=== always: In Dumb-Show
turn: standing up or down
gain: Echoes (10 + 17 * least(1, [base Persuasive] / 20)), Parts Gone On For 1, Favours: The Footlights 1, On Calling Terms 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
only if: Favours: The Footlights under 2

{Parts Gone On For 3+: You have gone on by now as an uncle, a corpse and the wind, and have had a notice for the wind. In the wings they hand you the next hat without looking.|Parts Gone On For 2+: You stir the cauldron. The First Witch asks herself what the Second would say, and the Third replies that she would very likely agree. They do it so well that there is some question, afterwards, of what a Second is for; Mrs Vane-Potter hears it from the lift.|You glide. The Prince asks if you are his father. You nod. He asks if you were murdered, by whom, with what, in which ear; and since you only nod, he has to think of everything himself, until he has confessed to most. The gallery is deeply struck. They had always taken him for the hero.}

== Say the part
challenge: Persuasive 46
second chance: Word in Season
image: persuasive

You have had six minutes with it. What you do not know you will have to make up in front of two thousand people, of whom some come every night and move their lips.

=== success: What You Did Not Know
turn: won at a price
gain: Applause 1, Parts Gone On For 1, Parts Spoken 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50)), Echoes (2 + 11 * least(1, [base Persuasive] / 20) + 30 * least(1, [base Persuasive] / 50))

{Parts Spoken 2+: You have half the part by heart, but they come to hear the other half. Mr Moss, in the prompt corner, shuts his book at the third page, so as to listen.|You get as far as the third page on what you have read. After that there is only a word, in capitals, which is HARK; and you say that, and go on. You never afterwards know what you said. But the moving lips in the gallery stop, one row and then another, and at the end they do not clap until you have gone. Horace Biddle, who plays the ghosts, has stood at the side in his dressing-gown. He goes home, and gives up ghosts, and you hear that he is doing quite well in hats.}

=== failure: Hark
turn: danger
gain: Candle-End 2, Breakages 1, Parts Gone On For 1, Harks 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50))
only if: Breakages under 6
image: broken-plate

{Harks 2+: You keep off that word, and say *Listen*. But the gallery has been here before, and knows what you want; two hundred of them say "Hark!" for you, in chorus, to be helpful. The man at the star-trap takes his cue from whoever gives it.|"Hark," you say, when you have nothing left. Everybody harks. They hark so hard that the man at the star-trap takes it for his cue. You leave the stage downwards, still pointing, at a time when you should not have left it for two acts; and what the house remembers of the evening is a hat, by itself, turning round on its brim.}

== Go on for Dorabella Finch
needs: A Part on Southbank 4+
locked: Dorabella Finch has lost her voice, and says, in writing, that she will have nobody on in her dress but one who has come up through the company as she did (step 4 of your part).
image: playbill

It is her dress, her light and her third act. She will be watching, and you have only been asked to keep the place warm.

=== always: Keeping the Place Warm
turn: bargain
gain: Applause 1, Candle-End 2, Parts Gone On For 1, Constant 1, On Calling Terms 1, Places Kept Warm 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50)), Echoes (1 + 6 * least(1, [base Persuasive] / 20))
only if: Constant under 6

It is a white dress, and warm. {Places Kept Warm 2+: Dorabella stands at the side with her throat in flannel, and does the gestures; you do the noise. Neither half is to be asked to supper without the other.|You could have the house. You feel two thousand people lean, in the third act, where she always makes them wait; you know how she does it, and that you could do it now and they would be yours. She knows it too. She is standing at the side, in flannel, with her hand flat against her mouth.} {Letters of a Lady Unknown 4+: The new man on the light looks to you for a sign.|Caleb Stannard has his hand on the light. "Say when," he says. "Say when. I'll do it when you say."} You let the moment go by, a little early, so that it will be there for her tomorrow.
