= A Queue
in: The City
when: Introduced 8+
deck: sometimes
image: hats-uphill
scene: the-queue
teaser: Forty people, and a dog keeping somebody's place.

It comes from a door with no brass on it, goes down four steps, along the railings and round by the cab-stand. Forty people stand in it, and a dog, who is keeping a place. From this end one cannot see the door. The man at the tail is reading the neck of the man in front of him. "What is it for?" you ask. "I was going to ask you," he says, and moves up.

== Join it, and ask nothing
image: two-bowlers

It is some time since anybody moved up for you.

=== always: It Goes by Turns
gain: Echoes 9, Constant 1

In the first hour you are told the names of seven people's children. In the second there is soup. You go by the railings and the cab-stand, and up the four steps, and in at the door; and along a passage; and by the railings and the cab-stand. Nobody remarks on it. The lady in front has taken your arm.

In the third hour a hat comes down the line with ninepence in it, and is put into your hands. It goes by turns, she says. Everyone has had it now except the dog. He is saving his.

== Find the front of it
challenge: Persuasive 5
second chance: Word in Season
image: talk

There are forty people to get by, and each would have to believe that you have only come about the tea.

=== success: About the Tea
gain: Echoes 16

You have come about the tea. You say so forty times. You go up the steps, in at the door, along a passage and out by the other end of it, where there is a cab-stand, and the same man, still at the same neck. You go round again, to be sure.

You might tell them. But they have brought stools; two of them are engaged; and the old gentleman behind the dog has not been so well, he says, since he retired. You open a window in the passage, for the warm days. They make it up to sixteen pence between them, and ask you if there was any sign of the front.

=== failure: Two Sugars
gain: Echoes 4, Breakages 1
only if: Breakages under 5

You are along as far as the railings when a lady asks how many sugars. You ought to have had a number.

No one lays a hand on you. It is only that all forty of them move up, at the one moment, on principle, to where you are. You come out at the tail of it with a rib gone, and a hat like a squeeze-box. The man there makes room for you at once. "Any news?" he says, and when you have told him he finds you fourpence. It is for the tea. He takes two.

== Join it, and sell your place
was: Sell your place
needs: Thrifty 2+
locked: It takes somebody thriftier than you to see what this is worth.
image: thrifty

At the tail of it you would be forty-first, which is a thing that you were not this morning, and for which nobody is charging.

=== always: It Must Mean Something
gain: Echoes 16, Thrifty 1

Thirtieth, when you have stood your way up to it, fetches fourpence, from a gentleman who asks what the queue is for, and is satisfied when you will not say. You go round to the tail. Twenty-second fetches fivepence. By Snuff you have sold yourself three times, always to somebody who felt that the price must mean something.

The third of them calls you back. He has been in at the door. "I wanted to tell you," he says, and considers how to; and then he shakes your hand in both of his, gives you a further twopence, and hurries off along the railings so as not to lose his turn.
