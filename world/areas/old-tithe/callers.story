= A Marrow, to Be Guessed
in: Old Tithe
deck: sometimes
image: cabbage
teaser: There is a fête on the green. One guesses the weight of a marrow, and does not say.

The fête is on the green, since it is Sunday. There is a tent with a marrow in it. You guess the weight, write it on a slip, fold the slip, and put it into Aunt Thirza's covered basket. {Marrows Guessed 1+: It is the same marrow.|Thirteen ladies do this one after another with their eyes turned aside. The marrow is not looked at, so as not to embarrass whoever grew it.}

== Write it down, and fold it
image: tally

It would be a quiet afternoon among people who were not, for once, being quiet about you.

=== always: Third
turn: farce grows
lose: Talk 4
gain: Sundays at Tithe 1, Marrows Guessed 1
image: first-prize

{Marrows Guessed 3+: You know the weight by now. You write it in large figures. Aunt Thirza unfolds your slip, turns very red, and puts it into her pocket. Presently you are given third prize, which is a jar of the last marrow.|Marrows Guessed 2+: All the slips are burnt before tea, in case one of them should have been nearer than another. Third prize goes to everybody. You find that you have brought your card from the last time, and that there is a row of holes along the top, for the pin.|Everybody gets third prize. A first was given in the year ninety, Aunt Thirza tells you; she looks over each shoulder; and a *second*. The lady who came second is over there in lilac, with her back to the tent. You are given a card on a pin. All afternoon you walk about among thirteen people marked *Third*, and you catch yourself, at the gate, making sure that yours is straight.}

== Say it out loud
image: scales

It is a vegetable. It cannot mind.

=== always: Fourteen Pounds
turn: danger
lose: Talk 2
gain: Sundays at Tithe 1, Marrows Guessed 1, Merry 1
image: scales

{Marrows Guessed 3+: You say it to the marrow, bending down. A voice from under the table-cloth says, "Fifteen." The youngest of the aunts is in there, on her hands and knees, with a tape. Neither of you has seen the other. You guess in turns until they ring for church.|Marrows Guessed 2+: "Fourteen pounds and a half," you say. All of them have come prepared this time. They begin the hymn. It has seven verses, and at each *Amen* Aunt Thirza looks to see if you are going to go on; you hold out as far as the ounces.|"Fourteen pounds," you say. A tray goes down in the next tent. A figure has been said out loud, in company, about something stout. Aunt Thirza lays her own shawl over the marrow and has it led away between two of the others. The fête is over. You help to carry the chairs. Each of the ladies whom you meet with a chair in her arms says, quite distinctly, that it was a very nice marrow.}

= A Letter from Number Nine
in: Old Tithe
deck: sometimes
frequency: Frequent
image: bundle-of-letters
teaser: Four pages, in violet. There is nothing in them.

The Aunt has written to you, on four pages. The smoke has been lying down. Sultan has a bad foot. There has been fish. {Letters About Fish 1+: It is very like the last.|You go through it for one word that could be about you, and then for one that could be about anybody in your position, and there are none.} At the foot of the last page, over her name, she has left a space as wide as a line. There is a dot in it, where she had put down the pen to begin.

== Answer it with four pages of the same
image: quill

You have the beef, and the hedge. It would be a great kindness to both of you, and it would keep.

=== always: A Space at the Foot
turn: bargain
lose: Talk 4
gain: Sundays at Tithe 1, Letters About Fish 1
image: quill

{Letters About Fish 3+: You do not need to look out of the window for it any more. You have a way of describing the green that will go on by itself to the foot of page three. She writes by return to say how much she enjoyed it. You read that twice over, as well, for a word.|Letters About Fish 2+: You give her the well, and the bulbs, and how you do your hair. On page four your pen goes down into the space and makes a dot there. You look at it for a time. Then you make it into the beginning of *Yours.*|You give her the joint, and the seven verses, and a drain. By page three you have quite a good style. Then there is a line left over at the foot, as there was in hers. You sit with the pen in the air until they have put out the lamp on the green, sign underneath, and send it as it is.}

== Write the one line
when: A Line Cut Out under 1
image: torn-leaf

*I ought to have told you.* You could put it in the space. All the post from Old Tithe goes through Aunt Thirza's hands, but she might not look so near the end.

=== always: The Length of It
turn: rule with teeth
lose: Talk 3
gain: Sundays at Tithe 1, Letters About Fish 1, A Line Cut Out 1
image: torn-leaf

Aunt Thirza asks to see you after church. She has your letter on the desk, and a pair of nail-scissors. "It is a charming letter," she says. "It was only this." She has cut your one line out of the page, close, along the tops of the letters and along the tails, and has it in the palm of her glove. She would never have dreamed of reading it. But one can see a thing coming, by how black it is.

She posts the rest. So what goes to Number Nine is four pages about a joint of beef, with a slot in the last of them like the slot in a box. You work out, in bed, that she will be able to see how long it was.
