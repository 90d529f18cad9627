= Miss Pomfret Has Come for Her Chest
where: Old Tithe
when: Not Mentioned 1+, Miss Pomfret's Fortnight under 1
image: bonnet-of-no-opinion
order: 50
teaser: You know the newcomer at table, and she has seen that you do.

"It is for my chest," says Miss Pomfret. "The air was recommended." She has not been asked. She lodges in the same house as you do, and had your story before anyone else, and took it up and down the stairs there, a floor at a time. Now she is across the table from you in Old Tithe, with the mustard. What she has done herself you will not be told, and her four slips were hung in the barn this morning. She looks at you. Then, very quickly, she looks at the ceiling, which is no help to anybody.

== Turn the cruet, so that she has a side of it
one-way: yes
image: tin-cup

The cruet has nothing to tell anybody, and can be looked at. It is what you would have been glad of yourself. You would not find out what she did, and she would know that you had not tried.

=== always: The Vinegar Side
turn: a tie begun
lose: Talk 4
gain: Sundays at Tithe 1, Kind 1
set: Miss Pomfret's Fortnight 1

You give the cruet a quarter of a turn. She takes hold of it with her eyes, as one takes a rail. All through the beef the two of you look at one bottle of vinegar, from opposite sides, and once or twice, round the edge of it, at each other. "It was a horse," says Miss Pomfret suddenly, in a very small voice. All the forks stop. You could ask her what horse. You ask Aunt Ursula for the salt, and drop it, and go down after it. "There wasn't one," says Miss Pomfret, above you. You stay under the table until the pudding.

== Go and read her four slips
one-way: yes
image: lantern-raised

She told your story on five floors. You have a candle, and the barn is not locked.

=== always: There Was No Horse
turn: standing up or down
lose: Talk 6
gain: Sundays at Tithe 1
set: Miss Pomfret's Fortnight 2
journal: offer

*Told us that the new lodger had sold a horse, to pay for looking for the girl,* says the first. *There was no horse.* The second is from the attic: *I asked her straight out if it was so. She said no, but it was what the lodger would have liked to do.* The third is from the floor under yours: *Says that the lodger cried, on hearing whose bed it was. I sleep underneath. Nobody cried.* The fourth says only, *We all believed it, and we did like hearing it.*

So that is what Miss Pomfret did. She went up five floors with your story, and on each of them she made you a little better than you were. She is at the long table now, behind a handkerchief, being looked past. You go in to her. You bring your chair round to the same side, and ask for the mustard. "He was a grey," you say, to the whole table, "with one white foot. I was very sorry to see him go." A noise comes out of the handkerchief. No one can tell at first what it is, Miss Pomfret least of all. She is laughing. You let her get her breath, and then you tell them what he was called.
