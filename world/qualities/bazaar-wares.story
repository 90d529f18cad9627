= Sweep's Brush Cap
category: Hat
nature: thing
available at: Mr Lovibond's table in the Bazaar.
enhances: Shadowy 2
image: sweeps-brush-cap

It has been up more chimneys than its owner had. Soot comes out of it in the shape of a handshake.

= Spore-Mask
category: Hat
nature: thing
available at: Mr Lovibond's table in the Bazaar.
enhances: Dangerous 4
dulls: Murmurs 1
image: spore-mask

Gauze, charcoal and a smell of other people's breath. The voice behind the wall has to speak up to get through it.

= Lamp-Helmet
category: Hat
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Watchful 5, Dangerous 2
image: bulls-eye-lamp

A pitman's, with the lamp still in front. People to whom you talk face to face shut their eyes.

= Mortar-Board
category: Hat
nature: thing
available at: Mr Lovibond's table in the Bazaar.
enhances: Watchful 8
image: readers-ticket

The tassel hangs to the left for those who have read the book, and to the right for those who have reviewed it.

= Hat with a Bee in It
category: Hat
nature: thing
available at: Mr Lovibond's table in the Bazaar.
enhances: Persuasive 9
image: hats

Straw, with one bee, who has views on drains. In it you can hold a table for an hour without drawing breath.

= Cashier's Gloves
category: Gloves
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Watchful 4
image: kid-gloves

Chamois, with the fingertips left rough for counting. They come to a stop by themselves at a bad sixpence.

= Gloves for the Left Hand
category: Gloves
nature: thing
available at: Mr Lovibond's table in the Bazaar.
enhances: Shadowy 6
image: fingerless-gloves

A pair of lefts. The right hand wears the other inside out, and is not told what it is doing.

= Lead-Palmed Gloves
category: Gloves
nature: thing
available at: Mr Lovibond's table in the Bazaar.
enhances: Dangerous 9
image: gauntlets

Made for a prize-fighter who had promised his wife to use only the open hand. He kept his promise, and his title.

= Dancing Pumps
category: Boots
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Persuasive 5
image: soft-boots

Patent leather, with bows. Wherever you stand in them, there turns out to be room for one more couple.

= Nailed Boots
category: Boots
nature: thing
lend: yes
available at: Mr Lovibond's table in the Bazaar.
enhances: Dangerous 5, Shadowy -1
image: clogs

Thirty nails to the sole, put in by a farrier. Cobbles spark as you pass, and dogs save their remarks.

= Boots That Know the Way
category: Boots
nature: thing
available at: Mr Lovibond's table in the Bazaar.
enhances: Shadowy 11, Watchful 4
image: postmans-boots

They have been to every back door in Underhall, and left by most of the windows. You need only think of the silver.

= Sword-Umbrella
category: Weapon
nature: thing
lend: yes
available at: Constable Tring's table in the Bazaar.
enhances: Dangerous 6, Persuasive 2
image: lost-umbrellas

It will keep off rain or a brother-in-law. The catch is stiff, so that in a shower you may have drawn it before you are asked.

= Hatpin with a History
category: Weapon
nature: thing
lend: yes
available at: Constable Tring's table in the Bazaar.
enhances: Shadowy 7, Dangerous 4
image: quill

Seven inches, with a jet knob. It was passed round at two inquests, and came back from the second one sharper.

= Bell-Clapper on a Chain
category: Weapon
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Dangerous 13
image: clapper

Forty pounds of bronze on a yard of chain. What it hits gives out one clear note and does not stop for some minutes.

= Picklock Set
category: ToolOfTheTrade
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Shadowy 4
image: blank-key

Twelve hooks in a roll of red flannel. The thirteenth loop is empty, and is the one that opened the Governor's cellaret.

= Knuckle-Strap
category: ToolOfTheTrade
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Dangerous 3
image: gauntlets

Harness leather, with four brass rosettes off a brewer's horse. It leaves a pattern that experts date to the week.

= Wick-Shears
category: ToolOfTheTrade
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Watchful 2, Dangerous 1
image: lamplighting

Lamplighter's pattern: one blade cuts, and the other catches what is cut before it can land on a hat.

= Needle-Case
category: ToolOfTheTrade
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Persuasive 2
image: mending

Bone, for twenty needles. Whoever sits down in a strange room and sews is taken for company, and asked what they think.

= Prompt-Book
category: ToolOfTheTrade
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Persuasive 5
image: blue-pencil

Both sides of forty quarrels, with the pauses marked. The other party's lines are in red, and they do keep to them.

= Sounding-Fork
category: ToolOfTheTrade
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Watchful 8
image: sounding

Struck and held to a door, it tells you how many are behind the door, and whether they have stopped talking.

= Sextant for Indoors
category: ToolOfTheTrade
nature: thing
available at: Constable Tring's table in the Bazaar.
enhances: Watchful 9
image: second-return

For finding one's position at large parties. It is accurate to within a duchess.

= Carter's Waistcoat
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Dangerous 2
image: coat-pegs

Corduroy, with sleeves of oilcloth. In the top pocket is a carrot, which a horse in Tinder Street regards as his.

= Clerk's Alpaca
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Watchful 2
image: flat-iron

Black, and shiny at the elbow from a desk where everything that was said on Crownhill had to be entered twice.

= Dun Mackintosh
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Shadowy 2
image: dun-mackintosh

The colour of a wall on which it has rained. A bill-poster once got as far as the paste before it moved.

= Fencing Jacket
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Dangerous 5
image: roof-square

Quilted canvas, buttoned up the back by a friend. The heart is marked, in red, with a note: *Not Thursdays.*

= Examiner's Frock
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Watchful 5
image: signed-finding

Grey, severe, with a pocket for other people's answers. Children who see it begin to recite their rivers.

= Night-Nurse's Wrapper
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Shadowy 5
image: good-sheet

Flannel, and the grey of four in the morning. Sleepers who see you in it turn over and are good.

= Reception Coat
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Persuasive 5
image: green-coat

The front is satin. The back is curtain lining, so that you have to leave a room the way that ambassadors do.

= Gas-Worker's Asbestos Apron
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Dangerous 8
image: furnace-door

It has been through three explosions and a wedding breakfast. Only the breakfast marked it.

= Gown with Forty Pockets
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Watchful 8
image: readers-ticket

Cut for a Reader who would not lend. Each pocket holds one book, and the left side knows what the right is quoting.

= Cloak Lined with Someone's Letters
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Shadowy 10, Persuasive 4
image: letter-in-another-hand

Blue outside, and inside all love, quilted, in a sloping hand. When you run in it the letters can be heard to reconsider.

= Coat Cut from a Sail
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Dangerous 12
image: cloth-from-the-long-table

The ship went down and the sail came in by itself, six days later. In a wind you should hold on to a railing.

= Livery of the Upper Table
category: Clothing
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Persuasive 14
image: received-on-crownhill

Plum, frogged in gold to the chin. Dukes hand you their hats, and then, as you do not move, their apologies.

= Mourning Brooch to Let
category: Adornment
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Persuasive 2
image: a-pew

A curl of hair under glass. Turn the screw at the back for an aunt or an uncle; you are given chairs in any house, and believed.

= Plain Monocle
category: Adornment
nature: thing
available at: Mrs Yarrow's rails in the Bazaar.
enhances: Watchful 4
image: spectacles

Window-glass, so you see just what you saw before. But whoever is looked at through it starts upon an explanation.

= Deaf Cat
category: Companion
nature: thing
available at: Mr Tull's yard in the Bazaar.
enhances: Watchful 3
namable: yes
use: What the Cat Is Looking At
image: white-cat

White, one eye blue and one green. She hears nothing, and so she notices everyone, above all whoever is watching you.

= Tortoise Named Promptly
category: Companion
nature: thing
available at: Mr Tull's yard in the Bazaar.
enhances: Persuasive 5
use: Promptly Is Let Out
image: yard-dog

He is on his way to an appointment. Walk with him, and people talk about the tortoise.

= Raven with One Sentence
category: Companion
nature: thing
available at: Mr Tull's yard in the Bazaar.
enhances: Watchful 7
use: The Raven Says It
image: veil

She has one sentence, and keeps it for a silence. Take her where witnesses are lying about you.

= Bath Chair
category: Transportation
nature: thing
available at: Mr Tull's yard in the Bazaar.
enhances: Persuasive 3
image: stall-stool

Wicker, with an apron. You cannot be asked to give up your seat in it, or to help with anything on a shelf.

= Knife-Grinder's Barrow
category: Transportation
nature: thing
available at: Mr Tull's yard in the Bazaar.
enhances: Watchful 5
image: hand-barrow

Treadle, wheel and stool. It passes down any street at a walk, while the street comes out with its knives and its news.

= Velocipede
category: Transportation
nature: thing
available at: Mr Tull's yard in the Bazaar.
enhances: Shadowy 5
image: bell-wires

Two wheels and a leather saddle. There is no bell on it, so that you are in the next parish by the time they shout.

= Growler and Half-Share of a Horse
category: Transportation
nature: thing
available at: Mr Tull's yard in the Bazaar.
enhances: Persuasive 8
image: arrivals

A four-wheeled cab with your initial on the door. The horse's other half belongs to a dairy, and he stops for milk.

= Sedan with the Blinds Down
category: Transportation
nature: thing
available at: Mr Tull's yard in the Bazaar.
enhances: Persuasive 13
image: blind-down

Two chairmen, who have never looked in. All Crownhill has called upon it, at one time or another, and been kept waiting.

= Carpet-Bag
category: Luggage
nature: thing
lend: yes
available at: Mr Tull's yard in the Bazaar.
enhances: Watchful 2
image: carpet-bag-of-roses

Roses on the one side and stags on the other. Porters are so taken up with which is the front that they answer anything.

= Sample-Case
category: Luggage
nature: thing
lend: yes
available at: Mr Tull's yard in the Bazaar.
enhances: Persuasive 4
image: sea-chest

A traveller's, with a sample of everything and a stock of nothing. Doors that are shut on it open again to see what was in there.

= Screen of Cuttings
category: HomeComfort
nature: thing
available at: Miss Peake's pitch in the Bazaar.
dulls: Talk 1
image: papered-wall

Three leaves, pasted with other people's scandals. Callers read those, and go away having quite forgotten yours.

= Thick Curtains
category: HomeComfort
nature: thing
available at: Miss Peake's pitch in the Bazaar.
dulls: Murmurs 1
image: blind-down

Red plush, lined twice. They were hung on a wall that had no window, at the wish of whoever slept on that side.

= Trap-Door
category: HomeComfort
nature: thing
available at: Miss Peake's pitch in the Bazaar.
dulls: Particulars 1
image: ladder

Oak, with hinges. By the time the Watch has climbed the stair you are in the room below, where they have been told.

= Marble Hall Table
category: HomeComfort
nature: thing
available at: Miss Peake's pitch in the Bazaar.
enhances: Persuasive 3
image: card-case

It takes four men to carry in. Callers who had meant to go straight up leave a card, on account of the bowl.

= Window with a View of a Window
category: HomeComfort
nature: thing
available at: Miss Peake's pitch in the Bazaar.
enhances: Watchful 6
image: two-rooms-one-window

Sash, glazed, and hung on any wall. In the window that you see from it a person reads, and has lately moved up to one side.

= Mantelpiece Worth Judging
category: HomeComfort
nature: thing
available at: Miss Peake's pitch in the Bazaar.
enhances: Persuasive 6
image: bishop-shelf

Black marble, with two nymphs, each holding up one end and an opinion. Whatever you put on it is looked at twice.

= Dinner-Gong of the Year One
category: Treasure
nature: thing
available at: Miss Peake's pitch in the Bazaar.
enhances: Dangerous 4, Persuasive 4
use: The Gong Is Struck
image: bell-without-a-room

It was struck on the first evening, when dinner was late. Strike it, and a whole house stops talking and comes.

= Room-Plate: Night Nursery
category: Treasure
nature: thing
available at: Miss Peake's pitch in the Bazaar.
enhances: Shadowy 7
image: name-tape

White enamel, from a bell-board. Near it you go on tiptoe, and so do those who had meant to shout.

= Clockwork Peacock
category: Treasure
nature: thing
available at: Miss Peake's pitch in the Bazaar.
enhances: Persuasive 4
image: clock-that-runs-on-manners

Wound up, he spreads his tail and looks at whoever is the best dressed. He has broken up two engagements.

= Seed-Cake
category: Curiosity
nature: thing
available at: Mrs Loam's table of gifts in the Bazaar.
use: A Seed-Cake, Cut
image: seed-cake

Shared with a landing, it stops mouths; eaten alone, it fills cracks. A slice has never yet been refused.

= Good Pair of Laces
category: Curiosity
nature: thing
available at: Mrs Loam's table of gifts in the Bazaar.
use: The Laces
image: waxed-laces

Waxed, brown, with brass ends. They would hold together whatever is giving in you, or two aldermen.

= Unsigned Valentine
category: Curiosity
nature: thing
available at: Mrs Loam's table of gifts in the Bazaar.
use: A Valentine for Nobody Yet
image: valentine-in-lace

Lace paper, a heart, a verse that would do for anyone. Put it under a stranger's door, or post it to yourself.

= Half a Return Ticket
category: Curiosity
nature: thing
available at: Mrs Loam's table of gifts in the Bazaar.
use: The Half That Goes Back
image: half-a-return

The half that goes back. Show it at the wicket by the Arch, or give it to a new arrival on the Steps.

= Penny Part of a Long Novel
category: Curiosity
nature: thing
available at: Mrs Loam's table of gifts in the Bazaar.
use: The Marchioness on the Ledge
image: marchioness-on-a-ledge

*The Marchioness Unlidded*, part forty of sixty, to be read aloud to a wall that will not leave you alone.

= Tin of Sneezing-Snuff
category: Curiosity
nature: thing
available at: Mrs Loam's table of gifts in the Bazaar.
use: A Pinch for the Company
image: sneezing-snuff

Brown, and warranted. One pinch would empty a church; two, an omnibus, with the Watch on it.

= Tie-Pin in the Shape of a Question
category: Adornment
nature: thing
available at: Mrs Loam's table of gifts in the Bazaar.
enhances: Watchful 2
image: inquiring

Silver gilt. Acquaintances answer it while they are talking to you about something else.

= Umbrella-Ring
category: Adornment
nature: thing
available at: Mrs Loam's table of gifts in the Bazaar.
enhances: Dangerous 4
image: umbrella-stand

Steel, off a ferrule, with a small spike where the stone ought to be. It discourages a second handshake.

= Lady Ansty's Thirty-First
category: Hat
nature: thing
available at: Mr Lovibond's table in the Bazaar, since the list went up.
enhances: Persuasive 8
image: bonnet-of-no-opinion

Violet velvet, with an entire pheasant. It was made to be owed for, and in it you are given whatever you ask for on account.
