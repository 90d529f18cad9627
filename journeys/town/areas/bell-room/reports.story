= What Was Said at the Door
deck: never
image: visiting-card
teaser: They have come in by the back.
back: no

They put the tray down first, and tell it afterwards.

== Ask what they saw
cost: 1 action
challenge: Watchful 10 broad
second chance: Second Wind
image: watchful

From the step, and through the gap.

=== success: All of It
gain: Applause 1

Even the wallpaper.

=== failure: A Boot
gain: Stage Fright 1

The door was opened by a boot.

== Ask what it cost
cost: 0 actions
fate: 2
image: echoes

There was a man with his hand out.

=== always: Paid
gain: Applause 2

The hand has gone in again.

== Have the counting-room locked
cost: 0 actions
image: lock-under-glass

They noticed the door on the way up.

=== always: Locked Up
hide: Fate

The key goes on the third hook.

== Ask for the letter itself
cost: 0 actions
needs: Applause 3+
image: letter

If they may show it.

=== always: Read
gain: Applause 1

It says *see over*.
