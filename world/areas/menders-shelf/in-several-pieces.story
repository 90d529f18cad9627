= In Several Pieces
where: anywhere
in: The City
when: Breakages 8+, Introduced 10+
urgency: must
back: no
note: Dread, confinement, and hands in the dark. It lasts for some ten actions, and never for more than twelve.
image: laundry-basket
teaser: You have been written up for the eighth time.

The pavement is flat, and nobody is near you. The string goes first. Then you are looking at your own left boot from the level of the ground, and a lady has stepped over part of you and begged its pardon. Hob Farrow's dray draws up. He has the book, and a laundry-basket with straw in it, and he picks you up like eggs, counting. He counts again. "There's one gone down the grating," says Hob. "They won't send anybody home with a hole in them. They fill up from the next on the shelf. I'd sooner you had a bit of your own house." So he drives you round by Mrs Ottaway's, and knocks on the hatch with his whip.

== Ask her for the riveted mug
cost: 0 actions
image: chipped-saucer

{The Mug on the Sill 1+: What is left of Mr Ottaway's mug is behind the shutter, in newspaper. A piece of that would hold.|Mr Ottaway's shaving-mug has stood on that sill since he died. Whatever has been broken once and mended well will hold in anybody. But she would have to break the mug.}

=== always: What Is Left of the Mug
when: The Mug on the Sill 1+
turn: bargain
set: Lamps Out 1, Way Off the Shelf 0
move to: The Menders' Shelf

"There's two goes left," says Mrs Ottaway. She has had the paper ready, in the drawer with the string. You hear her unwrap, and choose, and fold the paper for another time. The piece is put into your palm without a word. You shut your hand, and are a mile off before you look what she has come to. The handle.

=== always: Mended Once Already
turn: lost for good
set: Lamps Out 1, Way Off the Shelf 0, The Mug on the Sill 1
move to: The Menders' Shelf

Behind the shutter the spoon stops. "He'd not have minded," says Mrs Ottaway. "He was down there himself. He'd fourteen years, after, and not a crack." The mug comes out upon the sill, with her hand round it, and you see the three rivets, and the line on the inside where the soap came to. Then the hand takes it in again. You have heard her bang lids since the day you came. This is quite a small noise. What she puts into your palm is white, with one rivet in it, and still warm from the range. You carry it shut in the only hand you have that closes.

== Tell Hob to drive on
cost: 0 actions
image: cab-horse

You would go as you are, and take whatever is put into the hole. She would keep the mug. But she can hear that you are short; she hears everything.

=== always: Short
when: The Mug on the Sill 1+
turn: danger
set: Lamps Out 1, Way Off the Shelf 0
move to: The Menders' Shelf

Nobody runs after you. You are laid on a board, and the next on the shelf is a man with his back to you. By the second lamp the hole is filled. What was put in is a little too big, and warm along the edges, and you do not know what part of a person that used to be. When the man turns over in his sleep, it turns too.

=== always: In Both Hands
turn: standing up or down
set: Lamps Out 1, Way Off the Shelf 0, The Mug on the Sill 2
move to: The Menders' Shelf
image: chipped-saucer

The hatch does not open. You have got to the corner when there are slippers behind you. The curate is running, with the mug held up in front of him in both hands. "She says to take it!" he calls. "She says you are not to be so proud." He is looking at the basket, and at what is in the basket, and so he does not see the kerb.

The mug breaks under the horse. He goes down on his knees for the pieces, and keeps telling Hob that he had it whole. Hob takes the bit with the handle, and says that will do. You could have asked her. She could have given it to you, out of her own hand. You lie under the lid and say over the four words that would have done it: might I have that.
