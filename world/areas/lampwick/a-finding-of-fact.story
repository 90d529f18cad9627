= A Finding of Fact
where: Lampwick, Your Lodgings
when: Who Was Expecting You 5+, Invited to the Assize 1+ or Who Was Expecting You 6+, no A Case for the Assize
urgency: high
image: signed-finding
order: 11
teaser: The Assize has sent the Deputy herself. She is in your room, with a tape-measure.

{Who Was Expecting You exactly 5: Constable Marl is first, and his errand is to fetch you home.} Deputy Warden Cordelia Brace is standing in the middle of your room, and Mrs Ottaway, who opens doors to nobody, has opened this one. "Clemency Rudd lodged here," says the Deputy. "She was the last Edward. Eleven weeks ago she went upstairs to answer a bell; and while the law expects her back, I may not hang so much as a lantern in her place on the bridge. On Monday a boat struck the pier in the dark. I am told that you ask questions. Read the room, please, and sign what you find."

== Read the window-sill
challenge: Watchful 4 narrow
second chance: Borrowed Lens
image: spectacles

You know where the light falls in here, because you have lain and looked at it. If you are slow, the Deputy will read the sill first, and you may turn out to be part of what she reads.

=== success: Six
turn: secret learned
gain: Who Was Expecting You 1, A Case for the Assize 1, Echoes 12, Watchful 8
go to: What You Will Sign
image: spectacles

You bring the candle down until the flame is level with the sill. The wood is soft, and somebody has leant on it: there is a ring, pressed in, about the size of two lines of print, and another beside that. You take out your newspaper and turn it on the sill until the pencil goes down into its own groove.

"Six," says the Deputy, who has been counting as well. "She bought six newspapers, then, and ringed them at this window, and one of the six is yours." She writes it down as she would anything, in full; but she has come round the bed to see, and she waits until you have put the paper away before she holds out the pen. "That is what she did. I have still to be told where she is."

=== failure: Exhibit Two
turn: outplayed
gain: Who Was Expecting You 1, A Case for the Assize 1, Particulars 4, Watchful 8
go to: What You Will Sign
image: particulars

The grate, with which you begin, burns down an inch of candle and has nothing in it. When you turn round the Deputy is at the sill.

"Six rings, pressed through from six newspapers," she says. "Clemency Rudd made them here. Yours, please." It fits the second from the left. She ties a label on the newspaper and, because it was found on your person, another on your top button, and Constable Marl has to draw the pair of you from the front and from the side. You are both returned to you afterwards, against a signature. The newspaper was Exhibit One.

== Ask Mrs Ottaway, while her side of the door is open
image: knuckles-on-a-door

She heard Clemency Rudd go up, and may never again be caught on the same side of a door as you are.

=== always: Carpentry
turn: a tie begun
gain: Who Was Expecting You 1, A Case for the Assize 1, Watchful 8
go to: What You Will Sign
image: hammer-and-nails

Mrs Ottaway turns out to be a small woman in a large apron, and without a panel in front of her she does not know where to put her eyes.

"She'd six newspapers, on that sill," she says, "and bore on her pencil so hard that I sent up to know was it carpentry. I asked who they were for. People she hadn't met, she said. Then how will they know to come? Oh, five will come for the place, she said, and never ask. And one'll be late, and want to know who sent it." She gets hold of the door by its edge. "I was to be civil to that one. So I've been civil. I'd not have thought of you for it."

= What You Will Sign
in: The City
deck: never
back: no
image: signed-finding
teaser: There are two words that the law would take, and a line to put one of them on.

"There are two words that I can use," says Deputy Brace, and lays the form on the sill. "*Gone*, or *Expected*. I do not mind which is kind. I have thirty boats a night under that bridge." Mrs Ottaway has shut the door; she can be heard not breathing on the other side of it. Clemency Rudd's boxes are still in the cupboard. What you write cannot be written again.

== Sign "Gone"
one-way: yes
image: signature

There can be a light on the bridge tonight. What was hers will be *left*, in law, as soon as the ink is dry, and will not come back.

=== always: Thirty Boats
turn: won at a price
set: The Finding 1
image: lantern-raised

The Deputy blots it. By Lamps there is a lantern on the Middle Bridge, on a pole, by order, until further notice: from the sill you can see it, and the boats going under it one behind another in a line, like people who have been shown where to sit.

By Snuff two persons from the Perquisites have called for the boxes. They wipe their feet, and they leave a receipt. When they have carried out the last there is a square of clean floor in the cupboard, and you put your own boots on it, because boots have to go somewhere.

== Sign "Expected"
one-way: yes
image: candle-end

The room stays hers, with you in it. The bridge stays dark, and from now on that will be your doing.

=== always: On the Pier
turn: opponent is right
set: The Finding 2
image: candle-end

"You will find that it takes the longer form," says the Deputy. She countersigns it, for the Warden. She has a fresh padlock put on the cupboard, and has the boxes counted first, so that they may be counted out.

"I do not say that you are wrong," she says on the landing. "I say that somebody will be wet."

You sit up. A little before Snuff there is a noise on the river of wood against stone, and after it a boat's bell, which goes on for as long as it takes five men to climb a pier. You count them up by their voices. It is five.
