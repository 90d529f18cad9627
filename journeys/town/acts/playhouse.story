= Share a Box
image: tea-table
sender needs: Reader 1+
target needs: Reader 1+
invitation: There is a box, and it has two chairs in it. *One of them squeaks.*
acceptance: You share a box. The chair is not spoken of.

Two chairs and a rail.

= Fetch Somebody In
image: tea-table
by letter: yes
invitation: There is a playhouse, and nobody in it whom one knows.
acceptance: They came.

Somebody from outside.

= A Walk by the River
image: tea-table
invitation: The river is *there*, whether one walks or not.
acceptance: You are both on the bridge.
refusal: The river has to be walked by alone.
then: A Walk by the River Begins

There is a rail.

== sender
gain: Applause 2

== target
gain: Applause 1

= A Game of Draughts
image: tea-table
contest: Watchful
invitation: There is a board, and *most* of the pieces.
acceptance: You play until a piece is lost under the stage.
won: You are a piece ahead, and it was your turn to look for it.
lost: They are a piece ahead, and it was your turn to look for it.

The missing piece is a button.

== winner
gain: Applause 3

== loser
gain: Stage Fright 1

= Sit in the Same Row
image: tea-table
same area: yes
invitation: The seat beside one is free.

It has to be the same house.

== sender
gain: Applause 1

You kept a seat with your hat. {other name} sat on {other: his|her|their} own.

== target
gain: Applause 1

The seat beside {other name} had a hat on it. You did not sit on *that*.

= Second a Motion
image: tea-table
one at a time: yes
invitation: There is a motion. It wants *one* other hand.
acceptance: It is carried, two to none.

There can be only one motion before the house.

== sender
gain: Applause 2
