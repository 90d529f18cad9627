= Rain, Reported
in: The City
when: Introduced 10+, Watchful under 40, Shadowy under 40, Dangerous under 40, Persuasive under 40, base Watchful 10+ or base Shadowy 10+ or base Dangerous 10+ or base Persuasive 10+
deck: sometimes
frequency: Unusual
image: rain-on-an-umbrella
teaser: {Rains Stood In 1+: Rain has been seen again, in Quill Street.|There is rain in Quill Street. There is a rock a mile thick over Quill Street.}

Something is coming down in Quill Street, over about six yards of it. People have carried out chairs. Old Mr Noakes, who came down as a grown man and has felt rain, has been put in the middle with his collar open and asked if this is right. {Rains Stood In 1+: He says that it is better than the last.|"It wants to be colder," he says, "and to come in at the neck, sideways, when you've just told your wife that it's clearing up; and there ought to be somebody running, with the *Wick* over their head."} Far above them Mrs Una Sprague, who scrubs the gallery of the Lamp Office, has moved her bucket, and goes on with her floor.

== Stand in it
needs: Rain Stood In Today under 1
locked: You are as wet as you can be until tomorrow.
image: weather-glass

You know what rain is. You came down four thousand steps away from it. They will ask you.

=== always: Somebody Running
turn: standing up or down
gain: Echoes 11, Rains Stood In 1, Merry 1, On Calling Terms 1, Dangerous (2 + 6 * least(1, [base Dangerous] / 15) - 6 * least(1, [base Dangerous] / 50))
set: Rain Stood In Today 1, A Day's Work 1
only if: Merry under 5

{Rains Stood In 2+: You run, without being asked, from one end of the six yards to the other. By now there are bets on your time, and a line chalked up, and Mr Noakes holds the watch.|They ask you. You could tell them about Mrs Sprague. But Mr Noakes is looking at you out of his wet collar, and what you do is to pull your coat over your head and run for it, from nowhere to nowhere, across six yards of Quill Street, swearing. "*There*," says old Mr Noakes. He laughs until he has to be held. A hat goes round for you, and comes back full of pence and suds.}

== Climb up to Mrs Sprague
challenge: Shadowy 12
needs: Shadowy 9+
second chance: Ready Excuse
image: ladder

She ought to be told what she is doing. But there are three floors of drain-pipe, in the wet, with all Quill Street looking up.

=== success: Three Buckets on a Friday
turn: secret learned
gain: Overheard Word 4, Candle-End 4, Mrs Sprague Told 1, Shadowy (2 + 6 * least(1, [base Shadowy] / 15) - 6 * least(1, [base Shadowy] / 50))

{Mrs Sprague Told 2+: "How's my public?" says Mrs Sprague. You tell her that the street would like its rain to come on more gradually. She has bought a watering-can, and shares with you what they send up for the hire of it.|Mrs Una Sprague knows quite well what she is doing. "I did it by accident the once," she says, wringing out, "and I looked over, and they'd all got their hats off. I've scrubbed that gallery since I was married, and nobody ever noticed it was clean. So now I slop. Three buckets on a Friday, and I put lavender in the last one, and if you tell him it's not rain I shall see that you leave by the pipe."}

=== failure: A Heavier Shower
turn: farce grows
gain: Breakages 1, Candle-End 2, Pipes Brought Down 1, Shadowy (1 + 2 * least(1, [base Shadowy] / 15) - 2 * least(1, [base Shadowy] / 50))
only if: Breakages under 5
image: water-bucket

{Pipes Brought Down 2+: The pipe has been put up again since you last climbed it, and in better iron; so you get as high as the second floor, and what you come down with is the gutter. "Earlier than last year," says Mr Noakes. A chair is brought for you which has your name on the back.|You and four yards of the pipe arrive in Quill Street together. Behind you comes everything that was in it: a quantity of tea-leaves, a tennis ball, a doll. They take it for hail. Mr Noakes explains to them, while you are being lifted on to a chair, that this too is quite usual at the time of year, and that somebody was always hurt.}

== Have the Roof Fund send a man to look
pay: Favours: The Roof Fund 1
locked: The Roof Fund would send a man with a bucket and a form; but it does so only for those to whom it owes a favour.
image: roof-fund

One favour fetches one surveyor. Once a wet place has been found to be only a wet floor it is struck out of the Fund's book, and nobody puts a chair under it again.

=== always: Passed as Weather
turn: won at a price
gain: Echoes 26, Constant 1, Rains Reported 1, On Calling Terms 1, Persuasive (2 + 7 * least(1, [base Persuasive] / 15) - 7 * least(1, [base Persuasive] / 50))
only if: Constant under 5

{Rains Reported 2+: Mr Gage has brought his own chair this time, and a hat with a brim. He finds that it is raining, and stays until the third bucket, because he has been told about the lavender.|Mr Lemuel Gage, surveyor to the Fund, tastes the rain. He looks up, and sees the brush. He looks at Mr Noakes, and at six yards of people with their faces turned up, each of whom has put a penny in the Fund's box against the day when the roof comes in. Then he writes down *Rain*. His hand is not steady. "That's my name I've put to it," says Mr Gage, "so I shall have to go on finding it; and every quarter they'll have me up in front of the Canons, to tell them where it comes from, and I'm a truthful man, and I have three girls."}
