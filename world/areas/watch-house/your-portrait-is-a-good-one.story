= Your Portrait Is a Good One
in: The City
when: Particulars 5+, Introduced 10+
deck: sometimes
frequency: Standard
sticky: yes
image: easel
teaser: It is in a window. People are stopping, and then looking round for you.

Constable Tobit Marl's portrait of you has been put in the window of the print-shop next to the Watch-house, on an easel. It is a good one. He has your gait, by some trick with the coat. {A Record 1+: You know where it goes from there: to a hulk, with the rest of you behind it.|When he has eight points of you there is no more to get, people say, and a boat comes.} The shop will not sell it, because it is evidence; but a likeness is only a likeness for as long as you are.

== Sit to him for another, and be worse
cost: 4 actions
image: easel

Marl can be asked to try again, from life. You would have to hold a face that is not yours for four rings of candle, and break his heart a little.

=== always: Something Gone from About the Mouth
turn: won at a price
lose: Particulars 7
image: easel

{A Record 1+: "You've been taught something, out there," says Marl, frowning. He has drawn a column of figures with a hat on.|You think about fish. You let your chin go where it likes, and put your weight on a foot that you do not as a rule use.} At the second candle he says that he doesn't know what it is, but something's gone. He rubs out the mouth. By Snuff he has a stranger on the easel, with rather a look of his uncle, and since that is the later of the two it goes in the window. He thanks you for your patience.

== Change it for one of somebody else
challenge: Shadowy 12
second chance: Ready Excuse
image: easel

There is a rack of old portraits inside the door. You would swap one for yours while the shopman looks for change; and if you are caught beside it the likeness will be confirmed.

=== success: The Late Mr Sleath
turn: farce grows
lose: Particulars 6
gain: Talk 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))
image: light-fingers

You come away with yourself under your coat. In the window is the late Mr Sleath, a receiver of umbrellas, who has been dead for some years; and for the whole of that week the Watch is out after him, with lanterns. They take it hard that he is so seldom at home. His widow is asked for her opinion in the street, and gives it, and has a good deal to say about you.

=== failure: Confirmed by the Original
turn: outplayed
gain: Particulars 4, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
image: particulars

The shopman has the change ready. He has had the thing ready since Monday, for anybody who should come in and look at that one in particular, with the chin down, as you have yours now. He asks you not to move. He only has to fetch the constable from next door, to put in the ears. The pair of them can be heard right down the street, agreeing that it was worth waiting for.

== Call in a favour at the Assize
pay: Favours: The Assize 1
locked: It would take one favour of the Assize.
image: witness-box

A clerk could have the portrait impounded, as evidence of itself. It would be one favour fewer that the law owes you.

=== always: Exhibit Q
turn: rule with teeth
lose: Particulars 6
image: police-rattle

Two ushers carry your portrait out of the shop, under a cloth. *Exhibit Q*, says the ticket, *to be seen by no one until called.* Marl asks when that will be. In the autumn, says the clerk, of a year that has been left open; and Marl, who is allowed to visit it on application, makes application. It seems that even he may only see the cloth.

== Show the Purser's stamp
when: A Record 1+
image: sworn-particular

You have been added up once, and it is in the book. You could make the Watch go and read it, which they hate, and afterwards they will read on.

=== always: They Can't Follow the Working
turn: opponent is right
lose: Particulars 4
gain: Murmurs 1
image: sworn-particular

Sergeant Plumb sends out for the book and has two constables hold it. You are there: *came out even*. There is a stamp. So what they have of you from before is spent, and the half of the portrait has to be painted over. "That's the law," says Sergeant Plumb. "And it's quite right that you should have the use of it. I'd say it louder, if I were you; there's something under the floor there that keeps asking me to repeat it."
