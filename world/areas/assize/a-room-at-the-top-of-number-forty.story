= A Room at the Top of Number Forty
where: The Assize
when: Watchful 28+, A Case for the Assize exactly 4
urgency: high
image: papered-wall
scene: laid-for-one
order: 13
teaser: Your finding is at the top of the list. But the judge would like to know, first, what is at the top of the stair.

Your finding lies uppermost, and Mr Justice Ponder will not read it. "*Gone*," he says, "or *Expected*; I should be obliged to know where." So you are at Number Forty, on the stair up which Mrs Quayle went when her bell rang. {Silas Quayle's Cell 1+: Her nephew waits in his cell.|Her nephew Silas has driven you, and stays with his horse.} Perpetua Lyle makes it thirty-one steps going up and thirty-three coming down. At the top is wallpaper, with roses. It is warm. Deputy Brace has cut it on three sides, and is holding it shut. "There is mutton," she says. "If it is known that a dinner is kept hot behind the paper, ninety thousand people will go home and put a knife to theirs, and I shall have nobody for the lamps. I would have it pasted up again. But you are the finder."

== Look in, and touch nothing
cost: 2 actions
challenge: Watchful 35
second chance: Borrowed Lens
image: spectacles

You would lean in over the sill with a candle, and read the room. Behind paper like this, says Miss Lyle, she has known a floor to be a matter of opinion.

=== success: Laid for One
turn: secret learned
set: Number Forty 1
gain: The Stair: What You Know 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
only if: The Stair: What You Know under 2
go to: Your Finding Is Read
image: joint-of-mutton

There are a lamp, a fire, and a table laid for one, with the steam coming out of the hole in the dish-cover. Everywhere else is dust; and dust you can read. One pair of flat shoes has come out of a door in the far wall, gone round the table, and gone back. Nobody has come from this side. Inside each print is an older one, and another inside that. She has carried in a hot dinner every night, and carried the last one out again, cold.

The spoon is laid on the left. It is small for the plate, a child's, and the bowl of it has been bitten. You describe it to the Deputy, and afterwards to Silas Quayle, {Silas Quayle's Cell 1+: who has been let out to hear you, because a woman that lays tables has not been made away with.|who has stopped stroking the horse.} "That's mine," he says. "I'd never eat for her without it." He goes up there by himself, and for an hour nobody follows him.

=== failure: Going Down
turn: danger
set: Number Forty 1
gain: The Stair: What You Know 1, Murmurs 4, Watchful (1 + 4 * least(1, [base Watchful] / 15) - 4 * least(1, [base Watchful] / 50))
only if: The Stair: What You Know under 2
go to: Your Finding Is Read
image: endless-stair

You lean in for the sake of the spoon, which is a small one, and the candle goes out. When you find the wall again it is on the wrong hand. You are on the stair; you are going down; you have a plate in both hands, and it is hot. You count thirty-three, and thirty-four. At fifty there are people talking on the other side of the paper, civilly, about whether you take gravy.

What stops you is the chain. Perpetua Lyle had put a loop of it round your ankle while you looked at the mutton, and she fetches you up again link by link, in a temper, because she has lost a very good theodolite that way. On the landing they take the plate out of your hands. It is mutton for one, with a child's spoon stuck in the potato, its bowl bitten, and an S on the handle. Deputy Brace turns it to the light. "Then it was laid for Silas Quayle," she says, "by an aunt in good health. {Silas Quayle's Cell 1+: I shall have to let him out.|He had better have it while it is hot.}"

== Sit down to it
cost: 2 actions
one-way: yes
image: joint-of-mutton

It is hot, and getting cold. But whoever sits down at a table in this city accepts what goes with it. That one was not laid for you, and might not be laid again.

=== always: Very Good Mutton
turn: lost for good
set: Number Forty 2
gain: The Stair: What You Know 1, Proud 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
only if: The Stair: What You Know under 2
go to: Your Finding Is Read
image: joint-of-mutton

You are over the sill before the Deputy has found the form of words. The spoon is a child's, with the bowl bitten. You cannot very well begin without grace, so you say it, {The Grace 3+: as the bird says it every evening for Nan Harbottle,|The Grace 2+: as Silas had it from her, and you from Silas,|as the bird had it, since there is nobody to say it now but you,} and you wait where it waits. Behind the door in the far wall a plate is set down, quite gently, as if by a person with both hands full who had stopped to listen.

It is very good mutton. You tell them so when you come out, and that whoever cooked it is alive and well. {Silas Quayle's Cell 1+: That is all the law had wanted, and it lets her nephew out of his cell.|That is all the law had wanted; her nephew had wanted a little more.} Silas Quayle goes up the next evening, in a collar, with his hair wet. There is the table. There is no cloth on it, and never has been since. She had laid that place until it was sat in.

== Hold the paste for the Deputy
cost: 2 actions
one-way: yes
image: paste-pot

She may be right: there are ninety thousand of them, and one set of lamps. Silas Quayle would never be told what was there, and a stair like this does not open twice in the same place.

=== always: Roses to Roses
turn: opponent is right
set: Number Forty 3
gain: Constant 1, Watchful (2 + 7 * least(1, [base Watchful] / 15) - 7 * least(1, [base Watchful] / 50))
go to: Your Finding Is Read
image: papered-wall

You match the roses. Deputy Brace brushes from the middle outwards, in her gloves, as it is laid down for bills, and you come after her with your thumb. When there is a hand's breadth left to close, she stops, and looks for some time at the banisters. "If there is anything to be said through that," she says, "I have not heard you say it."

You put your mouth to the gap, and tell whoever is in there that {Silas Quayle's Cell 1+: Silas is to be let out tonight, and that|Silas is downstairs with the horse, which is paid for, and that} he asked for her. Inside, a chair is pushed in to a table. Then you press the last rose flat. "You will find that I am obliged to you," says the Deputy, at the twelfth step, and holds on to the rail. Silas Quayle asks her what was up there, {Silas Quayle's Cell 1+: through the bars, before she has got the key round.|from the box of his cab, when he has waited as long as he can.}

"Roses," says Deputy Brace.

= Your Finding Is Read
in: The City
deck: never
back: no
image: signed-finding
teaser: The list is clear. Mr Justice Ponder has put on his other spectacles.

"In the matter of Clemency Rudd," reads Mr Justice Ponder, to a full hall. "First, what has this finder's word come to hitherto? {Sabine Fray's Case 2+: Four wards are going through their drawers.|Thirty-one presents are safe in their drawers.} {The New Back Street 3+: A street is being walked up and down in.|The New Back Street 2+: A street is soap-works.|A street has a lamp, and six doorsteps fewer.} {The Grace 3+: A bird is at large.|The Grace 2+: The court has learnt to watch its hands.|A parrot puts it to people.} {Number Forty 3+: There are roses at Number Forty.|Number Forty 2+: There is a bare table at Number Forty.|A cabman dines at Number Forty, on a stair.} I do not say if that is much to have done. (I have not finished.) It is all of it still going on." Then he looks for you over the spectacles. "Would you sign this again?"

== Say that you would
one-way: yes
image: blue-pencil

You would be saying it in front of everybody who has had to live with it.

=== always: Confirmed
turn: standing up or down
set: A Case for the Assize 5
gain: Favours: The Assize 2, Echoes 120, Exact 1, Watchful 80
image: witness-box

{The Finding exactly 1: "*Gone*," reads Mr Justice Ponder. "By this a lantern was hung on the bridge, and since that night not a boat has struck. By this, too, a cupboard was emptied in an evening. It is confirmed."|"*Expected*," reads Mr Justice Ponder. "By this the bridge is dark. Boats have struck, and a lighterman named Dunn has the use of one hand." In the second row a man with one glove has turned to look at you. He goes on looking until he has seen that you can bear it, and faces the front. "The law will wait up. It is confirmed."} He blots it, and the usher carries it past you to be bound.

Deputy Brace does not congratulate persons. {The Deputy's Laces 1+: She looks down at your boots, from the one to the other, and allows that you might be spared for the rest of the day.|Sabine Fray's Case exactly 2: But in the morning there is a pair of bootlaces on your mat, in brown paper addressed by the Deputy, and with a bow that the Deputy cannot have tied.|She opens a drawer of her desk, considers something in it that is wrapped in brown paper and about as long as a bootlace, and shuts the drawer.}

== Say that you would not
one-way: yes
image: finger-on-lips

What is written cannot be written again. You would only be saying so, and it would be read out with the finding for as long as there is a law.

=== always: In the Margin
turn: rule with teeth
set: A Case for the Assize 5
gain: Favours: The Assize 1, Echoes 105, Kind 1, Watchful 80
image: blue-pencil

"No," says Mr Justice Ponder, not to you, but to Mr Prynne, who was about to object. "The finding stands. {The Finding exactly 1: She is gone, and the lantern is lit, and what was in the cupboard cannot be got back.|She is expected, and the bridge is dark, and there is a man in the second row who has the use of one hand.} It is confirmed. But I do not see that anything prevents the court from writing in a margin." He does it in pencil, in a round hand like a boy's, and it takes him until four. That the finder is sorry, he puts, and his name. Deputy Brace says that there is no form for that; and then, since everybody is waiting for her, she countersigns it.

{The Deputy's Laces 1+: "I observe that they have not broken," she says to you on the steps, of the laces.|Sabine Fray's Case exactly 2: When you get home there are bootlaces on your mat, forty-inch, in a bow.|On the steps she begins to give you something out of her sleeve, and gives you the time.}
