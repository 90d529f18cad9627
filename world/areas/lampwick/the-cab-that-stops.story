= The Cab That Stops
in: The City
when: Introduced 10+, Watchful under 40, Shadowy under 40, Dangerous under 40, Persuasive under 40
deck: sometimes
frequency: Very Infrequent
image: cab-with-its-blinds-down
teaser: It has stopped for you, blinds down, and the driver would like to know why as much as you would.

A four-wheeler draws up beside you with its blinds down, and nobody gets out. "It's not me, it's the horse," says Abel Crouch, the driver. "Bosun was a doctor's, and he will stop for anybody who walks as if they were late for somebody. And once he has stopped, by the Cab Rules, I've got a fare." {Cabs Taken 5+: Bosun draws up of his own accord at the doctor's own door. There is a plate, and nobody behind it. Mrs Vine, who kept house for him, looks you up and down, and wants to know if you have eaten; for she has gone on laying his place, as no one has told her to leave off, and it is a pity about the chop. She pays you out of the jar in which she kept his fees.|Cabs Taken 3+: Bosun knows you by now. He has got into the way of stopping before you have turned the corner.|The horse looks round at you. He has a long brown face, and seems to have bad news for a family.}

== Get in, and leave it to Bosun
needs: Bosun Left to It Today under 1
locked: Bosun makes that call once a day.
image: postmans-boots

You would be put down at one of the doctor's old calls, and expected to know what to do there. What you are paid will depend upon what you say.

=== always: An Old Call
turn: standing up or down
gain: Echoes 11, Cabs Taken 1, Kind 1, On Calling Terms 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Bosun Left to It Today 1, A Day's Work 1
only if: Kind under 4

{Cabs Taken exactly 8: He takes you to the Mending House, by the back, where the doctor used to sit with the ones who were not going to mend. They do not need you to know anything. An old man has kept his place in a book since the last time; you read him on from there, and Bosun stands outside with his chin on the sill.|Cabs Taken exactly 9: It is a wedding. The doctor had brought the bride into the world, and is down for a speech. You say that you had not supposed, when you held her up by the heels, that it would come to this; and it is thought to be the best thing that has been said all day by anyone who was really there.|Cabs Taken exactly 4: Bosun goes down to the river, where a lighterman's widow has been taking two spoonfuls of something every night since the doctor left it with her. The bottle is as big as a churn. She would like to know if she may stop. You smell it, and put in a finger. It is gravy browning. You tell her that a person who can keep that down for three years may leave off what she likes, and she pays, and gives you the rest of it for the horse.|Cabs Taken exactly 5: An auctioneer in Gilt Street has lost his voice, and sits among his lots with a slate. Everything has been said to him but the one thing that he wants to hear, which is that it was a good voice. You say so. You add, as doctors do, that it wants rest; and he writes *Sold*, and bangs the slate.|Cabs Taken exactly 6: Bosun takes you, at a walk, to a house with straw down in front of it. There is a lady at the top of the stairs and a great many people at the bottom. She has been told by three of them how long she has. You are the fourth, and she looks at you over the sheet with the left eyebrow up. "Longer than that," you say. She pays you out of what they brought; and when you pass by there on the Monday the straw has been taken up, and she is on the step, with a broom, seeing the last of them down it.|Cabs Taken exactly 7: He draws up at the cab-stand. All the other horses are there. You wait; but it seems that this was the call, and that he had only been shown the doctor's patients so often because nobody had thought to ask if he would like to see his own friends. Abel Crouch will not take a fare for it. The stand has a whip-round, and it comes to a fare.|Cabs Taken 3+: Bosun stops for the twins in Cooper's Rents, who are never ill, but whose mother likes to have them looked at. You look, and find that both are present, and she pays by the twin.|Cabs Taken 2+: Bosun takes the hill, and puts you down before a retired bandsman who wants to be told that he must give up the cornet. His whole family stands behind his chair, nodding to you. You allow him Sundays, because you are not to be nodded at, and he counts your fee into your hand before they can stop him.|Bosun stops in Candlemas Row, where Mrs Ida Plumtree has been in bed for two years. There was nothing much the matter with her, but the doctor told her to stay there until he came again, and then he died. She is fifty-one, and can hear her own shop being mismanaged through the floor. "May I?" says Mrs Plumtree. You say that she may. She is down the stair ahead of you with the fee in one hand and the shopman's ear in the other.}

== Hold his head for Mr Crouch
challenge: Dangerous 8
needs: Dangerous 6+, Bosun Held Today under 1
locked: Mr Crouch gets down once a day. Bosun has to think that you could hold him.
second chance: Second Wind
image: cab-horse

Mr Crouch has a wife across the way and no leave to get down. Bosun weighs as much as an omnibus, and has somewhere to be.

=== success: Ten Minutes
turn: bargain
gain: Echoes 10, Candle-End 2, Cabs Held 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Bosun Held Today 1, A Day's Work 1

{Cabs Held exactly 4: The inspector does come. He has a moustache with frost in it, and a list. You are the fare, you tell him, and are waiting for the driver, who has dropped dead; and he takes off his hat, and stands beside you until Mr Crouch comes out, wiping his mouth, to be congratulated. The inspector has never had one recover. He gives you what is in his pocket, for the flowers.|Cabs Held exactly 5: There is quiet across the way. By and by Mrs Crouch crosses the street to you, with two cups, and gives one of them to Bosun. "I thought that I'd come and be where he is," she says, "because I'm told that he has such a lot to say, out here. Which is the side he talks to?" You show her. When Abel Crouch looks out of the kitchen window to see what has become of his tea the two of them are as thick as thieves.|Cabs Held exactly 6: You sell the place at the front of the queue to a man who proves to be Mr Crouch. He has been told to go out, come in again, and start from the beginning.|Cabs Held 3+: You do not hold his head by now. Bosun puts it on your shoulder and goes to sleep, and a queue forms, which supposes that where a cab stands so long there must be a reason. "I've been sent out to say that you're to come in, for once, and sit down, and take my side of it," says Abel Crouch, with an egg in each pocket. "I said, who'd hold the horse? And she said she would. So then there'd have been nobody for me to be against." He sells places in the queue, and divides.|Cabs Held 2+: You hum to Bosun, who likes a hymn. Abel Crouch comes back in a clean collar. "She says that I'm never at home," he tells you, dividing what he has in his pockets, "and I say, then who's to hold the horse? And she says that you are, so why do I sit in her kitchen, arguing? It's not me. It's the horse that comes between people."|"If an inspector should come, you're the fare and I've dropped dead," says Abel Crouch, and runs. You lean on one end of Bosun, and he leans on you with the other. Across the way a blind goes down. Ten minutes later the cabman is back on his box with his hat on straight, and you have sold to a passing clerk, for what he had on him, the knowledge of where to find a cab.}

=== failure: As Far as the Pump
turn: farce grows
gain: Breakages 1, Candle-End 2, Bolts with Bosun 1, Dangerous (1 + 2 * least(1, [base Dangerous] / 15) - 2 * least(1, [base Dangerous] / 50))
set: Bosun Held Today 1, A Day's Work 1
only if: Breakages under 5
image: growler

{Bolts with Bosun 2+: Bosun sees a person hurrying, and you are off again, by way of the same two barrows, whose owners have learnt to lift the handles when they hear you coming. Mrs Crouch is at the pump, with the wet cloth ready wrung. "In my kitchen?" she asks. "And which pie?"|Bosun sees somebody hurrying. You go along with him, holding on, through two barrows and a christening, as far as the pump; there the hurrying person, who is Mr Crouch's wife, takes the bridle out of your hand and asks you where her husband is. He is in her kitchen. He has been waiting for her for ten minutes, and has eaten the pie. She ties up your elbow in a wet cloth. Then she looks about for something that would do for Mr Crouch.}

== Feel under the seat
when: no The Shoe in the Cab
needs: Watchful 18+ or On Calling Terms 6+
locked: Mr Crouch would let nobody put a hand in there but a person who misses very little (Watchful 18), or one with whom half the street is on calling terms (On Calling Terms 6).
image: growler

Mr Crouch says that she knocks when he takes a corner. There is a thing down the back of the cushions, and he has never cared to put his hand in.

=== always: One Heel
turn: secret learned
set: The Shoe in the Cab 1
gain: The Stair: What You Know 1, Echoes 12, On Calling Terms 1
only if: The Stair: What You Know under 3
image: stair-known

You bring out a lady's shoe, quite new above and worn right through below. But it is not worn as shoes are that walk in streets. The heel has never touched the ground, and the toe is gone. Whoever wore this went up, and up, and did not come down again in it.

"The doctor's last call," says Abel Crouch. "He'd her in here, and a bell went, and she got out on the wrong side. He sat and waited for her until the morning, and I can't get the smell of his cigars out of it."
