= The Thief Who Left Things
where: The Assize
when: Watchful 8+, A Case for the Assize exactly 1
urgency: high
image: parcel-string
scene: by-the-wrist
order: 10
teaser: The first of three cases that stand before yours. A brooch has been stolen, and given to the lady it was bought for.

Mr Lambert Apsley, a corn-chandler, had a garnet brooch in his desk for fourteen months, wrapped. On Saturday it was stolen. On the same Saturday it was left on the piano of Miss Dora Venn, who teaches scales, and for whom he had bought it. "She has worn it since," says Mr Apsley, to the wall above your head. "I had not made up my mind to send it. It was mine to make up." Deputy Brace wants the thief found, and then she wants a word for what the thief has done; until she has it, the case stays where it is, in front of yours.

== Sit up in the dark with his other parcel
cost: 2 actions
challenge: Watchful 10
second chance: Borrowed Lens
image: watchful

There is a second one, he admits, in the same drawer, for a brother to whom he does not speak. Whoever waits there had better have nothing unsent about them.

=== success: By the Wrist
turn: danger
gain: Inquiring 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
go to: A Word for the List
image: handcuffs

No window opens. Towards four the clock on the landing is a little louder, because the study door is no longer shut, and after that for a long time there is nothing to be seen but a drawer. You do not watch the drawer. You watch the place beside it where a second hand would have to be, holding the ribbon straight; and you put out your own and take a wrist.

There is a blade in the other hand. You feel the flat of it along your sleeve, all the way up to the collar, while she makes up her mind. Then she snips off a loose thread, and puts the scissors away.

"Sabine Fray," she says, low and quick, as if you had asked across a counter. "You've creased the bow. Do you know how long a bow like that takes, in the dark? Oh, I'll come. It's only that nobody ever caught me before who'd brought a chair."

=== failure: Forty-Inch
turn: farce grows
gain: Talk 1, The Deputy's Laces 1, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))
go to: A Word for the List
image: flat-iron

You do not sleep. All the same, when the lamp burns up again the drawer is empty, and there is something on your knee. It is in brown paper, with your name on it, written by Deputy Brace.

You have to report it. She looks for some time at a pair of bootlaces. "That is not evidence," she says, in front of Mr Apsley, two constables and the usher. "I purchased those after your finding, because you walk a great deal. I had not found the form for it." Nobody breathes. "They are forty-inch. You will oblige me by wearing them, for then they cannot be an exhibit." On the front steps a woman who is mending a glove bites off her thread, looks at your boots, and says that she did wonder about the forty-inch. Her name is Sabine Fray. She has been waiting there to see you lace them.

== Take a lesson from Miss Venn
cost: 2 actions
image: footlights

You could get at the brooch from the other end. But you cannot ask her for it without telling her that he never sent it.

=== always: And Two, and Three
turn: bargain
gain: Promised Miss Venn 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
go to: A Word for the List
image: footlights

"And two, and wrists up, and three," says Miss Venn. She has the garnets on, at the collar, where she can feel them with her chin. "You are from the court. You needn't tell me that he didn't leave it: he would have knocked, and then apologised to the mat. And three, and four. Whoever came in here sat on that stool for half an hour, in the dark, to see what I was like. The seat was warm, and she'd mended the felt on the pedal."

You have come for the brooch. She turns a page instead of looking at you.

"I'll tell you who it was, and where she sits in the mornings, and you will never ask me for this. You may put that in any words you like." You put it in words. "Sabine Fray, then, who does my gloves," says Miss Venn. "The Assize steps, on the left. And thumb under; and again from the beginning."

= A Word for the List
in: The City
deck: never
back: no
image: parcel-string
teaser: Theft, or delivery. The list has room for one word.

Sabine Fray sits sewing on the Assize steps, with Deputy Brace on her one side and the parcel for Mr Apsley's brother on the other. "I don't take," she says. "I take *round*. Fourteen months Mr Apsley had that brooch by him. Miss Venn's pupils knew, and his own clerk knew. {A Place Among the Perquisites 1+: And who took a newspaper up four thousand steps for somebody that couldn't? Did you mind it?|You've had a thing off me yourself, under a door. Did you mind it?}" The Deputy does not raise her voice. "A man is entitled not to have said a thing. For most of them it is all that they own. I require one word for what she does, theft or delivery, and I shall have to hold the whole city to it."

== Call it theft
one-way: yes
image: police-rattle

A drawer will be a drawer again. What she has on her list will never be taken round.

=== always: Thirty-One
turn: lost for good
set: A Case for the Assize 2, Sabine Fray's Case 1
gain: Exact 1, Watchful 14, Echoes 36
image: witness-box

Constable Marl is sent for the brooch. {Promised Miss Venn 1+: You did not ask Miss Venn, and she does not look at you when she unpins it. She gives it to him over your head.|Miss Venn unpins it in the middle of a scale, and her pupil goes on to the end alone.} Mr Apsley signs for the brooch, says that he is obliged, and puts it back in its drawer. He has had a better lock fitted. You can hear how good it is.

Sabine Fray is bound over to take nothing round, for life. She holds out both hands while it is read to her, and looks at them. "There's thirty-one waiting," she says, "that I'd marked. Letters, mostly. A cradle. {The Deputy's Laces 1+: You've had yours.|One's for you, and she'd got as far as the wrapping. No, I mayn't say, now, may I?}" Then she threads her needle, since mending is still allowed her, and asks the Deputy whether she might see to that cuff.

== Call it delivery
one-way: yes
image: parcel

Then whatever is bought for a person may be brought to them, by anybody, ready or not. Mr Apsley will not be the last who finds it done.

=== always: On the Mat
turn: opponent is right
set: A Case for the Assize 2, Sabine Fray's Case 2
gain: Wayward 1, Watchful 14, Echoes 36
image: parcel

Sabine Fray has gone before the ink is dry, and the brother's parcel with her.

"Then there is nothing in my house that is mine," says Mr Apsley, "but what I have thrown away." He says it quite quietly. "I do not complain of the result. I understand that she is pleased. But I should have liked to find out whether I was a man who would have gone up those stairs, and now I never shall." Deputy Brace writes that down as well, and underlines it, which she has no need to do.

By evening everyone in Lampwick is going through the drawers. You pass Mr Apsley in the music teacher's street with his hat in his hand. He has got as far as the mat. Inside she has stopped counting; and he stands, and stands, and then the door is opened from within and shut behind him, before he can knock.
