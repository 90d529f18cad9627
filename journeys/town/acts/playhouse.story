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
then: A Walk by the River Begins

There is a rail.

== sender
gain: Applause 2

== target
gain: Applause 1
