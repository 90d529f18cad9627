= Number Four
where: The Gallipot Theatre
when: no Key to Number Four
image: lock-under-glass
order: 225
teaser: A dressing-room is empty at the Gallipot. Mrs Pennifold, who has the letting, would rather that it stayed so.

Mrs Leda Pennifold is wardrobe-mistress of the Gallipot, and lets the dressing-rooms by the month to anybody the company will speak for. Number Four is the best: a couch, a stove, and a glass with room for three visiting-cards in the frame. She stands in the door of it with pins in her mouth. "It is Miss Amory's," she says. "She went out between the acts, for some air, in the white, with the pearls. That's six years. I don't say that she isn't coming back. But if I once let that room, I shall have said it."

== Have the company speak for you
pay: Favours: The Footlights 5, Applause 1
locked: Five favours, and a round of Applause to carry in ahead of you.
one-way: yes
image: door-number-four

They would ask her all together, and she would not be able to refuse them. Whatever she has kept in there would have to come out, and could not be put back as it was.

=== always: The White
turn: opponent is right
gain: Key to Number Four 1, Constant 1
set: Where You Live 5
lodge: A Dressing-Room at the Gallipot
journal: offer
aside: Three cards can be held at once from now on.

The company stands along the passage and asks her, in parts, from bass to boy. Mrs Pennifold lets them come to the end; then she goes in by herself, and carries out what was Miss Amory's: a kettle, a pair of slippers, half a stick of carmine, and a novel with a hairpin in it for the place.

"What page had she got to?" says the wronged lady, who means to be kind. Mrs Pennifold looks, but the hairpin has come out in her hand.

"There," she says. "You've all got your room." She gives you the key. Nobody in the passage can think of a line, and before the half-hour is called they have gone to their own doors. She has left you the stove, lit.

== Buy the lease from the house, behind her back
pay: Echoes 1600, Favours: The Footlights 1
locked: Sixteen Echoes to the treasury, and a favour for holding its tongue.
one-way: yes
image: signed-lamp-glass

Mr Sneath, who keeps the cash-box between weepings, would let you have Number Four today, for money. Mrs Pennifold would learn of it from the lock.

=== always: A Change of Lock
turn: lost for good
gain: Key to Number Four 1, Talk 1
only if: Talk under 7
set: Where You Live 5
lodge: A Dressing-Room at the Gallipot
aside: Three cards can be held at once from now on.

Mr Sneath has the lock changed while she is at her dinner. By the time you come with Jem Hatch and the cart, Miss Amory's things have been put out in the dock in a hat-box, and the dock cat has sat on the novel.

Mrs Pennifold does not make a scene, although it is the place for one. She tries her old key in the door, twice, and puts it back on her ring with the others. From that evening your costume for whatever you may be playing is always ready, always pressed, and a little too tight across the chest.

== Tell her that Miss Amory may have been rung for
challenge: Persuasive 12
second chance: Word in Season
when: no Number Four Explained
image: persuasive

If a bell had fetched Miss Amory upstairs, Mrs Pennifold need not wait; she might ask you in herself, for three favours and no tears. Put badly, it is the last that she will hear from you on the subject.

=== success: A Cab
turn: secret learned
set: Number Four Explained 1
image: bell-wires

You have got as far as bells, and people who are rung for and go up the Steps, when Mrs Pennifold takes out the pins.

"Rung for!" she says. "A corn-factor fetched her, in a cab, and I called the cab. They've four children, and a house with a bow window, and she sends me a goose every year. It isn't her I keep the stove in for. They wrote of her in the paper that the part would never be played like that again, and I'd made the dress. Well, and as long as there's no one in Number Four, it hasn't been."

"You don't act," says Mrs Pennifold slowly. "Do you? Not to speak of." In that case, she thinks, the room might be had for three favours, and no applause.

=== failure: Not on the Subject
turn: outplayed
set: Number Four Explained 2
lose: Applause 1
image: bell-wires

You do the bell, with your voice low, and the white dress going up a dark stair. When you have done there is a silence, and then all the seamstresses put down their irons and clap; Mrs Pennifold has let you go through with it in front of her whole room.

"That's page forty of *The Drowned Bride*," she says. "I've dressed it. She goes off left." The seamstresses want to know whether you do comic. That is a round of applause gone, and Number Four is to be had on the old terms or not at all.

== Move in as a person who does not act
when: Number Four Explained exactly 1
pay: Favours: The Footlights 3
locked: She would still like to be asked: three favours.
image: lock-under-glass

What she has against a tenant is that the tenant would act. You would not, and so Miss Amory's novel could stay where it is, with its hairpin.

=== always: In the White
turn: a tie begun
gain: Key to Number Four 1, Kind 1
set: Where You Live 5
lodge: A Dressing-Room at the Gallipot
aside: Three cards can be held at once from now on.

"Your things go to the left," says Mrs Pennifold. To the right, under a sheet, hangs the white, whose shoulders you may dust, though you may not try it on. "And I shall come in of a Sunday, for the stove," she says, "and I'll read a page, if you've no objection. I'm at the part where she's found out."

The goose comes that week. It is a large one, for a corn-factor.
