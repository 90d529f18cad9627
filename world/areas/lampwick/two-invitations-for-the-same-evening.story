= Two Invitations for the Same Evening
in: The City
when: Introduced 10+, no The Evening You Were Asked Twice, Favours: The Assize 2+ or Favours: The Perquisites 2+ or Favours: The Footlights 2+, Favours: The Assize 2+ or Favours: The Perquisites 2+ or Favours: The Notice 2+, Favours: The Assize 2+ or Favours: The Footlights 2+ or Favours: The Notice 2+, Favours: The Perquisites 2+ or Favours: The Footlights 2+ or Favours: The Notice 2+, base Watchful 39+ or base Shadowy 39+ or base Dangerous 39+ or base Persuasive 39+
deck: sometimes
urgency: high
sticky: yes
image: letter-basket
teaser: Each of them says eight o'clock, and each of them says that you, of course, will come.

They are side by side on the mat. {Favours: The Assize 2+: The Assize regrets that there is a regulation, and has a leg of lamb; it would be a supper at the Deputy's, at a table.} {Favours: The Perquisites 2+: The Perquisites have a wedding on the landing, with Pin for a bridesmaid, and all that has been left for a month to eat.} {Favours: The Footlights 2+: The Footlights are having a birthday after the piece, Dorabella Finch's, who is to be told that she is surprised.} {Favours: The Notice 2+: The Notice has its annual tea, and would like somebody to second things.} They have all heard about each other. Mrs Ottaway has two nails in her hall, and will see that {On Calling Terms 6+: the whole street|each of the callers} knows on which of them you have hung your hat. Whoever you do not go to will think that you owed them that.

== Sup with the Deputy
when: Favours: The Assize 2+
one-way: yes
image: assize

You would be the law's guest. It costs a favour of every other house that had asked you, and there is only the one evening.

=== always: A Leg of Lamb
turn: rule with teeth
set: The Evening You Were Asked Twice 1
gain: Favours: The Assize 2, Reliable Rumour 1
lose: Favours: The Perquisites 1, Favours: The Footlights 1, Favours: The Notice 1
only if: Favours: The Perquisites 2+, Favours: The Footlights 2+, Favours: The Notice 2+

There are five of you, and the lamb is carved by statute. Mr Justice Ponder tells the one about the heifer. Over the cheese Deputy Brace moves her chair, by the width of a hand, so that the draught from the door falls upon her and not on you. She has noticed that you keep looking at the clock. "You are wondering if they have begun without you," she says. "I was asked to something once. I had my gloves on, and then a bell went, and I thought that they would be sure to wait until I had written it down. I find that they do begin."

== Dance on the landing
when: Favours: The Perquisites 2+
one-way: yes
image: perquisites

You would be one of them, and seen to be, by a hundred and six windows. By breakfast the rest would each owe you a favour less.

=== always: The Bride's Left Shoe
turn: a tie begun
set: The Evening You Were Asked Twice 2
gain: Favours: The Perquisites 2, Good Sheet 1
lose: Favours: The Assize 1, Favours: The Footlights 1, Favours: The Notice 1
only if: Favours: The Assize 2+, Favours: The Footlights 2+, Favours: The Notice 2+

Bet Maddox is married, in four people's clothes, to a man who has been left twice. Nan Lavery has run out all the lines, with a candle to each peg. You dance with Pin, who counts; with Granny Oddlot, who goes by weight, and tells you that you are carrying something you ought to have put down. At one in the morning a constable comes up the stair about the noise. He has a parcel for the bride under his coat. From the roof, while they are making him dance, you can see a lit window, a long way off, in which your place will just be being cleared.

== Be there when she is surprised
when: Favours: The Footlights 2+
one-way: yes
image: footlights

You would be hiding behind a sofa, with a tenor. The *Wick* will have the names; and whoever else had asked you will read them, and think of a favour that they need not do.

=== always: Surprised
turn: outplayed
set: The Evening You Were Asked Twice 3
gain: Favours: The Footlights 2, Candle-End 5
lose: Favours: The Assize 1, Favours: The Perquisites 1, Favours: The Notice 1
only if: Favours: The Assize 2+, Favours: The Perquisites 2+, Favours: The Notice 2+

Dorabella Finch is surprised in the doorway, with a hand at her throat; she is surprised again by the window, where the light is better, and then to the left, for those who had been behind the sofa. You have seldom been so happy. About two o'clock she sits down on the arm of your chair. "I've known for a month, of course," says Dorabella. "Caleb can't keep a thing off his face, and they *would* practise the song. I'd been at the glass every night, to get the hand right. But I'd laid money that you would go to the others."

== Second things
when: Favours: The Notice 2+
one-way: yes
image: paste-pot

You would be in the minutes. Those are read, by other people who laid a place for you, and a favour is struck off for each.

=== always: Seconded
turn: opponent is right
set: The Evening You Were Asked Twice 4
gain: Favours: The Notice 2, Clapper 1
lose: Favours: The Assize 1, Favours: The Perquisites 1, Favours: The Footlights 1
only if: Favours: The Assize 2+, Favours: The Perquisites 2+, Favours: The Footlights 2+

You second the accounts, the urn, and a vote of sympathy with the horse. Then Joe Birkett gets up, and asks through the chair if it is true that there was another invitation. You say that it is. He asks if you would have come if there had not been. It is very quiet. "I only want it put down," says Joe, "that somebody had a choice." So that is put down; and you second it; and he brings you your tea.

== Be ill
image: second-wind

It would offend nobody. You would have to be so ill that both houses could hear of it, and nobody's favour would be the better.

=== always: Jelly
turn: farce grows
set: The Evening You Were Asked Twice 5
gain: Talk 2, Candle-End 2

You go to bed at seven with a cloth round your head. By eight it is known. By half past there is a jelly on the stair from either house, and each has sent it by somebody who is to wait, and see you eat; so they sit down, one at each side of the bed, and find that they have a cousin in common. It is the pleasantest evening that anybody has had. The invalid is the only person in the room who is not allowed to speak. They are on to the cousin's second husband by ten; and by a quarter past, in good earnest, there is somebody asleep.
