= Bed Twelve
tagline: Eleven beds, one tap, and everybody has a view.
description: A short comedy about a garden on the roof of a tower block, and about who had your bed before you.
start at: The Stairhead
start with: Growing 2, Talking Round 2, Handy 2, Caps 5
faces: cap, scarf, glasses, curls
opening: Bed Twelve
weekly: Sunday Evening

== Rights
holder: the author of Bed Twelve
licence: CC BY-SA 4.0
link: https://creativecommons.org/licenses/by-sa/4.0/

== Landing
picture: roof Twenty-two floors up, and the slugs still found it.
icon: tomato
about: A story to play in your lunch break, about vegetables and the neighbours.

== Newcomers
welcome: Sign for your bed
welcome line: The secretary needs a name for the board, and a face to shout at.
lady: Woman, a woman
gentleman: Man, a man
indistinct: Neither, a neighbour
arrived: {address} with no bed yet
settled: {address} from flat 112

== Actions
called: can, cans
picture: watering-can
waiting: Filling the cans
is out: The cans are empty
none left: The tap drips. It fills another can every {minutes} minutes.
while out: You can still look around, and read the notice board.
too few: That takes {cost} cans of water, and you have {have}.
too many: There is nowhere to put that much water. Use some first.
how to spend: Most things up here take a can of water, or the time to carry one.
how to wait: The tap fills another every {minutes} minutes.
bank: 30
member bank: 60
minutes: 5

== Money
called: Cap, Caps
counted in: whole
quality: Caps
picture: bottle-caps

== Cards
waiting: Listening at the door
none left: Nobody knocks
filled: Somebody is at the door
deck empty: The landing is quiet. Somebody knocks every {minutes} minutes or so.
deck full: There is a queue at your door as it is.
no lodging: People knock at a flat. Sign for your bed, and Marguerite will tell them which.
none here: Nobody would look for you here.
deck: 4
member deck: 8

== Looks
frame: canes
page texture: leaves-by-night, leaves-by-day
card backs: door, door-with-a-queue, door-on-the-latch, no-door
theme: light

== Palette
page: #12211a, #f4f7ea
panel: #1a2e24, #fffef6
raised: #224031, #ffffff
input: #0e1a14, #ffffff
text: #eef5e6, #1c2b20
text muted: #c3d4bd, #3f5445
text faint: #a3b8a0, #51665a
gilt: #ff9d7a, #a8321a
gilt dim: #c98067, #b5583f
hair: #335544, #ccd8bf
link: #8fe0ac, #17613a
border: #6f9480, #5c7a67
focus: #ffd966, #8a4b00
tick: #8fe0ac, #17613a
primary: #1f6b44, #17613a
primary text: #fbfff4, #fbfff4
secondary: #2b4a39, #e4edd5
secondary text: #eef5e6, #1c2b20

== Sheet
skills: What you are good at
menaces: Complaints
money: In your pocket
stories: What you are up to
goods: In the trug
hat: straw-hat On your head
tool of the trade: trowel Tools
home comfort: kneeler For your knees
category: Curiosity Lent by the shed
groups: From your bed
hidden categories: Boon, Burden, Clothing, Adornment, Gloves, Weapon, Boots, Luggage, Companion, Treasure, Destiny, Affiliation, Transportation, Ship, Crew, Airship, ConstantCompanion, Club

== Market
tab: Swap Shelf
title: The swap shelf
about: Three planks on bricks behind the shed door. The honesty box is a biscuit tin, and rattles.
closed title: THE SWAP SHELF IS IN THE SHED!
no access: The swap shelf is up on the roof. You would have to get there first.
sell title: Empty the trug
sell about: What the roof will give you for what you grew.
nothing to sell: There is nothing in the trug but a snail, and he is not for sale.
empty shop: Somebody has had the lot.

== While out
title: While you were downstairs
story: New on the roof: {name}
area: The door is open: {name}
cards: People at your door: {count}
actions: The {actions} are full again: {count}

== Results
more: and {count} smaller things
rests: "{name}" can look after itself for now.
goes on: There is still "{name}". {step}

== Milestones
chapter: {name}: done
person: You have met {name}

== Pages
loading: Up the stairs
nothing here: There is no floor twenty-three.
way back: Back to the roof

== Help
actions title: Cans of water
on actions: You can carry {bank} cans.
on actions: The tap fills another every {minutes} minutes.
on cards: Neighbours knock at your flat. Answer or don't; they will come again.
on qualities: You get better at what you do, and more so if it goes wrong.
on money: On the roof people pay in bottle caps. Nobody remembers who began it.
