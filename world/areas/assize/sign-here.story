= Sign Here
in: The City
when: Favours: The Assize 1+
deck: sometimes
image: pen
teaser: {Papers Signed 2+: Sergeant Plumb has another paper, and the same pen.|Sergeant Plumb of the Watch has a paper, and would rather you did not read it standing up.}

"It wants a name to it," says Sergeant Bertha Plumb, "and ours won't do, since we're the ones it's about." The Assize owes you {Favours: The Assize 4+: a good deal|something}, and it has noticed that people to whom it owes something are apt to be obliging. {Papers Signed 2+: Today's is another certificate.|Papers Signed 1+: This one certifies that the bearer, who is yourself, may certify.|This one certifies that Miss Ottilie Frame, Keeper of the Bell-Board, is alive; without it she is to have no coal.}

== Sign
image: signed-finding

You would be putting your name to a thing that you have not seen for yourself. It would be owed to you; but it would be your name.

=== always: For Coal
turn: a tie begun
gain: Favours: The Assize 1, Echoes 3, Papers Signed 1

The pen is a good one. {Papers Signed 2+: You sign for a drain, a cat and a boundary, and are asked in to see the boundary.|Papers Signed 1+: You certify that you may. Sergeant Plumb has you witness that, and blots it. From now on, she tells you, it goes round by itself; people will come up to you in the street, with babies.|Miss Frame has coal by four. She sends you a card, in a hand so fine that it seems to have been breathed on to the paper. She had been wondering, she writes, and it is a relief to have it from somebody outside.}

== Go and see for yourself first
challenge: Watchful 12
second chance: Borrowed Lens
image: watchful

It is a climb and a cold gallery. You may find that what they want certified is not so.

=== success: Having Looked
turn: opponent is right
gain: Favours: The Assize 1, Overheard Word 3, Papers Signed 1, Exact 1
only if: Exact under 7

{Papers Signed 1+: You look, and sign, and add the date on which you looked, which nobody had asked for. It has begun to be copied.|You go up to the Board. Miss Frame is quite still. You watch her for as long as it takes a taper to burn an inch, and you see, when she has turned no page and moved no feather, that the dust on the nearest bell is going in and out. You sign it under her eyes. "You were the only one to climb up," says Sergeant Plumb, as she takes the paper. "And that's how it ought to be done, and if everybody did it we would have no coal given out this side of Whitsun."}

=== failure: The Wrong Floor
turn: rule with teeth
gain: Overheard Word 2, Talk 1, Papers Signed 1
only if: Talk under 6
image: talk

You go in at the wrong floor, and spend an hour with a Miss Fraine, who is also quite still. She turns out to be wax. By then you have certified her; it cannot be crossed out, and there is an annuity.

== Have one signed for you
pay: Favours: The Assize 2
locked: It would take two favours of the Assize to have Sergeant Plumb put her own name to something.
image: sworn-particular

Two favours, and she would swear to one thing that she knows. She will regret it, being fair.

=== always: Hers
turn: bargain
gain: Sworn Particular 1, Candle-End 2, Papers Signed 1, Oaths of Sergeant Plumb 1

{Oaths of Sergeant Plumb 1+: "Which do you want this time?" asks Sergeant Plumb. She has them in two heaps: those that she saw, and those that she is sure of.|She takes off her helmet to do it. What she swears to concerns a strong-room, two bishops and a laundry list. When she has written it out she reads it over with her lips moving, and would like to have the pen back, because there is a comma in the third line to which she would not care to swear.}
