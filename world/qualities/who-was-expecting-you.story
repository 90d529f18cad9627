= Who Was Expecting You
category: Circumstance
cap: 27
stages: 1 Who knew? Ask on the way in., 2 Who sent the newspaper? The Aunt may know: she is in Lampwick., 3 The Aunt will talk at tea. Bring her something from the Bazaar., 4 It was not the Aunt. Wait for word at her gate in Lampwick., 5 Somebody in Lampwick wants an errand done and knows a part of it., 6 Who was she? Three more have a part of it in Lampwick., 7 What did she want? Two more have a part of it in Lampwick., 8 Where has she gone? One more has a part of it in Lampwick., 9 You have all the parts. Lay them on the Aunt's table in Lampwick., 10 Clemency Rudd was. Ask for her on the half-landing; her washing comes home in two hours., 11 Her washing has come home. Mrs Cope has brought it up your stair., 12 You have her washing-book. Tomorrow see the first name in it., 13 Barnaby Stote asked for his sister. He is at the Save-All off the square: look in Lampwick., 14 The back pages are about a bell-rope. Mrs Ottaway wants two days to bring herself to it., 15 Mrs Ottaway will speak of the bell-rope at her hatch., 16 Two of the five are to be married. Look at your nail in two days., 17 A card for Clemency is on your nail. Draw it under Sometimes., 18 The law has heard of the book. Mrs Cope will send in three days., 19 Mrs Cope wants a leaf of it. She is at her mangle in Lampwick., 20 The book has been fought over. See in two days what came of asking., 21 The Save-All is shut. It is off the square: look in Lampwick., 22 Four names are left. It must be closed in two days' time., 23 Close the washing-book on your half-landing. There are four ways., 24 You stood on the bridge for her. There is linen to turn at Mrs Cope's., 25 You asked for all of them. Somebody answered: sit with your door open., 26 You let them alone. The stair is papered: Mrs Cope has linen to turn., 27 You sent for a seventh. Sit with your door open: they will be late.
told: 1 *Who was expecting you?* Somebody knew that you wanted a situation. Ask as you go in.
told: 2 *Who was expecting you?* The Watch was not. The Aunt may know, in Lampwick.
told: 3 *Who was expecting you?* The Aunt will talk at tea, if you bring her something from the Bazaar.
told: 4 *Who was expecting you?* The Aunt was not. Somebody is sending word to her gate, in Lampwick.
told: 5 *Who was expecting you?* Somebody in Lampwick knows a part of it, and wants an errand done.
told: 6 *Who was expecting you?* You have one part of it. Three people in Lampwick have the others.
told: 7 *Who was expecting you?* You have half of it. Two people in Lampwick have the rest.
told: 8 *Who was expecting you?* You have nearly all of it. One more person is waiting in Lampwick.
told: 9 *Who was expecting you?* You have all that they know. Take it to the Aunt's table, in Lampwick.
told: 10 *Who was expecting you?* Clemency Rudd was, and she has gone up a stair. It goes on past your own door: ask for her there, on the half-landing.
told: 11 *Who was expecting you?* Clemency Rudd; and her washing has come home, by way of your stair.
told: 12 *Who was expecting you?* She wrote you into her washing-book. The first name in that is to be seen tomorrow.
told: 13 *Who was expecting you?* Her washing-book begins with Barnaby Stote, at the Save-All, off the square in Lampwick: look in Lampwick.
told: 14 *Who was expecting you?* The back of her book is about a bell-rope. In two days Mrs Ottaway will have brought herself to speak of it.
told: 15 *Who was expecting you?* Mrs Ottaway has something to say about the bell-rope, at her hatch.
told: 16 *Who was expecting you?* Two of the other five want Clemency at a wedding. The card will take two days.
told: 17 *Who was expecting you?* There is a card on your nail, under Sometimes, and it is for her.
told: 18 *Who was expecting you?* She was; and the law has heard of her book. It takes the law three days to come.
told: 19 *Who was expecting you?* Mrs Cope wants a leaf out of the book. Go to her mangle, in Lampwick.
told: 20 *Who was expecting you?* She was, and others want her book. Two days, and you will see what comes of asking.
told: 21 *Who was expecting you?* She was. The Save-All, off the square, is shut: look in Lampwick.
told: 22 *Who was expecting you?* She was, and you have two days to think what to do about it.
told: 23 *Who was expecting you?* Clemency Rudd was, so that you should close her book. Do it on your half-landing.
told: 24 *Who was expecting you?* Clemency Rudd was. You have stood in her place, and can sit down. The bench by the pump, in Lampwick, has kept a side for you.
told: 25 *Who was expecting you?* Clemency Rudd was, and you asked for all whom she had not. There is no name left to call out; but sit with your door open, in your lodgings, and you may hear some of them.
told: 26 *Who was expecting you?* Clemency Rudd was. You have let the others alone, and the stair in your lodgings stops at the paper. People have begun to sit there of an evening: take a candle up.
told: 27 *Who was expecting you?* Clemency Rudd was. Now it is you who expect somebody, and they will be late. Mrs Cope's mangle, in Lampwick, is a good place to wait with both hands.
lead: main
done at: 24
next step: 1 Ask whoever takes your name, as you go in.
next step: 2 {Introduced 6+: Call on the Aunt, at Number Nine in Lampwick, and ask her.|Go up to Lampwick, where there is an aunt who may know.}
next step: 3 {Introduced 9+: Take your parcel to the Aunt's tea, in Lampwick, and ask her there.|Introduced 8+: Bring the Aunt something from the Bazaar, and she will talk at tea.|Draw and play the card on your nail, under *Sometimes*: the Aunt would have you called upon first.}
next step: 4 Wait at the Aunt's gate, in Lampwick: word is on its way.
next step: 5 Do what is wanted by somebody at the Aunt's gate, who knows a part of it.
next step: 6 Do an errand in Lampwick for one of the three who have the rest of it.
next step: 7 Do an errand in Lampwick for one of the two who have the rest of it.
next step: 8 Do the last errand in Lampwick, for the last part of it.
next step: 9 Lay all that you have been told on the Aunt's table, in Lampwick.
next step: 10 Sit with your door open and ask for Clemency Rudd, until her washing comes home.
next step: 11 Take in her washing, which has been brought up your stair.
next step: 12 Wait to hear from the first name in her book.
next step: 13 Go to the Save-All, off the square in Lampwick, and see the potman on the step.
next step: 14 Let Mrs Ottaway bring herself to speak of the bell-rope.
next step: 15 Take the book down to Mrs Ottaway's hatch, and see to the bell-rope.
next step: 16 Wait for a card on your nail: two of the five are to be married.
next step: 17 Draw the card on your nail, under *Sometimes*, although it is for Clemency.
next step: 18 Keep the book by you until Mrs Cope sends for it: the law has heard.
next step: 19 Take the book to Mrs Cope's mangle, in Lampwick, before the law does.
next step: 20 Leave the book shut for a while, and see what comes of asking.
next step: 21 Go to the Save-All, off the square in Lampwick, where the shutters are up.
next step: 22 Think what is to be done about the four names that are left.
next step: 23 Close the washing-book, on your own half-landing.
place: 1 The Area Steps
place: 2 Lampwick
place: 10 Your Lodgings
place: 12 anywhere
place: 13 Lampwick
place: 14 anywhere
place: 15 Your Lodgings
place: 16 anywhere
place: 17 Lampwick
place: 18 anywhere
place: 19 Lampwick
place: 20 anywhere
place: 21 Lampwick
place: 22 anywhere
place: 23 Your Lodgings
waits for: 10 Her Washing Is Done
waits for: 12 The First Name
waits for: 14 The Back Pages
waits for: 16 A Card Is Written
waits for: 18 Tinder Street Sends
waits for: 20 The Pots Are Outside
waits for: 22 It Wants Closing
image: ringed-newspaper
order: 1

Two lines in a newspaper, ringed in pencil, and put under your door before you had told anybody that you were looking.

== chapter 10: Chapter the Second
hero: aunt

You know who it was, and she has not been seen since. On the half-landing there is a door that she used to leave open, and a stair that goes on past it.

== chapter 24: The Washing-Book
hero: aunt

{Who Was Expecting You 27+: Somebody, up in a street, has heard a newspaper come under the door. You have put out a cup.|Who Was Expecting You 26+: The stair is papered, the book is washed, and in Tinder Street they sleep at night.|Who Was Expecting You 25+: All of them have been asked for by name, and not all of them were answered for.|You have stood on the Middle Bridge for a night with your back to the city, and found that it looks at you.}

= Ringed Newspaper
category: Story
nature: thing
image: ringed-newspaper

Four pages of the *Evening Wick*. Nobody in Lampwick remembers reading this one.

= A Case for the Assize
category: Accomplishment
cap: 15
target: 5
stages: 1 A Finding of Fact. Three cases stand before yours at the Assize: come to the first at Watchful 8., 2 A Word for the List. Two cases stand before yours at the Assize: come to the next at Watchful 14., 3 Sworn to the Survey. One case stands before yours at the Assize: come to it at Watchful 21., 4 A Witness Heard. Your own finding is the next thing on the list of the Assize: come for it at Watchful 28., 5 Read Into the Record. The story rests at step 5 for now. There is work in the ward of the Assize every day; and Sergeant Plumb of the Watch-House pays the law's debts.
told: 1 The Assize is open to you, and keeps a place on its list for what you find. It will be read when three cases are cleared: the first wants a Watchful of 8.
told: 2 One case is cleared, and there are two before yours. The next wants a Watchful of 14. There is dust to be read at the Bell-Board until then.
told: 3 The Survey is sworn, and there is one case before yours. It wants a Watchful of 21. Court Four and the Bell-Board have work for you until then.
told: 4 The last witness has been heard, and your finding is next. It wants a Watchful of 28. You are trusted now with the wires of the Bell-Board, and with Constable Marl's round.
told: 5 Your finding is read into the record, and the law has no more to ask of you at present. Sergeant Plumb of the Watch-House pays what it owes. One court in the Assize sits without a lamp, on those who are rung for: Mr Stagg keeps the curtain.
lead: yes
done at: 5
next step: 1 {Watchful 8+: Hear the first case, at the Assize: a thief has left things.|Hold Constable Marl's lamp, at the Watch-House, until you are Watchful 8 and the first case is called.}
next step: 2 {Watchful 14+: Hear the second case, at the Assize: a street has come from somewhere else.|Read the dust at the Bell-Board until you are Watchful 14 and the second case is called.}
next step: 3 {Watchful 21+: Hear the last witness, at the Assize, who will not be made to speak.|Read the dust at the Bell-Board until you are Watchful 21 and the last case is called.}
next step: 4 {Watchful 28+: Hear your own finding read, at the Assize.|Follow a wire at the Bell-Board until you are Watchful 28 and your own finding is called.}
place: 1 The Assize
image: signed-finding

Deputy Brace keeps the ones that were signed by somebody who had looked. The story goes to step 5 for now.

== person 3: Perpetua Lyle, Surveyor of the City
hero: surveyor

She has measured every street in it but one, because she cannot find which one that is.

== chapter 5: The Finding Read
hero: deputy

Four things are so in Underhall because you said that they were. Deputy Brace has ruled a fresh page, with your name at the head of it, and would like you to wipe your boots.

= A Place Among the Perquisites
category: Accomplishment
cap: 15
target: 5
stages: 1 Shown What Is Left. Pin has a pie for you in the Rookery at Shadowy 8., 2 On a Peg. A hat has got loose in the Rookery: you are wanted for it at Shadowy 14., 3 In the Book. A burglary has been ordered and you are asked for in the Rookery at Shadowy 25. From 20 there are the Tiles., 4 Received by Appointment. The lamplighter of the Tiles has a visitor at Shadowy 35., 5 Free of the Tiles. The story rests at step 5 for now. There are loads to run on the roofs and favours to spend at Oddlot's.
told: 1 You have been shown what counts as left. The Rookery is open to you, and at Shadowy 8 Pin will show you her six seconds.
told: 2 You have a peg in the Rookery, and may go up to Oddlot's. At Shadowy 14 you will be wanted about a hat.
told: 3 You are in Granny Oddlot's book. From Shadowy 20 the Tiles are open to you, and at Shadowy 25 there is an order to be seen to in the Rookery.
told: 4 You have kept an appointment. At Shadowy 35 go up on the Tiles, and ask for the lamplighter.
told: 5 You are free of the Tiles, and so far there is nothing in the Rookery above them. What is owing to you is kept at Oddlot's. For what was left beyond the Gap, on the Tiles, ask Sabine Fray, and take twenty-five pence.
lead: yes
done at: 5
next step: 1 {Shadowy 8+: Ask Pin in the Rookery about a pie, and be quick.|Peg out for Mrs Lavery, in the Rookery, until you are Shadowy 8 and Pin will show you a pie.}
next step: 2 {Shadowy 14+: Come about the hat, in the Rookery.|Go out along the lines of the Rookery until you are Shadowy 14 and are wanted about a hat.}
next step: 3 {Shadowy 25+: Keep an appointment in the Rookery, for a burglary.|Be out on the lines of the Rookery, and from 20 on the Tiles, until you are Shadowy 25 and are asked for.}
next step: 4 {Shadowy 35+: Go up on the Tiles, and ask for the lamplighter.|Run loads over the Tiles until you are Shadowy 35 and the lamplighter will see you.}
place: 1 The Rookery
place: 4 The Tiles
image: perquisites

What they have stopped holding is yours. What they have only stopped looking at is not. For now it goes no higher than step 5.

== person 2: Granny Oddlot, Judge of What Is Left
cameo: shawl

She has had your hand in hers, and knows what it weighs, and what it weighs when you are being polite.

= A Part on Southbank
category: Accomplishment
cap: 15
target: 5
stages: 1 A Door. At Persuasive 8 go and eat at Plenty's on Southbank., 2 Fed. At Persuasive 14 ask on Southbank what the critic has written., 3 Noticed. At Persuasive 25 Mr Sneath of the Gallipot has a seat for you in Row F., 4 Paid to Feel. At Persuasive 35 there is a letter to be written up on the perch at the Gallipot., 5 A Speaking Part. The story rests at step 5 for now. Play the hall-boy at the Gallipot and fill seats on Southbank; at the stage door ask for what you are owed.
told: 1 You have had a part, with the Gallipot, and it was the door. Southbank is open to you, and Plenty's upon it, where at Persuasive 8 you eat with the company.
told: 2 You have eaten with the company, and are in and out of the Gallipot. At Persuasive 14, ask on Southbank what the critic has written.
told: 3 You have been in a notice, or kept out of one. At Persuasive 25, Mr Sneath has a seat for you in Row F: look for him at the Gallipot.
told: 4 You have been paid to feel something. At Persuasive 35 there is a letter to be written, up on the perch at the Gallipot.
told: 5 You have a speaking part, and as yet the company has no larger one. At the Gallipot Theatre you may have the hall-boy's forty lines on most evenings, and Mr Mapes has it down what you are owed. After midnight Mr Sneath lets the stage, and Ruth Coble comes home to it.
lead: yes
done at: 5
next step: 1 {Persuasive 8+: Eat at Plenty's, at the back table, with the company.|Carry for Mrs Plenty, on Southbank, until you are Persuasive 8 and may eat at the back.}
next step: 2 {Persuasive 14+: Ask on Southbank what the critic has written of a supper.|Walk between the boards, on Southbank, until you are Persuasive 14 and the critic has written.}
next step: 3 {Persuasive 25+: Take the seat in Row F that Mr Sneath has for you, at the Gallipot.|Walk on at the Gallipot until you are Persuasive 25 and Mr Sneath has a seat for you.}
next step: 4 {Persuasive 35+: Write a letter on the perch at the Gallipot, for somebody who cannot hold a pen.|Play to the house at the Gallipot until you are Persuasive 35 and a letter is wanted.}
place: 1 Plenty's Eating-House
place: 2 Southbank
place: 3 The Gallipot Theatre
image: footlights-players

*A Door*, says the bill, and after it a row of dots, and after the dots you. The story has 5 steps so far.

= A Hand in the Notice
category: Accomplishment
cap: 15
target: 5
stages: 1 On the minutes of the Notice. Mrs Tunney's Ring on Clinker Row is next: come to it at Dangerous 8., 2 Heard in the Scullery Ring. Forty barrels on Clinker Row are next: come at Dangerous 14., 3 One of those who have lifted a barrel. The riot on Clinker Row is next: come at Dangerous 25., 4 In the report of the riot. The long flue on Clinker Row is next: come at Dangerous 35., 5 Back from the long flue. The story rests at step 5 for now. Clinker Row has its night gang for you and Keziah Strand's chest.
told: 1 You are on the minutes of the Notice, and Clinker Row is open to you. At Dangerous 8 there is Mrs Tunney's Ring.
told: 2 You have been heard in the Ring. At Dangerous 14 there are forty barrels to be lifted, on Clinker Row.
told: 3 You are one of those who have lifted a barrel. At Dangerous 25 there is to be a riot, on Clinker Row.
told: 4 You are in the report of the riot. At Dangerous 35 there is something in the long flue, on Clinker Row.
told: 5 You are back from the long flue, and no item after that stands against your name. On Clinker Row the night gang wants hands. In the Scullery Ring a plate is left out after ten, and Bess Colley has the chalk.
lead: yes
done at: 5
next step: 1 {Dangerous 8+: Be heard in Mrs Tunney's Ring, in a yard on Clinker Row.|Take the tea down the line, on Clinker Row, until you are Dangerous 8 and the Ring will have you.}
next step: 2 {Dangerous 14+: Lift a barrel on Clinker Row, and see what it weighs.|Stand a bout or two in the Ring until you are Dangerous 14 and there are barrels to be lifted.}
next step: 3 {Dangerous 25+: Attend a riot, on Clinker Row.|Work on Clinker Row, and from 20 with the night gang, until you are Dangerous 25 and there is a riot.}
next step: 4 {Dangerous 35+: Go into the long flue, on Clinker Row.|Work with the night gang, on Clinker Row, until you are Dangerous 35 and are wanted in the long flue.}
place: 1 Clinker Row
image: stokers-cap

They vote on everything. You were item four. At present the story ends with step 5.

= The Finding
category: Story
cap: 2
stages: 1 Gone, 2 Expected Back
told: 1 In law Clemency Rudd is gone, on your signature.
told: 2 In law Clemency Rudd is expected back, on your signature.
image: signed-finding

What you signed, on the half-landing, before the Deputy and a window.

= The Letter on the Mantelpiece
category: Story
cap: 4
stages: 1 Known to You and Not to Her, 2 Opened, 3 Burnt, 4 Shut
told: 1 You know what is in the letter. The Aunt does not.
told: 2 The letter is open.
told: 3 The letter is burnt.
told: 4 The letter is shut.
relationship: {The Letter on the Mantelpiece 4+: Miss Gathercole dusts it. She has asked you to be there on Thursdays, while she does.|The Letter on the Mantelpiece 3+: Miss Gathercole has hung the tongs where she cannot reach them.|The Letter on the Mantelpiece 2+: Miss Gathercole has it by heart, and misquotes it, kindly.|Miss Gathercole looks to see whether it is in your face. She has told you not to stop coming.} {The Word in the Lining 2+: What was in the hat she supposes to have been a laundry-mark.|The Word in the Lining 1+: She keeps *Answers* in the biscuit-tin, where she does not have to see it.}
image: sealed-letter

Clemency Rudd to Miss Gathercole, by hand. It stood behind the bishop, and was only late.

= Quillet's Window
category: Hidden
hidden: yes
cap: 1
image: blind-down

One when Mr Quillet has pulled the blind on you.

= How They Voted
category: Hidden
hidden: yes
cap: 3
image: stokers-cap

One for you, two against, three against and you with them.

= Asked For
category: Hidden
hidden: yes
cap: 1
image: banister

One when you have called her name up the stair.
