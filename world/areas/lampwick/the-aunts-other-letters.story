= The Aunt's Other Letters
where: Lampwick
when: Introduced exactly 10
image: letters-under-a-brick
scene: letter-basket
order: 120
teaser: Four thousand nephews and nieces write home. Somebody has to carry the answers.

{Thirds Read 2+ or Fourths Read 2+ or Houses Found 2+ or Nephews Told 2+: The basket is on the wall, and the Aunt has taken the brick off before you are at the gate. There is a nephew, a house, a third and a fourth. "Eighteen pence each, dear," she says, "and the face."|The basket is on the wall of Number Nine, with a brick on it. The Aunt writes forty letters a day and posts none; the post, she says, is for people who do not mind when a thing arrives. There is always one for a nephew who has not been told that he is one, and one with no number, for a house that sulks. "Mind the third. Do not read the fourth, dear, or else be quick. Eighteen pence each, when you can tell me what face they made."} {The Blue Egg-Cup 1+: The blue egg-cup is not among the six on the sill. Neither of you looks there.|The blue egg-cup burns on the sill until she sees who it is, and then she pinches it out.}

== Find the house that sulks
challenge: Watchful 20
needs: Watchful 15+, Sulking House Found Today under 1
locked: The Aunt gives out one of those a day.
second chance: Borrowed Lens
image: shuttered-house

*Past the turning,* says the envelope. There are two hundred and six turnings in Lampwick, and the Aunt can only have meant the one. At a wrong door you would have to stay to tea.

=== success: The Other Side of the Sheet
gain: Echoes 14, Houses Found 1, Watchful (2 + 6 * least(1, [base Watchful] / 15) - 6 * least(1, [base Watchful] / 50))
set: Sulking House Found Today 1, A Day's Work 1

{Houses Found exactly 3: It is an empty house that is sulking. There was a family, and they moved to Southbank, and did not say. You read the Aunt's letter through the keyhole, into the hall, since it is addressed to *whoever is left*. Something in there goes up a stair, and slides down, and there is one less shutter closed.|Houses Found exactly 4: Number Twelve is not sulking, it tells you, it is *busy*. A Miss Orme has been busy behind that door for two years. You say that in that case you won't stay; and you have got to the gate before she puts up the window to ask what sort of cake.|Houses Found 5+: The houses have left off sulking at you. Most of them leave the door on the latch on letter days; and Mr Thrale, who goes out again, goes on ahead of you along the row, to tell them that it is no use hiding in the scullery, because he has tried it.|Houses Found 2+: You have a method. You ask the milkman which step he would leave out, if he could, and you knock at that one three times. At the third knock the house is sorry for itself all over you, in a passage, among the umbrellas; and you stay until it has asked whether there is really cake.|Every house in the row has its blinds up so as to look at you, except one, which has its blinds up so as to look away. A Mr Thrale lives there, with the knocker tied in flannel. He reads his letter on the step, both sides, and holds it out. *I know,* it says. *Come to tea. Bring whoever brought this, since they will have found you, and that deserves cake.* Mr Thrale has not been out for a long time. He fetches his hat, and has to ask you which way round it goes.}

=== failure: The Wrong Sulk
turn: farce grows
gain: Candle-End 2, Murmurs 6, Wrong Sulks 1, Watchful (1 + 2 * least(1, [base Watchful] / 15) - 2 * least(1, [base Watchful] / 50))
set: Sulking House Found Today 1, A Day's Work 1

{Wrong Sulks 3+: You know the door, and you knock at it all the same, because no other in the row is open. Mr Lugg has bought a chair for you. "They'd be hurt," he says, of the ferrets, "if they thought it was only the post. I've told them that she is an invalid, and devoted to animals, and that you're her right hand; so if it's a bill this week, or anything that would upset them, you might just put in a line or two of your own." You put in a line or two. There is applause, some of it through the wall.|Wrong Sulks 2+: It is Mr Lugg's again. He has moved, on account of the wall, and you had no means of knowing. The ferrets are brought out to hear their letter, and sit up for it. While he reads, somebody civil under the floor asks whether there is anything this week for him.|It sulks, to be sure, but it is the wrong house. Mr Lugg, who lives there, keeps ferrets, and is so long about being touched that there is no correcting him. He reads the letter out to them. "*I have not forgotten you.* I never knew she knew us," says Mr Lugg. All along the row you can hear him through the wall, telling it to the ferrets over again, and below the ferrets somebody civil who asks him to repeat the date.}

== Tell a nephew that he is one
challenge: Persuasive 24
needs: Persuasive 18+, Nephew Told Today under 1
locked: "One nephew a day," says the Aunt. "They talk to each other."
second chance: Word in Season
image: pointing-finger

They are fifty, as a rule, and wholesale, and came up from nothing by themselves. It is rather a point with them. If you cannot get to the end of your sentence, you will be told the whole of his.

=== success: Relations
gain: Echoes 14, Nephews Told 1, Persuasive (2 + 6 * least(1, [base Persuasive] / 15) - 6 * least(1, [base Persuasive] / 50))
set: Nephew Told Today 1, A Day's Work 1

{Nephews Told 8+: The wholesale trade has heard of you. As you come along Ingot Lane the doors are shut, and behind each of them somebody is putting on a clean collar in case today it should be he. There is always some clerk who says "Is it me?", and whose face falls so far that you promise to ask her.|Nephews Told exactly 7: This one is in string. He has a beard like a ball of it, and his clerk has to be got out from under the desk. "It is my hair," says the clerk, in tears. "I have her hair."|Nephews Told exactly 6: It is two of them, in partnership, and she has written only the one letter. They have not spoken since the office was divided. You read out a paragraph at each side of the line, turn about, and by the postscript, which is to both, somebody has rubbed out a foot of chalk with his boot.|Nephews Told exactly 5: This one is in umbrellas. He has put one up, indoors, before you can finish, and stands beneath it with his back turned until he is able to be spoken to.|Nephews Told exactly 4: This one has retired. He is on his own roof, in a deck-chair, looking at the underside of the rock; and he would like to be told, now that he has all the time in the world, what sort of a person he would have been if he had known it sooner. You go through the letter with him for hints.|Nephews Told 2+: This one is in glue.|"There is some mistake," says Mr Amos Brand, of ironmongery. "I have nobody." You agree that it is a great distinction. You ask who knows when his birthday is, and what that comes to in socks. Mr Brand is a long while over the letter. Then he goes to the speaking-tube, has all three floors of the works stopped, and says into the hush, very red, "It appears that I have an aunt." There is a cheer. He employs two hundred, and about half of them turn out to be cousins.} {Nephews Told 4+:|Nephews Told 2+: He came up from nothing, he tells you, entirely alone; and you say that it must have been very quiet. By the second page he is sitting down, and by the signature he wishes to know whether one brings anything.}

=== failure: Up from Nothing
turn: outplayed
gain: Talk 1, Persuasive (1 + 2 * least(1, [base Persuasive] / 15) - 2 * least(1, [base Persuasive] / 50)), Nothings Heard 1
set: Nephew Told Today 1, A Day's Work 1
only if: Talk under 8

{Nothings Heard 3+: He knows you. It seems that the trade dines together. "You're the one that *listens*," says this one, who is in galvanised pails, "and I've got three more in the counting-house who came up from nothing, the same as I did, and they're getting on in years now, and their own clerks won't sit through it." You hear all four. The letter has been lying on the table the whole time; and towards evening one of them, for want of anywhere to put his eyes, begins to read it. By then you are talked of as something that can be hired.|Nothings Heard 2+: This one is in corks, and came up from less. He had not so much as the nothing, he tells you, because an elder brother had that. Having been at the time too poor to be looked at, he has no slides, and so he acts the whole; you are the ship, and afterwards the bank. Then he shakes your hand, and asks what you had come about. By the time that you are in the yard his packers have heard from Miss Tisdale's cousin, on the door, that you are going on the stage.|He came up from nothing, and tells you how. There are lantern-slides. Each time that you bring out the letter he puts it under the ink-stand, with the begging ones. His clerk, a Miss Tisdale, catches you up at the gate. She knew the hand, she says, because she had one like it; and to help matters along she has just told the packing-room that you are his long-lost child. "Lost at sea," says Miss Tisdale, who hopes that you can swim.}

== Deliver the third
challenge: Dangerous 16
needs: Dangerous 12+, Third Delivered Today under 1
locked: There is one third letter in a day's basket.
second chance: Second Wind
image: yard-dog

It is addressed to a dog. The dog is at the gate of a coal-yard, upon a chain, and as to the length of the chain there are two opinions. Yours would be the one that is tried.

=== success: By Hand
gain: Echoes 14, Thirds Read 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Third Delivered Today 1, A Day's Work 1

{Thirds Read 5+: Sultan meets you at the gate with the chain in his mouth, to save time. You read, and he leans. Mr Batt the coalman and his carters eat their dinners at that hour, up on the cart, and ask you to go back to where Miss Gathercole left the curate.|Thirds Read exactly 4: Sultan has a visitor, a pug from Crownhill, with a bow. You read it to the two of them. At the part about loyalty the pug gets up, looks for her carriage, and sits down again.|Thirds Read exactly 3: He has buried the last. Mr Batt asks you to read this one more slowly, because the carters have had a bet on how it went; and when you come to the cat at the dairy, who has had five, all of them take off their caps and none of them can look at the dog.|Thirds Read 2+: Once round the yard, for form. Today it is the cat at the dairy, who is not to be blamed for her upbringing.|The dog comes out of its kennel like a delivery of coal. You have the scruff in one hand and the letter in the other; you go round the yard twice, and then you sit down on the dog. *Dear Sultan,* you read, there being nothing else to do, *I am told that you have not been yourself.* The ears go up. Sultan hears out both pages, and has the postscript twice. Then he walks down to the gate, and sits.} {Thirds Read 3+:|Thirds Read 2+: Sultan lies across your feet and growls in the right places. At each full stop he looks at the page, to see how much there is.}

=== failure: Return to Sender
turn: danger
gain: Breakages 1, Letters Lost to Sultan 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: Third Delivered Today 1, A Day's Work 1
only if: Breakages under 8

{Letters Lost to Sultan 3+: You had counted on the chain. Sultan has left it behind, made fast to a brick, and meets you at the end of the street, outside a shop, before people. He takes you by the slack of the coat and walks you back to the yard, as he would bring in the milk. Mr Batt is very sorry. He ties the splint, and says that in his experience the dog has never gone out to meet anybody, except the vicar, and there it was the bag.|Letters Lost to Sultan 2+: Sultan has got an inch more out of the chain since you were last here, and has kept it for you. You leave by way of the coal-heap, on your back, without the letter. Mr Batt has the splint ready, and the string cut to your length. In the kennel a page is turned over.|What you had taken for the end of the chain was the middle. By the time Mr Batt the coalman calls the dog off you are up a gas-bracket with one boot, and the dog has the letter. Sultan does not eat it. He carries it into the kennel, where there are some thirty more, all in the same hand, all opened, none of them much chewed, and lies down on them with his back to you. "He likes to get them private," says Mr Batt, and finds you a splint. The better splint he keeps for the bracket.}

== Read the fourth, and be quick
challenge: Shadowy 9
needs: Shadowy 7+, Fourth Read Today under 1
locked: The kettle is on for one envelope a day. The Aunt can hear a second.
second chance: Ready Excuse
image: kettle-steam

Violet ink, one wafer, and a kettle in every kitchen between here and the address. She did say *or else*. A person who is caught at it is written down.

=== success: Carriage Paid
gain: Echoes 14, Fourths Read 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
set: Fourth Read Today 1, A Day's Work 1

{Fourths Read exactly 3: The flap is not stuck. *No, dear,* it says inside, *I thought that today you might like to have somebody to read it to.* The cook at Mrs Lovage's has put down the rolling-pin, and is sitting at the table with her hands in her lap.|Fourths Read exactly 4: There is another envelope in that one, and in that another, each with its wafer, and you are on the fifth when the kettle boils dry. It is a very small sheet. *That will have given the girl time to get out by the back,* it says, *with her box. Her young man is in the lane. You are a great help.*|Fourths Read 5+: By now you have the knack of the flap, and do not need the kettle. *I do wish,* it says, *that you would simply ask. But since you like it better so, your cousin in Snuffers' Row is not to have the cold beef, and you might tell him as though you had guessed.* Your cousin is never told in any other way by now, and has begun to be afraid of you.|Fourths Read 2+: She has changed the wafers. *Good afternoon,* it begins. *Do not trouble with the second page, which is only sums.* It is only sums. You shut it with what you find in the place where she says that you will find it.|It takes steam, a hatpin, and the length of one flight of stairs. *To whoever is reading this at Mrs Lovage's back door,* it begins. *The wafers are in the tea-caddy. Take a red one, as the violet shows. You have lovely quick hands. Do wipe your feet going out.* There are red wafers in the tea-caddy. At the address they look at the back of the letter, and then at you. "Ah," says the parlourmaid, "*family*," and fetches the pence on a tray.}

=== failure: Somebody's Kettle
turn: rule with teeth
gain: Particulars 4, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50)), Favours: The Assize (least(1, [Kettles Sung] / 2) * least(1, 2 / [Kettles Sung])), Kettles Sung 1
set: Fourth Read Today 1, A Day's Work 1

{Kettles Sung 4+: "It's only the post," Mrs Binns calls up the stair, and goes on with the mangling. The kettle is on for you already. Albert Binns, who is six, reads you the letter himself, with his finger, and leaves out whatever he has been told to; and you hold the steam off it with your hand while he does, so that the violet shall not run.|Kettles Sung 3+: The letter is for Albert Binns, who is six, and has never had one. He comes down in his father's helmet to be handed it. While it is read to him, twice, Constable Binns takes you across to the door-post, and you see that between Albert and the baby there is a mark that has your name to it. "I've told the sergeant that I'll not be writing you down any more," says Constable Binns. "There's a person of that height, I said, who comes in by the back of a Thursday, and is family. So if ever you're in front of the Deputy, and she asks who knows you, say that you're on my door."|Kettles Sung 2+: The kettle has been seen to, and in place of whistling plays the first bar of a hymn, and Constable Binns is down before the second. He sets you against the door-post, and thinks that you have grown, unless those are new boots. The envelope is to Mrs Binns. She comes after him in curl-papers, and reads it with one hand upon your shoulder so that you shall not slip off: four pages upon plum jam, and at the end, that whoever has come with the letter has a good wrist, and might be let stir.|The kettle has a whistle. The kitchen has a Constable Binns, who comes down in his shirt to find a stranger steaming a letter over his hob. He is very decent. He takes your height against the door-post, under his children's, and your gait to the scullery and back. Then he looks at the envelope, and it is to him. "I send this by a person who will want to come in and get warm," he reads out, and moves the cat; and so there is a chair. There is also tea.}
