= The Long Pier
tagline: Half a mile of planks, and the sea on three sides of it.
description: A small story about a pier in winter, and about who keeps it open.
start at: The Turnstile
start with: Patience 2, Shells 4
faces: sailor, oilskin, boater

== Landing
picture: quell-at-his-window Mr Quell has walked the length of it every morning for forty years.

== Newcomers
welcome: Mind the gap
welcome line: The Council would like to know who is asking.
lady: Miss, a lady
gentleman: Mister, a gentleman
indistinct: Visitor, a visitor
arrived: {address} without a ticket
settled: {address} with a room over the tea-room

== Actions
called: cup, cups
picture: kettle
waiting: Warming the pot
is out: The pot is empty
none left: The kettle gives another cup every {minutes} minutes.
while out: The planks and the view are free.
too few: That takes {cost} cups, and there are {have} in the pot.
too many: The pot cannot hold all of that. Have some of it first.
how to spend: Most things are done over a cup of tea.
how to wait: Another cup is ready every {minutes} minutes.

== Money
called: Shells
counted in: whole
quality: Shells
picture: shell

== Premium
called: Tickets
members: season-ticket holder, season-ticket holders

== Refill
title: Fill the pot
about: Another cup is ready every {minutes} minutes, and costs nothing.
too dear: A pot is {price} {premium} at the least, and you have {have}. Wait for the kettle.

== New name
price: 12
title: Sign again
about: What is in the book is what you are called here.

== New face
price: 4
title: Put your head through
about: There is a board with holes in it, for faces.

== Palette
page: #0d1820, #dfe8ea
panel: #14242e, #eef4f4
raised: #1c313d, #fafdfd
input: #0a1318, #ffffff
text: #e4eef0, #14242c
text muted: #b3c4c9, #3d525b
text faint: #93a7ad, #4a616b
gilt: #8fd0d8, #1d5866
hair: #29404b, #bccdd1
link: #a5dde3, #14506b

== Market
tab: Kiosks
title: The kiosks
about: Three of them open, and the rest have been going to since Easter.
closed title: THE KIOSKS ARE A LONG WALK FROM HERE!
no access: You cannot get to the kiosks from here. Walk back to the planks first.
sell title: Turn out my pockets
sell about: What the kiosks would give you for what you have picked up.
nothing to sell: There is nothing in your pockets that anybody would pay for.
empty shop: The shutter is up, and that is all.

== Sheet
menaces: Worries
money: In the drawer
hat: top-hat Keeping one's hat

== Pages
loading: Taking down the shutters
nothing here: The planks stop here.
way back: Walk back to the turnstile

== Help
actions title: The first pot
on actions: A pot holds {bank} cups. Whatever is worth doing is done over one.
on actions: The kettle gives another cup every {minutes} minutes, whether you sit by it or not.
on cards: Postcards come to those who have a room.
on qualities: Patience is what you are good at, or will be. The rest is what you have picked up on the way.
on money: Money is in {money}, and there is no change.
