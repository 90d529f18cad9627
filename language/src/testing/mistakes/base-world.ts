/** A small world without problems. Each mistake changes one place of it. */
export const baseWorld: Readonly<Record<string, string>> = {
  'pack.story': `= The Ferry Stairs
start at: The Stairs
start with: Pence 5
faces: plain
opening: Step
`,
  'settings/river.story': '= The River\n',
  'areas/stairs/area.story': `= The Stairs
setting: The River
type: District
line: wet on alternate days
market: yes
image: stairs

Forty steps, of which the tide lends you thirty.
`,
  'areas/stairs/the-toll.story': `= The Toll
where: The Stairs
image: toll
teaser: The keeper of the toll has a drawer and a dog.

She opens the drawer. The dog opens one eye.

== Pay what is asked
pay: Pence 2
image: coins

Two pence is the sum she names to everybody.

=== always: A Receipt
gain: Ticket 1

It is stamped, and then stamped on.

== Argue the sum
needs: Pence 1+
challenge: Nerve 4
image: argue

The dog has heard better.

=== success: Half
gain: Pence 3, Step 1

She lets you off, for the dog's sake.

=== failure: Double
lose: Pence 1

It goes up while you are speaking.

== Sit on the wall
image: stairs

It is free, and damp.

=== always: Damp
gain: Nerve 1

A barge goes by with somebody's piano.
`,
  'areas/stairs/a-gull.story': `= A Gull
deck: sometimes
where: The Stairs
when: Ticket 1+
frequency: Frequent
image: gull
teaser: It is looking at your ticket.

It has walked up the last nine steps.

== Let it have the ticket
image: gull

You had nearly finished with it.

=== always: Gone
lose: Ticket 1
gain: Nerve 1, Pence 1

It leaves you a penny, as gulls do in this parish.
`,
  'areas/stairs/the-boat.story': `= The Boat
where: The Stairs
when: Step 1+
image: boat
teaser: Room for nine, and {Pence 20+: a cushion | a plank}.

The boatman rows as if the water were asleep.

== Go across and back
needs: Ticket 1+
image: boat

There is nothing on the other side yet.

=== always: Back Again
gain: Pence 1
lodge: A Loft

| The tide came in,
| the tide went out,
| and {name} with it.
`,
  'qualities/all.story': `= Nerve
category: BasicAbility
climbs: ever steeper
image: nerve

What you have while nobody is asking.

= Pence
category: Currency
nature: thing
image: coins

Small and brown.

= Ticket
category: Document
nature: thing
image: ticket

Good for one crossing, or one gull.

= Step
category: Story
image: stairs

How far down you have been.
`,
  'shops/the-barrow.story': `= The Barrow
image: barrow

Everything on it has been to sea.

== Ticket
price: Pence 3
fetches: Pence 1
`,
  'lodgings/loft.story': '= A Loft\nhand: 1\nimage: loft\n\nNets, and a window with a river in it.\n',
};
