= A Matter of Leaving
in: The City
when: Favours: The Perquisites 1+
deck: sometimes
frequency: Infrequent
image: trunk
teaser: Granny Oddlot sends to say that somebody is leaving, and would you come and be fair.

By the law of the Rookery what is left is anybody's. {Leavings Judged 2+: It is another removal, with the whole stair waiting on the landings, each with a bag.|Leavings Judged 1+: But Mr Ivor Prewett, glazier, is leaving his wife. She stands by him in the doorway, in her hat, and thirty neighbours would like to know what happens to the mangle.|But old Mrs Ann Cray is going to her son's, by the three o'clock cart, and there is a room full that will not go on it. She has been dusting it since four.} "You are owed something here," Granny Oddlot has sent word, "so you will not be in a hurry to be owed more."

== Hold things until the cart has gone
image: parcel

What you have your hands on is held. You have two hands; the whole stair will be watching to see what you let go.

=== always: Two Hands
turn: won at a price
gain: Favours: The Perquisites 1, Odd Stocking 2, Leavings Judged 1

{Leavings Judged 2+: You hold a clock and a cat. Afterwards people thank you, who got the rest.|Leavings Judged 1+: You hold the mangle. You hold it from noon until the lamps, with thirty people round you, while the Prewetts go over the whole of it again in the doorway; and at dusk Mrs Prewett takes her hat off, and her husband carries in his bag, and the two of them shut the door. Nobody has told you that you can let go.|With the one hand you hold the bed, since she was born in it. With the other you can reach the clock or the dresser. Mrs Cray looks from the one to the other, and says that you must please yourself. You hold the clock. When the cart has turned the corner forty people come by you on both sides, quite quietly; and you stand in an empty room, with a bed, listening to the dresser go down the stairs.}

== Say that it was only put down
challenge: Persuasive 11
second chance: Word in Season
image: persuasive

A thing that is put down is not left. You would be arguing that in front of people who have waited since breakfast with bags.

=== success: Put Down
turn: standing up or down
gain: Good Sheet 1, On Calling Terms 1, Leavings Judged 1

{Leavings Judged 1+: "Has she looked back?" you ask, of the stair at large, and wait, and somebody always has to say that she did. They take their bags home. A sheet is sent up to you, with no name, by whoever is next.|"She looked back," you tell them. "Anybody can look back," says Bet Maddox, "it's a free stair." So you send a child after the cart to ask what she is going to do about the window-box; and word comes up from the corner, from mouth to mouth, that it wants watering on Thursday. There is a long silence on the landings. Nobody waters what they have left.}

=== failure: Mr Skerry's Bag
turn: farce grows
gain: Talk 1, Odd Stocking 3, Leavings Judged 1
only if: Talk under 6
image: talk

You have them nearly round. But you have put down your hat, to have both arms for it, and turned away, to look at the back row; and it is pointed out by Mr Skerry the plumber that nobody is holding that.

== Give the judgement yourself
needs: A Place Among the Perquisites 5+
locked: Granny Oddlot lets nobody judge for her who has not had the freedom of the roofs (A Place Among the Perquisites 5).
image: scales

She would hand you the stick. Whatever you say is the law for that stair until the next time, and you will have to live there.

=== always: Until the Next Time
turn: rule with teeth
gain: Drawer-Key 2, Favours: The Perquisites 1, Leavings Judged 1, Sticks Held 1

"What is missed by Snuff goes back," you say, with the stick on the floor. "The rest is left." {Sticks Held 1+: They have it by heart, and say it with you, and sit down on their bags to see what will be missed.|It seems quite fair to everybody. But people do not miss what you would think.} {The Appointment exactly 1: Dorcas Prynne, whose own box was once put out on a landing, comes down herself to tell you what a person goes back for.|Word is brought down at dusk.} The silver can stay where it is. There is a door-stop wanted, and the smell of a cupboard, and a nail.
