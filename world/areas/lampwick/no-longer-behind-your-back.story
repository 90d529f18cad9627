= No Longer Behind Your Back
in: The City
when: Talk 5+, Introduced 10+
deck: sometimes
frequency: Standard
sticky: yes
image: ear-trumpet
teaser: It is being told in the queue, and you are asked what you think.

There are six people in front of you at the dairy, and they are telling it to each other. The woman at the end turns round with her can on her arm, to ask if you have heard. It is about you, and it is nearly what you did. {Not Mentioned 1+: The next thing after this is a pair of black gloves, and forty doors.|When there are eight degrees of it people are asked to stop, and after that something is done about you. You have never met anybody who could say what.} She has not seen yet whom she is asking.

== Tell it to them yourself
challenge: Persuasive 40
needs: Persuasive 30+
second chance: Word in Season
image: two-at-a-window

You have it at first hand. You would have to be worse than they have made you, and funnier, in front of six people and a cow.

=== success: At First Hand
turn: standing up or down
lose: Talk 6
image: two-at-a-window

"I can do better than that," you say, "because I was there"; and you begin at the beginning, with what you had on. You leave in the part that they did not have. You leave in what you said, and do the voice. The dairyman asks what happened next, and you tell him that you ran. When you have done there is nothing left for anyone to have heard. The woman with the can has gone a dark red. She was going to tell it at two more houses; you can see her looking for something to take instead. You hold the door for her.

=== failure: In Fact
turn: outplayed
gain: Talk 4, Persuasive (1 + 4 * least(1, [base Persuasive] / 15) - 4 * least(1, [base Persuasive] / 50))
image: two-at-a-window

"In fact," you say. "They all begin like that," says the woman in front of her, not unkindly, and makes room so that the others can see your face. You explain about the door. It appears that no one had heard about a door. They pass it forward, from one to another, up to the counter, and you watch it grow as it goes. By the cow you have left without any milk. They will have noticed that as well.

== Go home, and pull down the blind
cost: 4 actions
image: blind-down

Four rings of candle in a room with no face to it. A thing that is not seen for an evening is talked of less. It is the dull way, and you would hear them go by.

=== always: Two Pairs of Feet
turn: won at a price
lose: Talk 7
image: blind-down

{Not Mentioned 1+: You have brought a cruet up with you, to look at.|For the first ring you do accounts.} In the second, a man laughs in the street, at nothing that has to do with you. In the third, two pairs of feet come along the street and stop underneath. There is no talk. They are looking up. You sit with your hands on the arms of the chair and your eyes on the place where your own shadow comes on the blind, and you see that you are as large as a wardrobe. "Is it that one?" says a voice. You blow out the candle. Now they know that somebody is in.

== Lower your can, and watch her mouth
when: Not Mentioned 1+
image: soup-can

They have a way in Old Tithe with people who have begun a sentence. It would work. You have sat at a table and seen it done.

=== always: As a Rule There Are Thirteen
turn: rule with teeth
lose: Talk 6
gain: Exact 1
image: soup-can

You set down the can. You fold your hands, look at her mouth, with great goodwill, and wait for it to finish. "Well, so they say," says the woman. You wait. She says that *she* does not say it. She says that she is the last to talk, after what was in the paper about her brother; and that she had only taken the forks to clean. You have not moved. Nobody in the queue had known about any forks.

By Snuff the whole of Lampwick is full of her, and has no room for you. You pass her on the corner, with her can, and she is telling somebody that it was not so. You know who will come to her door.
