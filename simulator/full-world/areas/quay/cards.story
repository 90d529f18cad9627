= A Crate
in: Town
deck: sometimes
frequency: Abundant
image: crate
teaser: It has come up by itself.

It is nailed.

== Open it
image: crate

With something.

=== always: Opened
gain: Rope (1d4), Sealed Box 1

Rope, mostly.

== Leave it
cost: 0 actions
image: crate

It is not yours.

=== always: Left
gain: Kindly 1

It goes down again.

= A Quarrel
where: The Quay, The Market
in: Town
deck: sometimes
frequency: Rare
when: Kindly at most ([Keen] + 3)
image: quarrel
teaser: Two of them.

Each has a hat.

== Part them
challenge: Chance 1 luck
image: quarrel

It is a matter of luck.

=== success: Parted
gain: Pence 5

They thank you.

=== failure: Joined
gain: Bruises 1, Dread 1

They do not.

= A Bird
in: Town, Attic
deck: sometimes
frequency: Unusual
sticky: yes
when: no Albatross
image: bird
teaser: It looks at you.

And goes on.

== Feed it
image: bird

It is polite to.

=== always: Fed
gain: Albatross 1
wear: Albatross

It stays.

= Shoo
in: Town, Attic
deck: sometimes
frequency: Frequent
when: Albatross 1+
urgency: high
image: bird
teaser: There is a way.

It is not a kind one.

== Shoo it
image: bird

Off.

=== always: Off
lose: Albatross 1
refresh cards: yes

It goes, a little.

= A Flash
in: Town
deck: sometimes
frequency: Infrequent
autofire: yes
image: flash
teaser: There.

It was there.

== See it
cost: 0 actions
image: flash

You have.

=== always: Seen
gain: Keen 1
refresh actions: 2

And gone.

= The Noise
in: Town, Attic
deck: sometimes
when: Dread 5+
frequency: Ubiquitous
urgency: high
image: dread
teaser: Behind the door.

The other door.

== Do not open it
image: dread

You had not meant to.

=== always: Not Opened
lose: Dread 2

It is a door.

== Open it
cost: 0 actions
one-way: yes
image: dread

You had.

=== always: Opened
gain: Dread 6

It is not a door.

= It Has Said Your Name
in: Town, Attic, Afloat
when: Dread 8+
urgency: must
back: no
image: dread
teaser: It has.

They come for you, with a cart.

== Go with them
cost: 0 actions
image: cart

It is a kind cart.

=== always: Whitewash
change setting: Cell
hide: Travel

They count the spoons.
