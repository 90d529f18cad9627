= The Figs
where: Oddlot's
when: A Place Among the Perquisites 4+, The Hat on the Plank exactly 3, no The Figs
urgency: high
image: paper-of-figs
order: 20
teaser: Granny Oddlot is on the wrong side of her own scales, and would be glad of your opinion.

A box of figs came in on Monday, and you took it from the carter yourself. It was entered, and ticketed, and by her own law may not be touched for a year and a day. Since then Mr Skerry, plumber, has had a stove of his appraised out loud before four floors, at rather less than he gave for it. Now he has put the figs in the pan. They weigh twelve pounds. "And when they came in?" he asks the stair; and all the stair looks at you.

Granny Oddlot has turned her face the other way. She told you once, about a hat, that there would be a day when she wanted you an ounce short.

== Be an ounce short
image: paper-of-figs

You owe it to her, and it would be ten ounces. Mr Skerry would be told before four floors that he is mistaken, and he is not.

=== always: Twelve
turn: standing up or down
gain: Favours: The Perquisites 2, Talk 1, Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))
set: The Figs 1
image: scales

"Twelve," you say. "Or a shade under."

"Then I beg the lady's pardon," says Mr Skerry, who can see a stalk on the lady's shawl. "I am only a man that thought he had a better stove." Down the stair they make way for him, a good deal wider than he needs. Granny Oddlot says nothing whatever about it, to you or to Barnaby; but that evening there are two more pebbles in the saucer with your name on it, and a fig.

== Say what they weighed
one-way: yes
image: paper-of-figs

They were twelve pounds ten. You would be breaking your bargain with her, and then she need not keep to hers, which was about a hat.

=== always: Judgement
turn: rule with teeth
gain: Exact 2, Shadowy (2 + 7 * least(1, [base Shadowy] / 15) - 7 * least(1, [base Shadowy] / 50))
set: The Figs 1, The Hat on the Plank 2
image: paper-of-figs

"Twelve pounds ten," says Granny Oddlot. "So it was. I could not have told you better." As there is no other judge she hears the case herself, from both sides, and is quite sharp with herself over the stalk. The figs were not left. She had only been left alone with them, which is no defence at all. She gives herself no figs until Mr Skerry says so, and to be weighed in front of the stair, aloud, this minute, with her boots on.

They would not have missed it for a tin roof. "And while the lid's off," she says, from the pan, "there's a hat on my shelf that's seven ounces and never was eight. Take it down. Send the other one a ticket, and he can sew it in."
