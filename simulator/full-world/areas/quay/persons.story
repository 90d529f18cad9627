= Persons on the Quay
where: The Quay
when: Settled 2+
image: bench
order: 60
teaser: They have nothing to do either.

One could sit.

== Share a pipe
act: Share a Pipe
image: pipe

If you had rope.

=== always: Asked
gain: Kindly 1

They will think about it.

== Arm-wrestle somebody
act: Arm-Wrestle
image: fist

On a barrel.

=== always: Asked

Elbows.

== Ask somebody to a picnic
act: A Picnic
cost: 2 actions
image: basket

There is a rock.

=== always: Asked

There was a rock.

== Write home
act: Write Home
image: letter

They will want to know.

=== always: Sent
gain: Kindly 1

By the next boat.

== Name the boat
needs: Boat 1+
names: Ship
image: boat

She has been asking.

=== always: Named
gain: Kindly 1

It is painted on.

== Take on hands
when: Settled 3+
image: bolt

They come in sizes.

=== always: Taken On
engage: Bolt

He says nothing.

== Take on another
when: Settled 3+
image: needle

They come in sizes.

=== always: Taken On
engage: Needle

She says it for him.

== Let him go
when: Settled 3+
image: bolt

It is not him.

=== always: Gone
dismiss: Bolt

He says nothing.
