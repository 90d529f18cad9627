= The Exhibits Cupboard
where: The Watch-House
when: "Favours: The Assize" 1+
outfit: yes
image: trunk
order: 120
teaser: Sergeant Plumb has the key, and a list of the people whom the law is obliged to.

Sergeant Bertha Plumb unlocks the wire door and sits down in front of it. "The law does not pay its debts in money," she says. "It never has any. It has two hundred umbrellas, a wedding-cake, and a certain amount of discretion. I can let you have some of those against what you've done for us, and I'll want you to sign for it. Don't touch the cake; it's still before the court."

== Have a Particular struck out
when: Particulars 1+
pay: Favours: The Assize 1
locked: The Sergeant strikes out nothing on her own account. It would take one favour of the Assize.
image: blue-pencil

She has the book, and a ruler. It would be one favour the fewer that the law owes you.

=== always: In Red
lose: Particulars 3

{Particulars 3+: She does the laugh and the left profile with two strokes of the ruler, and looks you over for anything else that could be spared.|"I shall say that it was somebody of the same size," says Sergeant Plumb, ruling you out in red. When the ink has dried there is a tall stranger in the book with no laugh, no gait, and nothing against him.}

== Ask for two good lenses
pay: Favours: The Assize 3
locked: There is a tray of them, and the Sergeant counts it. It would take three favours of the Assize.
image: spectacles

They were exhibits in a matter of false diamonds. Three favours, and they are nobody's.

=== always: Exhibits Four and Five
gain: Borrowed Lens 2

{Watchful 20+: She does not trouble to wrap them. "You'll only have them out again on the step," she says, "to see where I got the tray."|"Four and five," says Sergeant Plumb, and unties the labels. She looks through each of them at the wedding-cake first, with the face of a woman who knows to a crumb what was there yesterday.}

== Be measured for a greatcoat
when: no Watch Greatcoat
pay: Favours: The Assize 6
locked: The Watch gives its coat to those it would be sorry to find without one. It would take six favours of the Assize.
image: green-coat

Nearly all that the law owes you, for fourteen pounds of blue frieze. You would look like them, from behind.

=== always: From Behind
turn: standing up or down
gain: Watch Greatcoat 1
wear: Watch Greatcoat

She measures you with an eel-line, that being the exhibit which comes to hand, and has Marl hold the other end. The coat she fetches out was made for a constable called Orme, who went into the fish trade. It has his whistle-hole still, and a pocket for a supper.

"It makes no difference in law," says Sergeant Plumb, standing back. "You can't arrest anybody. You can't so much as move them along. But you go and stand on that corner, from behind, and see how long it takes." You go and stand on the corner. It takes until you have done up the second button, and then the corner is yours, as far as the tannery.
