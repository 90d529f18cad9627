= Sent to the Country
where: anywhere
in: The City
when: Talk 8+, Introduced 10+
urgency: must
back: no
note: Exile and public shame. It lasts for some ten actions, and never for more than twelve.
image: bonnet-with-its-strings
teaser: They have stopped talking. It was not their own idea.

Miss Philomel Gathercole, your aunt by licence, is going along Wick Row in black gloves, with a covered basket. At forty doors a hand comes out and drops in a folded slip. {Not Mentioned 1+: You know those gloves, and have gone back up to pack before she can turn round. "They have kept your napkin-ring," says the Aunt, when you come down. "I asked."|You take it for a funeral, and feel in your pockets for something to give. "Not from you, dear," says the Aunt. "It is about you."} Each house has written down what it knows of you, and what is in the basket may not be said again, by anybody. You are to take it away with you, into the country, until it is quiet. Lull has the boat. The Aunt does not ask whether any of it is true.

== Go after Snuff, under the rug
cost: 0 actions
image: blind-down

You would not be seen to go. You would be away for some ten rings of your candle, never above twelve. All that you own would be where you left it, except for one light: the cart goes past the Aunt's window.

=== always: Finger and Thumb
turn: lost for good
set: Sundays at Tithe 1, Way Out of Tithe 0, The Blue Egg-Cup 1
move to: Old Tithe
image: a-light-left-on

{Not Mentioned 1+: You lie in the bottom of the cart with the basket on your knees, and look out through the fringe of the rug. Your light is not on the sill to be put out, this time. The Aunt comes to the glass all the same. She looks up the street and down it, and draws the curtain across the six lights that are left, so that you need not count them. You have counted them already, from the corner.|You lie in the bottom of the cart, with the basket on your knees, and look out through the fringe of the rug. On the sill of Number Nine seven egg-cups are alight, for the seven who are not home. The blue one is yours. The Aunt comes to the glass. She looks up the street and down it; then she puts out the blue one with her finger and thumb, as she does every night when you come in. But you have not come in.}

{Not Mentioned under 1: She is right to do it. While it burns the whole Row can see that you are out, and will want to know where.|You know this crossing, and that it is longer than it looks.} At the landing Lull hands you down into the boat. He does not say good evening, because it is not one. When the boat moves, the forty slips slide from one end of the basket to the other. You put your hand flat on the lid, and keep it there all the way across.

== Carry the basket yourself, by daylight
cost: 0 actions
image: laundry-basket

It is you that they have written about. You could walk to the landing by the middle of the street and let them look. You would keep more of your pride, but what you lose you would lose in front of everybody.

=== always: The Middle of the Street
turn: standing up or down
set: Sundays at Tithe 1, Way Out of Tithe 0, The Blue Egg-Cup 1
gain: Proud 1
lose: Talk 4
move to: Old Tithe
image: a-light-left-on

Forty doors stand open in Wick Row at that hour. You walk between them with the basket on your arm, and nobody says a word; it has all been said, and you are carrying it. The muffin-man takes hold of his bell by the clapper. A girl on a step begins to laugh, and her mother turns her round by the shoulders to face the wall.

{Not Mentioned 1+: At Number Nine there is a gap in the row of egg-cups, where yours was, and you had meant to look at something else. The Aunt is behind it, with the sash up. "They are waiting to see if you will look," she says, not moving her lips. You look.|At Number Nine the blue egg-cup has been lit for you, as on any other evening when you are out. The Aunt sees you, and sees them. She leans across the sill and pinches the flame, and wipes her finger and thumb down her apron.} After that you look at your boots. They are all that you see of the rest of the way: dry stones, then wet ones, then the edge of the boat. "You've dropped one," says Lull. It is lying on the stones behind you, open, with the writing upwards. You go back for it with your eyes shut.
