= A Burglary by Appointment
where: The Rookery
when: A Place Among the Perquisites exactly 3, Shadowy 25+
urgency: high
image: keyhole
order: 10
teaser: A householder has ordered a burglary, for company. His housekeeper would like a word with whoever takes the order.

Young Oddlot has taken an order at his barrow, and it is given to you: one burglary, on Thursday, at Number Four, Tontine Steps. The householder sent it. Mr Septimus Orde has retired from a wine-merchant's, and nobody calls; but a man who has been burgled, he has noticed, has the Watch at breakfast, the insurance at noon, and the neighbours in all week to be shown the window. There will be cold tongue. {The Fortieth Pie exactly 5: Pin will not hold your lantern. It might get paid for, she says.|The Fortieth Pie exactly 2: Pin will hold your lantern. "Only don't get caught," she says. "It don't work twice."|Pin is to hold your lantern.}

Miss Dorcas Prynne, his housekeeper, has heard him whistling. She is waiting at the area railings with her arms folded. "When a house is robbed," says Miss Prynne, "they never ask the window. They ask the servant."

== Do it as ordered
cost: 2 actions
challenge: Shadowy 25
second chance: Ready Excuse
one-way: yes
image: keyhole

You would break glass, walk on the counterpane, and give the man his week. If you do it well Miss Prynne will lose her place, and with her place her character, for good. If you do it badly the whole of Tontine Steps will come and see.

=== success: A Good One
turn: lost for good
gain: A Place Among the Perquisites 1, Favours: The Perquisites 1, Drawer-Key 6, Shadowy 60, Echoes 120
set: The Appointment 1
image: shuttered-house

You do him a good one. He asked for one broken pane, and gets three. There are footprints up the one side of his bed and down the other, by way of Mr Orde, who is being asleep, and lifts his knees for you. "The clock," he says, with his eyes shut. "Do take the clock. They will want it to have been something."

At breakfast he has the Watch. By noon there have been fourteen callers. {Quillet's Window 1+: There would be more, but Mr Quillet of the *Evening Wick* will not take in a Reward from any friend of yours.|At tea-time the *Evening Wick* prints the Reward, and there are thirty callers; Mr Quillet of the *Wick* has brought round the proof himself.} Mr Orde carves.

The insurance is a young man with a list, and he asks who had the latch to see to. So Miss Prynne's box is turned out on the landing, where the callers are leaving their coats. There is nothing in the box that is not hers, but it has been turned out. She folds the things in again, puts on her bonnet, and goes down the area steps, past you, with the clock under your coat. "I did tell you," says Miss Prynne, "whom they ask."

=== failure: In Nightcaps
turn: farce grows
gain: A Place Among the Perquisites 1, Particulars 5, Shadowy 60, Echoes 60
set: The Appointment 2
image: constables-helmet

As a kindness to you, the piano has been moved. You find out where it has been moved to when you come in at the window and down on it with both feet, somewhere in the bass.

All of Tontine Steps is at its doors, in nightcaps, with pokers. "Burglars!" cries Mr Orde, in a voice of the purest joy. "Come in! Come in, all of you!" So they do. The cook from Number Six gives you a poker, and a Major whom you have never met gives you a slice of tongue. When the Watch arrives it is put to you that you must have been the nearest to the window, and before a whole drawing-room and a constable with a pencil you are asked to describe the man.

You make him tall. "Taller than yourself?" says the constable. "About the same," say the neighbours, who want to help. "With just that sort of nose."

Miss Prynne hands the coffee. She has been at her sister's all evening and can prove it, so that there is one person in the Steps who is not suspected; and she gives you two lumps.

== Offer to rob Miss Prynne instead
cost: 2 actions
challenge: Persuasive 52
second chance: Word in Season
image: open-hands

A woman who has been robbed is not asked how it was done. You would take her things and leave his, by arrangement; but she would have to trust them to a burglar. She has a sash window at her elbow, and you would be making the offer with your hands on the sill.

=== success: Miss Prynne's Loss
turn: bargain
gain: A Place Among the Perquisites 1, Favours: The Perquisites 1, Drawer-Key 3, Shadowy 60, Echoes 120
set: The Appointment 3
image: parcel

"Mine," says Miss Prynne. She puts down the coal-scuttle to think about it. "My umbrella. My mother's caddy. And my best boots, which pinch. You will break *his* window. The caddy is to come back on Saturday, by the area; the boots you may lose." She writes it all down, with what each of them is worth, and has you sign.

So on Friday it is Miss Prynne who is asked to sit. The Watch takes its hat off to her. The cook from Number Six, who has not spoken to her since the matter of the mint, comes round with a shape. {Quillet's Window 1+: There is nothing in the *Evening Wick*, as Mr Quillet wanted to know whose friend had brought it in; but it goes round without.|There are two lines in the *Evening Wick*, where Mr Quillet has put her ahead of the births.} Mr Orde has the door to answer; and one after another they press his hand, and ask him how she is bearing up.

"This is not what I ordered," he says to you on Saturday, over the caddy. "But there were such a *number* of them. I suppose that it could be done again? To the cook?"

=== failure: Fifteen Two
turn: opponent is right
gain: A Place Among the Perquisites 1, Breakages 3, Shadowy 60, Echoes 60
set: The Appointment 4
image: breakages

Miss Prynne hears you to the end. "I don't know you," she says. "You want me to give you my boots, and tell the Watch a lie, and tell it on my character, which is what I eat by. If it goes wrong, it is I who am put out in the street. I should like to be told what *you* would be risking." While you look for it she brings down the sash. It is a good, heavy sash, with your fingers under it to the second joint.

So on Thursday you watch from the railings, with both hands in a bucket. The dining-room is lit. She has sat herself down across from Mr Orde, with a poker on her knees, in case; and because they will have to be up all night in any event, she has fetched the board. "Fifteen two," you hear. "Fifteen four." By breakfast he has cancelled the order, and taken up cribbage. Granny Oddlot enters it as delivered. The man asked for company.

== Ring at the front door, and stay to supper
cost: 2 actions
image: joint-of-mutton

He would have a caller and be robbed of nothing. But he has ordered a crowd, and you would be one; and what comes in by a front door is no business of the Perquisites, so it may not count.

=== always: By the Front
turn: standing up or down
gain: A Place Among the Perquisites 1, Kind 1, Shadowy 60, Echoes 120
set: The Appointment 5
image: joint-of-mutton

"You are *early*," says Mr Orde on his step, in dismay, "and you have rung." You explain to him that you have come to see him, and not the silver. Some time is needed for this. Then he has your coat off you, and you have tongue, and pickles, and the bottle that he was keeping for the inspector.

"I do not say that it isn't handsome of you," says Mr Orde, towards the end of the bottle. "I should put you above any two detectives. But they would have come again, you see, to tell me of the arrest; and then there would have been the trial, and I had thought of giving a luncheon." You say that you will come again on Thursday. In the passage, where she has been standing all evening with a rolling-pin, Miss Prynne goes up to bed.

"By a door," says Granny Oddlot, "opened by the owner, because he wanted to. I have nothing against it. It just isn't ours." But there is a slice of cold tongue in your pocket that was left on a plate; and she weighs it, and enters you on the strength of that.
