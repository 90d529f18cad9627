= Help
address: help

== Your first candle
anchor: actions

Everyone in Underhall is issued a candle of {bank} rings. Anything worth doing burns one: that is an action. Reading is free, and so is looking about. A choice that costs none, or more than one, says so.

Left alone in the dark, the candle grows a ring every {minutes} minutes, whether you are here or not. The count and the time until the next one stand beside it. At nought you may still read, and choose what costs none; the rest has to wait until it grows.

== Reading a choice
anchor: choices

*Go* opens a story. Inside it are the things you can do. *Perhaps Not*, where it stands, takes you back out and costs nothing; a few scenes have to be seen through. *Pressing* marks what carries your story on.

- *Needs and costs* are written under each choice. A tick means you have it; a padlock means you do not, and says what is wanting.

- *Chances* are told in figures before you choose: 60% is three times in five. Your quality, with what your clothes add to it, and the difficulty make the figure, and nothing else does.

- *Second chances* are things you carry. Tick the box, and if the first try fails one is spent and you try again.

== Qualities and how they grow
anchor: qualities

You are what you are called. Watchful, Shadowy, Dangerous and Persuasive are what you are good at; others are things you carry, people you know, stories you are in the middle of. What you wear counts towards the four. Where there is room to change, a button beside a choice says how you would do in the best you own for it, and one press puts that on.

Most grow by use, in change points: the first level takes one, the next two, and so on. The bar under a name shows how near the next level is. All of it is listed under *What you have*. Money is in Echoes, a hundred pence to one. What a thing is worth stands beside it: it is the best that any table open to you would give.

== Cards and lodgings
anchor: cards

Whoever has lodgings is called upon. Under *Sometimes* lies the deck, with as many cards as there are callers waiting; press it, and one of them is in your hand. Drawing costs nothing. How many cards you can hold depends on where you live.

*Play* opens a card like any other story. It leaves your hand when you choose in it, when you discard it, or when you no longer have what it asks for. A few cannot be discarded. Another caller comes every {minutes} minutes, until as many wait as can.

== The map, and the list that does the same
anchor: map

*Travel* opens the map. Press a place to read of it, and go there; travelling costs no actions. Where no map can be drawn, or none is wanted, the same places stand in a list, and everything that the map does is done there too. Under [Account](/account) you choose the simple map for good.

== Possessions and outfits
anchor: outfits

What you own stands under *My Possessions*: what can be worn by the place it is worn in, the rest by kind. What you wear is added to what you are. Putting things on and taking them off costs nothing, but some places and most stories keep you as you are.

*Save outfit* keeps all that you wear under one name, and the list beside it, which stands by the story too, puts another outfit on at once. You can have more of them for Fate. *Wear the best* finds, for each place, what adds most to the quality you name.

== The Bazaar
anchor: bazaar

*Bazaar* opens wherever there is a market, once the story has let you in. Buying and selling take no actions, and a story that lies open keeps you from neither. Each thing says what it does, and how that compares with what you wear in its place.

*Sell my things* lists what somebody there would take, each at the best price. What you wear, or have lent, is yours until you take it off or back. Several things can be ticked and sold at once: you are told the sum before, and all of them are sold, or none.

== Menaces, and how to be unlucky safely
anchor: misfortune

Failing is a result like any other: often the more interesting one, and it too can teach you something. It may also bring trouble. The four troubles of this city are menaces; they show beside your face as long as you have them, and at eight of any the city takes you somewhere quiet until they are less.

There are always ways to be rid of them, there as well as at home, and nothing here ends your story. If your connection breaks in the middle of a choice, try it once more: it is never counted twice.

== Favours and renown
anchor: favours

Underhall keeps accounts. Favours stand under *Myself*, each with whom they are owed by, and no more than a story says can be owed at a time. They are spent in stories. What is thought of you grows more slowly, and opens what favours alone do not.

== Plans
anchor: plans

A choice you cannot make yet, or mean to make one day, can be kept as a plan: press the ribbon beside its name. It stands under *Plans* then, with the place it is in, what it still asks of you, and a note if you write one. Up to {plans} plans can be active at once; one that you carry out goes to the completed, and can be begun anew. A note can also be written on any story, choice or thing of yours: *Write notes* in a story, or among your possessions, shows where. All of them stand below your plans, and nobody else reads them.

== Your journal
anchor: journal

The button below what you are told in a story sets it down in your journal, word for word, under its own name or a title of yours. The journal is opened under *Myself*. An entry can have {entry tags} tags, of {tags} you may make, with colours; press one of them in your journal to make it a favourite, and the entries that carry it are your favourites. By tags, by favourites and by days an entry is found again, and by any words in its title, place or story: capitals, accents and endings do not matter, "words in quotes" stand in a row, a minus before a word leaves it out. *Read it as a book* shows it from its beginning, on paper too; *Download it* writes all of it into a file for you. Each entry has an address.

Your journal is private until you say otherwise: nobody else reads it, whatever address they have. *View profile*, under *Myself* too, shows what others see of you: your face, clothes and lodging, a thing on the mantelpiece, a trait in the scrapbook, and what they say.

== Messages and invitations
anchor: messages

Some choices are done together with somebody. Choose one, and you are asked whom: one of your contacts, whom you add by name in the same place. Nothing is spent before it is sent. You need a confirmed address for it, and they need what it asks of them; whom you cannot ask now is listed below the form, with the reasons. Some ask somebody who does not play yet, by a letter that we write: if they make a character by its link, you are each other's contacts, and your invitation is the first thing they are asked.

Under *Messages* stand the letters of the story and what others ask of you. On the one side is what waits: an invitation, which is open for {invitation days} days, what you have accepted and may go on with when you like, and letters that tell of a story and lead to it. On the other is what was told *Recently*. To accept takes one action; to decline, and to take back what you asked, takes none. A light beside the tab says that something has come since you were there last. What has been told can be deleted, and is kept for {message days} days otherwise; a copy of anything goes to your own mailbox by *E-mail*.

== Other players
anchor: people

Your contacts are the people you can ask to do something together. Add them by the username of their account or the name of their character, under [Account](/account#contacts) or on their profile. Nobody is told that they are on your list, and you need not be on theirs. There too you say whether you take invitations from your contacts alone, and whether you may be suggested to somebody who looks for company.

*Block*, on a message, a profile or a contact, parts the two of you: neither can invite, add or be suggested to the other, they find neither your name nor your profile while they are signed in, and what you had asked them is taken back. They are not told. *Report* tells whoever keeps this server what was written, with the words as they were at that moment. The one you report is not told either.

== Letters by e-mail
anchor: letters

Under [Account](/account) you confirm your address and say which letters you want by e-mail: of what happens in your story while you are away, of what others do with you (that somebody asks you something, with what they wrote, and that what you asked was accepted), and of news. Nothing is sent to an address that is not confirmed but what you ask for yourself, such as a new password. Each letter that you did not ask for says why it came, and has a link by which no more of its kind do.

== Agents
anchor: agents

Agents are people whom you meet in your story and take into your service; the tab opens with the first of them, and others come by other choices. Whoever is in your service stands under *Agents* (on a small screen, a tab under *Myself*). What you send them on is called a plot, and gets on by the actions that you spend, whatever you spend them on; time alone brings nobody home. Before you send somebody you see how likely each part of it is, and can loan them things that help: they equip what you loan them, and it is out of your hands until you take it back. A message says when they are done, and their report is a story like any other, with choices of its own.

== Fate and Exceptional Friendship
anchor: fate

Fate buys stories beside the main one, and a few comforts: 6 actions for 4, 20 for 10, a full deck for 2, another outfit for 10, and another name or face at the price that stands beside it. It never buys a chance, and nothing that is needed to go on. Each price is told before you pay, and you are asked.

Exceptional Friends burn two candles, {member bank} actions in place of {bank}, and have {member deck} cards in place of {deck}, {member outfits} outfits more, and send {member plots} agents at once in place of {plots}. An enhanced one has {enhanced outfits} outfits more again, {refreshes} free refreshes of {refresh actions} actions, and each month one story or two told again for nothing. A membership that ends takes away nothing that you have. Whoever pays for one can cancel it, or give another card, on [the page of their account](/account#subscription).

Whether any of it is sold for money here, and for how much, is for whoever runs this server to say; they can change every limit named on this page. [The store](/fate) tells what is to be had.

== Your name and face
anchor: name-and-face

Name and face are changed under *Myself*, for Fate; you are told the price and asked before anything is paid. No two people here have one name, and a name you give up is free for others at once.

== Fair dice
anchor: dice

The chance you are told is the chance you have. It is rolled by the server, when you choose, out of a secret that no choice of yours changes; trying again after a break in the line gives the same answer. Nobody's chance is changed by what they paid, or by how lucky they have been. *Luck so far*, below a result and under *Myself*, lists the challenges you met lately, and what was to be expected of them beside what came.

== News and notices
anchor: notices

Beside the story, and below it on a small screen, stand the news, a few lines from elsewhere, and an advertisement. *Next* shows other lines; *Into my journal* keeps them, as they are, with what you have set down yourself. News are there until you put them away.

== Favourites and comforts
anchor: comforts

Stories, choices and cards have two buttons: a heart for your favourites, a barred ring for what you would rather avoid. Favourites stand first and the avoided last, and nobody presses one of those by accident: you are asked before. A second press takes a mark away.

Long lists can be searched and sorted; so long as a search hides something, the line above the list says so and shows all again. You are also asked before a choice that cannot be taken back, that costs Fate, or that burns many actions at once.

*Comforts*, the two sliders at the top of the page (under *More* on a small screen), is where all of this is set: each thing by itself, at once, and with your account, so that it is the same wherever you sign in. Settings and marks can be saved to a file and loaded from one.

== Accessibility and keys
anchor: keys

- *Tab* reaches everything; *Enter* presses it; *Space* ticks a box.

- The first *Tab* after a page has loaded offers to skip to what matters; in the story you are there already.

- Single keys press what is named after them: *1* to *9* choose, *Enter* goes on after a result and *R* tries it again, *B* goes back, *T* shows the other list, *D* draws a card and *X* throws one away, *M* opens the map. *?* lists those that work where you are. They rest while you write, and can be switched off.

- The arrow keys move between tabs and faces; *Esc* shuts a dialogue.

- When the scene changes the focus goes to its title, and what you gained or lost is read out.

- Daylight reading, the sun at the top of the page, is dark ink on paper.

- If your system asks for less motion or more contrast, you will have it. Text may be enlarged freely; larger letters, plainer letters and less motion can also be set under *Comforts*.

== Your account
anchor: account

You sign in with the address and password you signed up with, or by a service whose button stands on the first page. A place where you are signed in ends by itself after {session days} days in which nobody uses it; [Account](/account#sessions) lists them all, and ends any of them. Another password ends all but the one you are in. If you have forgotten it, the first page writes you a letter.

== Your data
anchor: data

What is kept of you, why and for how long, stands under [privacy](/privacy). Under [Account](/account#deletion) you take all of it along in one file, or deactivate the account: everybody stops seeing you at once, and {erasure days} days later it is erased. Log in before that, and all is as it was.

== Content notes
anchor: notes

Where a scene holds more than the rest would make you expect, a line above it says so before you go in. *Perhaps Not* leads away from it, and the barred ring keeps you from coming there by accident.

== Who to write to
anchor: write

What does not work, what reads wrongly, and what you miss is best told to {support}. Say what you were about to do, and in which browser; a page that has broken writes that down for you to copy.
