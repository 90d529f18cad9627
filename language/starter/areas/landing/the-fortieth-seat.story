= The Fortieth Seat
where: The Landing
when: On the List exactly 1
image: ships-lamp
teaser: The boat lies there in the dark, full, but for one place.

You can hear that it is full: thirty-nine people are trying to breathe quietly. Nobody speaks to you. At the bow hangs a lamp as large as a bucket, and somebody has polished it.

== Fill the lamp and light it
pay: Lamp Oil 1
locked: The lamp is dry. The hatch at the back of the landing sells oil.
image: burning-candle

The wick is new. It has been waiting as well.

=== always: The Others
set: On the List 2

The light goes along the benches, one row after another. They are not strangers. There are thirty-nine of them, older than you and younger, and every one has your face. The oldest moves up, to make room. "Well?" she says. "You are the one who has come back. What is it like, over there?"
