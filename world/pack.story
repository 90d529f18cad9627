= Underhall
tagline: A city four thousand steps below the street. Somebody has left a light.
description: A story told one candle at a time, in a city four thousand steps below the street.
start at: The Area Steps
start with: Watchful 3, Shadowy 3, Dangerous 3, Persuasive 3
held back: Travel, Possessions, EchoBazaar, Fate, Messages, Agents, Extras
faces: beardy, bonnet, tophat, veil, bowler, spectacles, ringlets, plume, sailor, miner, wimple, monocle, pipe, shawl, fez, crop, headwrap, constable, amber, dandy, moth, locs, brooch, mouse, scholar, admiral, curls, apprentice, hood, poet, auntie, deerstalker, pearls, goggles, stovepipe, blossom, chops, cook, riding, goatee, kerchief, clerk, comb, lamplighter, fur, puff, jurist, maid, balloonist, forked, plait, queue, feather, oilskin, governess, boater, artist, dowager, porter, braids, snood, cape, imperial, gardener, nightcap, ruff, sparrow, fringe, muffler, lace, smoking, buttons
weekly: Nurse Time Looks In
opening: Introduced
offers when: Introduced 10+

== Rights
holder: the Underhall authors
licence: CC BY 4.0
link: https://creativecommons.org/licenses/by/4.0/

== Landing
picture: ambassador Her Excellency Ines Quill may not come indoors. She receives on the steps.
picture: astrologer Dr Hesper Vane, astrologer to a city without stars. She casts by whose window is lit.
picture: aunt Miss Philomel Gathercole, Licensed Aunt. Related to anybody who has no one.
picture: boatman Lull will take you across for a penny, or down for a reason.
picture: deputy Deputy Warden Cordelia Brace acts for the Warden, who is expected.
picture: edward Edward waits up. The figure changes; the hat does not.
picture: madamex1 Madame X reviews only what has not been performed.
picture: magician The Great Ormolu. The vanishing trick worked once.
picture: master Master Gantry keeps the tide-tables of a sea that has no tide.
picture: mystic Brother Tolliver went into the Woods for a week's quiet, and has had visitors ever since.
picture: november Mr November holds the month until relieved.
picture: plenty Augusta Plenty: nobody goes hungry in sound of her ladle.
picture: surveyor Perpetua Lyle. Each year's plan has one street more than the last.
first visit: ambassador, astrologer, boatman
card: social-card A boatman with a pole, his passenger, and a lit city under rock.
icon: favicon
about: A free story game, read in the browser. Ten minutes to the first mystery.
choosing: Choose one. Sign up to hear what comes of it: it is free.
marked line: It happens as soon as you have a name and a face.

== Looks
titles: Hall Capitals, Alegreya SC
text: Alegreya
italics: Hall Italic, Alegreya
names: Alegreya SC, Alegreya
figures: Alegreya Sans
frame: panel-frame
page texture: velvet, none
panel texture: slate, paper
card backs: card-back, card-back-dark, card-back-oxblood, card-back-refill
seal: seal-arch
flames: yes

== Newcomers
welcome: Welcome, Delicious Friend
welcome line: A character is a letter of reference. We shall start yours.
lady: Lady, a lady
gentleman: Gentleman, a gentleman
indistinct: Indistinct, a person
lady faces: amber, auntie, blossom, bonnet, braids, brooch, comb, cook, crop, curls, dowager, feather, fringe, fur, gardener, goggles, governess, headwrap, hood, kerchief, lace, maid, moth, pearls, plait, plume, poet, puff, riding, ringlets, ruff, scholar, shawl, snood, sparrow, spectacles, veil, wimple
gentleman faces: admiral, apprentice, artist, balloonist, beardy, boater, bowler, buttons, cape, chops, clerk, constable, crop, dandy, deerstalker, fez, forked, goatee, goggles, imperial, jurist, lamplighter, locs, miner, monocle, mouse, muffler, nightcap, oilskin, pipe, poet, porter, queue, sailor, scholar, smoking, sparrow, stovepipe, tophat
face name: admiral A cocked hat and epaulettes
face name: amber A string of amber
face name: apprentice A flat cap, rather large
face name: artist A painter's cap
face name: auntie A mob cap
face name: balloonist A balloonist's cap
face name: beardy Mostly beard
face name: blossom A flower in the hair
face name: boater A straw boater
face name: bonnet A bonnet
face name: bowler A bowler hat
face name: braids Two plaits and a pinafore
face name: brooch A brooch at the throat
face name: buttons A page's round cap
face name: cape A wide hat and a cape
face name: chops Whiskers and a stock
face name: clerk A pencil behind the ear
face name: comb A high comb and lace
face name: constable A constable's helmet
face name: cook A cook's cap
face name: crop Cropped hair
face name: curls A cloud of curls
face name: dandy A silk cravat
face name: deerstalker A deerstalker
face name: dowager A tiara
face name: feather A feather in a band
face name: fez A fez
face name: forked A forked beard
face name: fringe A curled fringe
face name: fur A fur cap
face name: gardener A gardening hat
face name: goatee A pointed beard
face name: goggles Goggles, pushed up
face name: governess A severe knot of hair
face name: headwrap A headwrap
face name: hood A hood
face name: imperial A soldier's moustache
face name: jurist A judge's wig
face name: kerchief A spotted kerchief
face name: lace Lace to the chin
face name: lamplighter A lamplighter's cap
face name: locs Long locs, tied
face name: maid A maid's streamers
face name: miner A miner's lamp
face name: monocle A monocle
face name: moth A hat with a moth on it
face name: mouse A mouse on the shoulder
face name: muffler A muffler and no comb
face name: nightcap A nightcap
face name: oilskin A sou'wester
face name: pearls Pearls
face name: pipe A pipe
face name: plait A long plait
face name: plume A plumed hat
face name: poet A poet's hair
face name: porter A porter's cap
face name: puff Hair tied up high
face name: queue A ribbon at the nape
face name: riding A riding hat
face name: ringlets Ringlets
face name: ruff A ruff
face name: sailor A sailor's cap
face name: scholar A mortarboard
face name: shawl A lace cap and a shawl
face name: smoking A smoking cap
face name: snood A snood
face name: sparrow A bird on the shoulder
face name: spectacles Spectacles
face name: stovepipe A hat past its best
face name: tophat A top hat
face name: veil A veil
face name: wimple A wimple
arrived: {address} lately come down the Steps
settled: {address} of this city, and of no fixed reputation
face: Your face, in black paper
waiting faces: Laying out the faces
checking name: Asking at the desk…

== Story
hand: Opportunities
lost title: That is not there any more
lost line: You were in the middle of {thing}, and the city has put it away.
lost thing: something
lost paid line: What you laid down for it is back in your pocket.
lost place line: {place} is not there any more. When you look round you are in {area}, with everything in your pockets.
lost place: The place where you stood

== Actions
called: action, actions
layers: candle-dish, candle-stub, candle-wax, candle-flame
waiting: Striking a match
is out: Your candle is out
none left: Left alone in the dark it grows a ring every {minutes} minutes.
while out: What you have begun will keep. Reading is free in the dark, and so is walking about.
too few: Your candle has {have} of the {cost} it takes. A ring grows back every {minutes} minutes.
too many: Your candle could not hold all of that. Burn some of it first.
how to spend: Most choices burn a ring of your candle, which is one action.
how to wait: A ring of the candle grows back every {minutes} minutes.

== Money
called: Echoes
counted in: hundredths
quality: Echoes
picture: echoes

== Premium
called: Fate
members: Exceptional Friend, Exceptional Friends
waiting: Counting your slips
buying: Stamping
where from: The first tea at Number Nine brings twenty slips of it. If you have had that tea, more is where it is sold.
shown out: You are not expected tonight
shown out line: Mr Tadlow has looked in his book twice. Your chair at {place} stays where it is, he says; it is only that nobody has lit your candles. He has your coat ready, brushed, with nothing gone from the pockets. When you have thanked him you find that the door is shut, and that this is {outside}.
nowhere: the street

== Cards
waiting: Looking who has called
none left: Nobody is calling
filled: Somebody is on the stairs
deck empty: Nobody is calling just now. Another card comes every {minutes} minutes.
deck full: No more callers can wait. Draw a card first.
no lodging: Callers leave their cards where you live, and you do not live anywhere yet. A room of your own comes with a nail by the door.
none here: Nobody leaves cards here. They know better.
not drawn here: Nobody leaves cards here. You can still play the cards you hold.

== Refill
image: burning-candle
title: Refill your candle
done title: Stamped
about: A ring is an action. One grows back every {minutes} minutes, and costs nothing.
too dear: A refill costs at least {price} {premium}, and you have {have}. Let the candle grow, a ring every {minutes} minutes, and everything will be where you left it.
name: A taller candle
in short: Six rings at once, or twenty. A ring is an action.
description: A blue slip of the Office of Contingencies is permission for something to have happened. With one of these, you have been careful with your candle.
done: The slip is stamped. Your candle is {count} rings taller, and by the records it never was shorter.

== New cards
image: visiting-card
name: A busier street
description: A blue slip of the Office of Contingencies, and everybody who meant to call one of these days has found the time.
done: The slip is stamped. {count} people happen to have been passing.

== Refresh
image: dinner-still-warm
title: Your supper has been kept
done title: Supper was kept
waiting: Looking under the cover
name: Supper, kept
description: At the House Where You Are Expected they have kept your supper, and a candle beside it: {refresh actions} {actions}. They call it a refresh, and do it {refreshes} times a month.
done: It was still warm. Your candle is {refresh actions} rings taller.

== Outfits
image: green-coat
name: Another wardrobe
description: The Office of Contingencies will let it have happened that you kept a second wardrobe. What you wear now has always hung in it, under whatever name you please.
in short: Room for another outfit.
done: The slip is stamped. You have another outfit, and it holds what you wear now.
of members: Exceptional
of enhanced: Enhanced Exceptional
members only: You cannot put this outfit on unless you are an {member}.
enhanced only: You cannot put this outfit on unless you are an Enhanced {member}.

== New name
image: name-tape
price: 15
title: Be called something else
done title: Stamped
about: A name is sewn in. With a blue slip the Registry will unpick it, and sew in another that nobody here is using.
name: An unpicked name
description: A blue slip of the Office of Contingencies, and a clerk at the Registry who finds that it was always so.
in short: Another name, in everybody's books.
done: The slip is stamped. You are {name}, and by the records never were anybody else.

== New face
image: spare-face
price: 5
title: Sit to the silhouettist
done title: Cut
about: He keeps his pattern-book on a string. Turn it over as long as you like; looking is free.
free: He has seen your ticket, and puts his purse away. This one costs you nothing.
confirm: He has the black paper folded, and the scissors at it. Is this to be your face?
name: Another face, in black paper
description: Two minutes in a chair by the window, and a blue slip to say that you always looked like that.
in short: Seventy-two patterns, and two minutes in the chair.
done: Two minutes, and no blood. Your acquaintances will suppose that you have been sleeping better.
done free: Two minutes, and no blood. He tears your ticket across and keeps the half with the cab on it.

== Store
balance: You have {count} {premium} Points
about: {premium} buys stories and a few conveniences.
nothing here: You have every story on the shelf. They are waiting in the city, where you left them; a new one is put here whenever somebody has finished it.
of season: as part of the Season of {season}
replays: Revisit Exceptional Stories
membership: Exceptional Friendship
enhanced membership: Enhanced Exceptional Friendship
membership about: {members} carry a second candle and a longer deck, keep a third errand running and more coats in the wardrobe, and have a house that others are only shown the door of: from just {price} a month.
members have: What {members} have
you have: What your friendship brings
member perks: A second candle: up to {member bank} {actions} at once, instead of {bank}
member perks: A deck of {member deck} cards, instead of {deck}
member perks: {member outfits} more outfits, and {member plots} errands (plots) at a time, instead of {plots}
member perks: A chair at the House Where You Are Expected
enhanced have: An enhanced one also has
enhanced perks: Each month one new story, or two that you play again, for nothing
enhanced perks: A supper that was kept, {refreshes} times a month: {refresh actions} {actions} at once, wherever a taller candle is sold
enhanced perks: {enhanced outfits} more outfits

== Sheet
face and home: Cameo & Lodgings
view faces: View cameos
purse: In your purse
troubles: What troubles you
nothing known: Nothing is known of you yet. It will not last.
nothing owned: You own nothing but your boots and your name. Stories pay; so, now and then, do mistakes.
owns nothing: Nothing yet but your boots and your name.
visit due: Time passes, and some things pass with it: next on
tool of the trade: pen Tools of the Trade

== People
waiting messages: Going through the post
waiting contacts: Looking through the visiting cards
waiting profile: Asking who that is
nobody: Nobody of That Name
thing to show: Mantelpiece
line to show: Scrapbook
flaunt: Flaunt
mantelpiece: On the mantelpiece
scrapbook: In the scrapbook
wears nothing: Nothing that anybody would remark on.

== Comforts
tab: Comforts
tip: Comforts: settings
dark: Lamp-black: pale ink on dark
light: Daylight: dark ink on paper
light pages: Daylight reading
usual size: As printed
movement: Bars that fill, flames that stir, pages that glide.
keys off: You can switch the keys off under Comforts.
file: Comforts file
wrong file: This is not a comforts file. Choose a file that was saved on this page.

== Places
locked place: locked
closed place: shut
not yet: not yet lit
in sight: in sight
waiting map: Unfolding the map
waiting gate: Walking up to the gate
off map line: The mapmaker did not come as far as this. The signpost is no help: its arms all point one way, and say nothing.
open map: Unfold the map

== Market
title: The Bazaar
about: Nine acres of trestles under one string of bunting. A hundred pence make one Echo; ring it on the slate as you go by.
sell about: Each of your things that a table here would take, at the best that anybody offers.
nothing to sell: You turn out your pockets. The tables look, and are very kind about it.
empty shop: There is a cloth on the table, and nothing on the cloth.

== Agents
about: The people in your service, who run your errands. What the stories call an errand is a plot here.
waiting: Calling your agents
no agents: Nobody is in your service yet. The story says when somebody would be.
reporting: An agent of yours is reporting to you.
no plots: There is nothing to be done for you at present.
abandon line: {name} comes home at once with nothing to report.
at home: {name} is at home again.
service: Service
agent back: {name} is back
agent waits: {name} is back from {errand}, and would sooner tell you before the kettle does.
engaged: {name} is in your service now.
dismissed: {name} has left your service.
turned away: {name} would have come into your service, but you can keep no more people.
no such agent: You have no such agent. Look again at the agents in your service.

== Journal
waiting: Turning the pages
offered: Set this down in my journal
worth saving: This is worth setting down in your journal.

== Plans
waiting: Looking through your plans
no plans: You mean to do nothing in particular. You can have {max} plans at once.

== Leads
title: What you seek

== While out
title: While you were out
letter: The post has been: {name}
letters: And more of it: {count}
read: Open it
agent: {name} is back from {errand}
hear: Receive the report
story: New here: {name}
begin: Go
area: They will let you into {name} now
go there: Go there
cards: Cards on the nail by your door: {count}
draw: See who called
actions: The candle is whole again: {count} {actions}
spend: Find a use for it
shared: {name} has gone from {from} to {to}
see it: Go and see
put away: Put away
not again: Not again
is off: Nobody will mention it again. You can ask them to, under Comforts.

== Results
more: and {count} more, of less consequence
rests: "{name}" rests here, for the present.
goes on: Meanwhile "{name}" goes on. {step}

== Repeats
how often: How often
once: Once
times: {times} times
at most: At most {cost} in all
each: Time by time
done: Done {times} times, as you wished.
stopped: Done {times} of {wanted} times.
no actions: There is no ring left for another.
missing: You no longer have what another would take.
gone: It is not to be done again just now.
event: Something came of it that you should read first.
opened: There is something new to be done here.

== Milestones
chapter: {name} ends
person: You have met {name}
open now: What is open now
new cards: Somebody new may call

== Pages
loading: Lighting the lamps
nothing here: There was a door here, or somebody meant there to be.
way back: Go back to the light
fault: Something has gone wrong below stairs
crash: Something has been dropped on the back stair.
not started: The door would not open.
start again: Go to the door again
not open yet: This door is not open yet
maintenance: Thank you for your patience, delicious friends. All shall be well.
code taken: Congratulations, friend!
code refused: A regret!
