= The Other Chair
where: Lampwick
when: Introduced exactly 10
image: the-other-chair
order: 125
teaser: The Aunt has two chairs to her tea-table, and does not like to see you come by yourself.

Miss Gathercole has two chairs to her front table, and has been looking at the other one. "Bring somebody," she says. She does not mean one of hers. "Down the Steps they come, a dozen to the hour, dear, and every one goes off to a room with one nail, and there they sit, burning candles at themselves. You must have met *one*." {Company Asked 3+: She has written you down as a person who asks.|She has pen, paper and a boy to send.}

== Ask somebody to tea
needs: Seed-Cake 1+
locked: The Aunt gives the tea. It is for you to bring a seed-cake: forty pence, at the table of gifts in the Bazaar.
act: Take Tea
image: cake-dome

A person whom you know, or know of, and who has had tea here before. The cake is only cut if they come; but then both of you will be the better spoken of.

=== always: By the Boy
turn: a tie begun
gain: Company Asked 1
image: letter

{Company Asked 3+: The boy has it out of your hand before the ink has dried. He reads it, as a matter of form. "Same again," he tells the Aunt, and the second plate is down before he is through the gate.|The Aunt's boy takes the note, and reads it through to you first, with expression, so that you can hear how it will sound. You would like to change the middle. "I should leave the middle," says the boy. He puts in a comma with his thumb, and goes; and the Aunt lays a second plate, and turns the chair a very little from the wall.}

== Offer to sit up with somebody
act: Sit Up with a Friend
image: two-candles

A night in a chair, in another person's room, for nothing. It does them a great deal of good, if they have anything the matter with them; you cannot offer it to two at once.

=== always: At Snuff
turn: bargain
gain: Company Asked 1
image: finger-on-lips

{Company Asked 3+: "And who is it to be tonight?" says the Aunt, and does not wait to be told, as she has put up sandwiches for two and a pack of cards with the seven of clubs drawn in by hand.|"Quite right," says the Aunt. "You needn't talk. In my experience they would rather that you didn't, for the first hour; and after that you will not be able to stop them, so I should take something to hold." She gives you a ball of wool, and sends the boy ahead to ask whether you may come.}

== Send up to the street for somebody
needs: Sent Up Today under 1
locked: The boy goes up the Steps once a day, and comes down when he can.
act: Summon an Acquaintance from the Street
image: ringed-newspaper

A person who has never been here, but has an address for letters. A paper would go up to them, with two lines ringed. You know what that does, because it was done to you.

=== always: Four Thousand Steps Up
turn: secret learned
gain: Company Asked 1
set: Sent Up Today 1, A Day's Work 1
image: ringed-newspaper

The Aunt gives you a pencil, out of a drawer that she has to unlock. It was Clemency's. She does not say so, but she watches what you do with the point. {Company Asked 2+: You ring the two lines, a little better than the last time. The boy has been up and down since then, and has formed a view: there is no good in putting them under a door with a dog.|You ring the two lines, not very straight. It takes the boy until Lamps to get to the top, he says, and he puts them under the door and is off before he can be asked anything; for what would he tell people? He thinks about that now. "There's cake," says the boy.}
