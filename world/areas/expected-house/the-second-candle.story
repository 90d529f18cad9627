= The Second Candle
where: The House Where You Are Expected
when: A Chair Nearer the Fire 1+, Evenings at the House 3+, The Second Candle under 1
image: lamp-post
order: 20
teaser: Ada Trimble is at the door, with a dark street behind her and one match.

Mr Tadlow has let in the Lighter of Lampwick, who has never been past the mat. "It's Chandler's Rents," says Ada Trimble. "Seven lamps, and the oil has been watered; they've gone one after the other, and there are children down there who have begun to be told it is bedtime. I want a flame that will stay lit while I fill them. There's only one house in the ward where they have two each." She is looking at your table, as it is the nearest. But Mrs Hartree does not care for this at all. The second candle is what you pay for, she says. If one goes out of the door, she will be asked for forty.

== Give it to Ada
image: ladder-and-pole

You would have one candle tonight, like other people, and Mrs Hartree would see you do it.

=== always: Up the Ladder
turn: a tie begun
set: The Second Candle 1
gain: Favours: The Roof Fund 1, Kind 2, Persuasive 8, Echoes 20
journal: offer

Ada takes it as you would take an egg. From the window the row watches it go, up the ladder and down, seven times; and at the foot of each lamp a door has opened, to say the words. There is an inch left when you have the candle back. "That'll be the last," says Mrs Hartree. But it was not the last that went. The ninth chair has sent hers to a sick-room, and Colonel Prout is on the step in his socks, asking which way to the Rents.

== Keep it where it is
image: two-candles

It was promised to you, and a rule that is broken once in front of forty people has been broken. Ada would have to manage.

=== always: What Was Promised
turn: rule with teeth
set: The Second Candle 2
gain: Exact 2, Watchful 8, Keepsake of an Evening 1, Echoes 30

"Quite right," says Mrs Hartree, but you do not feel any better. Ada Trimble only nods. She strikes the one match and carries it down the street inside her hat, and gets four lamps out of it; the other three are dark until morning. The House does not say a word to you about that. You have your two candles. You can see very well by them, among other things the mat, where she wiped her feet before she asked.

== Carry it down yourself
challenge: Dangerous 10
second chance: Second Wind
image: lantern-raised

A candle in the hands of whoever it belongs to has not been lent. You would have to keep it in, through a draught that puts out street-lamps.

=== success: Seven Lamps
turn: danger
set: The Second Candle 3
gain: Favours: The Roof Fund 1, Dangerous 12, Echoes 30
journal: offer

Chandler's Rents has a wind that lives there. It tries your left side, then your right, goes round by the washing, and comes from below. You have your back to it by that time, and your coat open, and Ada is lighting her spill inside your waistcoat. At the seventh lamp you are singed and rather proud. "It never left your hand," says Mrs Hartree, who has followed the whole way with a shawl, so as to be able to swear to it.

=== failure: At the Fifth
turn: outplayed
set: The Second Candle 3
gain: Murmurs 1, Kind 1, Dangerous 8, Echoes 20

At the fifth lamp the wind has it. You stand in the dark with a string of smoke, and something close by asks you, quite civilly, after whom you are waiting. "Don't answer," says Ada's voice, from up in the air. She has still a spark in the fourth lamp, and brings it along to you on the end of a straw. So it was you, in the end, who was lent a light. She does not put it like that. Mrs Hartree does, and enters it in the book.
