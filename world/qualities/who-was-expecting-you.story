= Who Was Expecting You
category: Circumstance
cap: 10
stages: 1 Who knew? Ask on the way in., 2 Who sent the newspaper? The Aunt may know: she is in Lampwick., 3 The Aunt will talk at tea. Bring her something from the Bazaar., 4 It was not the Aunt. Wait for word at her gate in Lampwick., 5 Somebody in Lampwick wants an errand done and knows a part of it., 6 Who was she? Three more have a part of it in Lampwick., 7 What did she want? Two more have a part of it in Lampwick., 8 Where has she gone? One more has a part of it in Lampwick., 9 You have all the parts. Lay them on the Aunt's table in Lampwick., 10 Clemency Rudd was. Ask for her on the half-landing of your lodgings.
told: 1 *Who was expecting you?* Somebody knew that you wanted a situation. Ask as you go in.
told: 2 *Who was expecting you?* The Watch was not. The Aunt may know, in Lampwick.
told: 3 *Who was expecting you?* The Aunt will talk at tea, if you bring her something from the Bazaar.
told: 4 *Who was expecting you?* The Aunt was not. Somebody is sending word to her gate, in Lampwick.
told: 5 *Who was expecting you?* Somebody in Lampwick knows a part of it, and wants an errand done.
told: 6 *Who was expecting you?* You have one part of it. Three people in Lampwick have the others.
told: 7 *Who was expecting you?* You have half of it. Two people in Lampwick have the rest.
told: 8 *Who was expecting you?* You have nearly all of it. One more person is waiting in Lampwick.
told: 9 *Who was expecting you?* You have all that they know. Take it to the Aunt's table, in Lampwick.
told: 10 *Who was expecting you?* Clemency Rudd was.
image: ringed-newspaper
order: 1

Two lines in a newspaper, ringed in pencil, and put under your door before you had told anybody that you were looking.

== chapter 10: Chapter the Second
hero: aunt

You know who it was, and she has not been seen since. On the half-landing there is a door that she used to leave open, and a stair that goes on past it.

= Ringed Newspaper
category: Story
nature: thing
image: ringed-newspaper

Four pages of the *Evening Wick*. Nobody in Lampwick remembers reading this one.

= A Case for the Assize
category: Accomplishment
cap: 15
stages: 1 A Finding of Fact
told: 1 You have signed a finding for the Assize.
image: signed-finding

Deputy Brace keeps the ones that were signed by somebody who had looked.

= A Place Among the Perquisites
category: Accomplishment
cap: 15
stages: 1 Shown What Is Left. Pin has a pie for you in the Rookery at Shadowy 8., 2 On a Peg. There is washing to be had on the lines of the Rookery.
told: 1 You have been shown what counts as left. The Rookery is open to you, and at Shadowy 8 Pin will show you her six seconds.
told: 2 You have a peg in the Rookery.
image: perquisites

What they have stopped holding is yours. What they have only stopped looking at is not.

= A Part on Southbank
category: Accomplishment
cap: 15
stages: 1 A Door
told: 1 You have had a part, with the Gallipot, and it was the door.
image: footlights-players

*A Door*, says the bill, and after it a row of dots, and after the dots you.

= A Hand in the Notice
category: Accomplishment
cap: 15
stages: 1 On the minutes of the Notice. Mrs Tunney's Ring on Clinker Row is next: come to it at Dangerous 8., 2 Heard in the Scullery Ring. Forty barrels on Clinker Row are next: come at Dangerous 14., 3 One of those who have lifted a barrel. Clinker Row has work for you and Keziah Strand's chest.
told: 1 You are on the minutes of the Notice, and Clinker Row is open to you. At Dangerous 8 there is Mrs Tunney's Ring.
told: 2 You have been heard in the Ring. At Dangerous 14 there are forty barrels to be lifted, on Clinker Row.
told: 3 You are one of those who have lifted a barrel. There is work on Clinker Row, and the chest to spend your favours at.
image: stokers-cap

They vote on everything. You were item four.

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
relationship: {The Letter on the Mantelpiece 4+: Miss Gathercole dusts it. She has asked you to be there on Thursdays, while she does.|The Letter on the Mantelpiece 3+: Miss Gathercole has hung the tongs where she cannot reach them.|The Letter on the Mantelpiece 2+: Miss Gathercole has it by heart, and misquotes it, kindly.|Miss Gathercole looks to see whether it is in your face. She has told you not to stop coming.}
image: sealed-letter

Clemency Rudd to Miss Gathercole, by hand. It stood behind the bishop, and was only late.

= Quillet's Window
category: Hidden
hidden: yes
cap: 1
image: shuttered-house

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
image: stair-rods

One when you have called her name up the stair.
