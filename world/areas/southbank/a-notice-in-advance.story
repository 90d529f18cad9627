= A Notice in Advance
where: Southbank
when: A Part on Southbank exactly 2, Persuasive 14+
urgency: high
image: paper-cuff
scene: a-notice-in-advance
order: 10
teaser: Madame X reviews only what has not been performed. She has reviewed tomorrow's supper.

Miss Dorabella Finch is on the river wall with a proof of tomorrow's *Evening Wick*, still wet. Tomorrow the company gives a supper, at Plenty's back table, for Mr Cornelius Aske, who is in buttons, wholesale, and may be going to pay for a season. Madame X has reviewed it. "*The soup was hot and Mr Aske was warm,*" Miss Finch reads out, "*but at ten past ten the floor left early.* There! He'll never come. Nobody will come, and I've promised the chorus boots. You're to have it stopped, bless you, and I don't wish to know how."

== Ask Madame X to leave it out
cost: 2 actions
challenge: Persuasive 17
second chance: Word in Season
image: blue-pencil

She writes at the window of the chop-house, in her hat. Most people who have asked her for something have been able to read there, next day, how they asked.

=== success: The Last Paragraph
turn: opponent is right
set: The Notice of the Supper 1
gain: A Part on Southbank 1, Favours: The Footlights 1, Persuasive 40, Echoes 84
journal: offer

"You will have been civil," says Madame X, writing. But you go on standing there, which is not in what she has written; and she puts down the pen.

"I used to review them afterwards," she says. "I had a first night once in a house by the bridge, where the gallery sagged in act one. I noticed it, since I am paid to notice. I was keeping it for my last paragraph. There were sixty people in that gallery, and now I don't write last paragraphs. I go and look under things beforehand, and I print it while there is somebody to read it." This morning she took a boat in under Plenty's. Of the forty piles, twenty-six reach the ground. "Well? What is it that you wish left out?"

You ask to have something put in. The company, it says now, rose at ten to hear {name} sing in the yard. You cannot sing; but they come out to listen, Mr Aske with his napkin on, and you are in the second verse when Plenty's back table goes down into the river with all its candles lit and nobody at it.

=== failure: Down to the Inkstand
turn: danger
set: The Notice of the Supper 2
gain: A Part on Southbank 1, Breakages 2, Persuasive 40, Echoes 42

"You will have lost your temper," says Madame X. You have not, and tell her so three times, the third time with her inkstand in your hand; and she turns the sheet round for you to see. It is all there, down to the inkstand.

The *Wick* comes out with every word in it. Plenty's is full by eight, because Southbank has never been offered a floor before, and Mr Aske brings his sisters. At one minute before the time there are three hundred people along the walls with their bowls held up to their chins, counting; and Mrs Plenty's ledger is still at the far end of the table, where the stories are paid. You are the nearest. The ledger comes back at once, by the air. You come back a little later, by the river, a mooring-post, and two men with a hook.

== Take the line out at the printer's
cost: 2 actions
challenge: Shadowy 13
needs: Shadowy 10+
second chance: Ready Excuse
image: spike-of-orders

A line that is not printed puts no one off his soup. But if she means it for a warning, then they will not have been warned.

=== success: White Space
turn: lost for good
set: The Notice of the Supper 3
gain: A Part on Southbank 1, Favours: The Footlights 2, Persuasive 40, Echoes 84
journal: offer

The compositors of the *Wick* go out for their beer at six, and the line is lying at the end of Nell Harbin's bench, back to front. It goes into your glove. Where it was, the notice has a white space, which the whole of Southbank takes for a compliment.

Mr Aske comes at eight, and signs for the season on the tablecloth. By ten there is dancing at the front; everybody has left the table to see Miss Finch do the hornpipe on a bench. So there is nobody in the back room when the floor goes. There is only Mrs Plenty's ledger, with a hundred and six years in it of what people had eaten. {What Plenty Ate 1 to 3: The last story in it was the one you brought. | The last page was yours, and had two hundred bowls on it.} Mrs Plenty goes out after it in a boat, with a lantern, and stays out. In the morning she is in her doorway, wet to the elbows, telling people to sit anywhere. You have not taken your hand out of the glove. The type is quite legible, to the thumb.

=== failure: The Flour
turn: farce grows
set: The Notice of the Supper 4
gain: A Part on Southbank 1, Particulars 4, Persuasive 40, Echoes 42

"Left hand," says Nell Harbin, compositor, without turning from her case, "then the right one, then what's in them." She reads backwards for a living, and has been reading you in the window. A line that is lost at her bench comes off her wages; so, as you take such an interest, you may set it again yourself, while she stands over you with the mallet. In type it is all the wrong way round. You do your best, and the notice comes out entire; and what it says is that at ten past ten the *flour* left early.

Mr Aske is a wholesale man, and has never seen flour do that. By ten he has the whole supper round in the dry store to watch the sacks, with Mrs Plenty, and her ledger, and a pair of scales. They only hear the floor go. He congratulates Miss Finch on the effect, and signs for the season on a sack.

== Believe it, and move the supper
cost: 2 actions
image: playbill

It would mean forty covers in a yard, on the word of a critic, and Mr Aske does not care for yards. If the floor stays where it is, the company has you to thank.

=== always: Drip
turn: won at a price
set: The Notice of the Supper 5
gain: A Part on Southbank 1, Constant 1, Persuasive 40, Echoes 84

Mr Mapes of the stage door has a barrow and two nephews, and he will lend them, although he would like it written down that he said no. By eight you have laid the supper between Plenty's pump and Plenty's dustbins. Miss Finch, who has been told that the chimney smokes, leads Mr Aske among them as through a rose-garden, and for the length of the soup there are roses. Then the roof of the cavern begins to drip. "I don't put my money into people who eat in yards," says Mr Aske at ten o'clock, not unkindly, and calls his cab.

She watches her season go round the corner with its lamps on, and has no word to say to you. She is still not saying it at ten past ten, when the back wall gives a cough, and there is river where the room was.

Forty people look at the forty chairs that they are sitting on. "Well," says Dorabella Finch, "I'd another season somewhere, I dare say. I'd only the one company."
