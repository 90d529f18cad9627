= Miss Pomfret Has Come for Her Chest
where: Old Tithe
when: Not Mentioned 1+, Miss Pomfret's Fortnight under 1
image: bonnet-of-no-opinion
order: 50
teaser: You know the newcomer at table, and she has seen that you do.

There is a newcomer across the table, with the mustard in her hand. It is Miss Pomfret, from Mrs Ottaway's. She is here for her chest, she says; the air was recommended. She had your story before anyone, and took it up and down the stairs, a floor at a time. What she has done herself you have not heard. Nobody here will tell you, and her four slips were hung in the barn this morning. She looks at you. Then, very quickly, she looks at the ceiling, which is no help to anybody.

== Turn the cruet, so that she has a side of it
one-way: yes
image: tin-cup

It is what you would have been glad of. You would not find out what she did, and she would know that you had not tried.

=== always: The Vinegar Side
turn: a tie begun
lose: Talk 4
gain: Sundays at Tithe 1, Kind 1
set: Miss Pomfret's Fortnight 1

You give the cruet a quarter of a turn. She takes hold of it with her eyes, as people take a rail. All through the beef the two of you look at one bottle of vinegar, from opposite sides, and once or twice, round the edge of it, at each other. "It was a horse," says Miss Pomfret suddenly, in a very small voice. Twelve forks stop. You ask Aunt Thirza for the salt, and drop it, and are a long time picking it up.

== Go and read her four slips
one-way: yes
image: lantern-raised

She read you out to five floors. You have a candle, and the barn is not locked.

=== always: There Was No Horse
turn: secret learned
lose: Talk 6
gain: Sundays at Tithe 1
set: Miss Pomfret's Fortnight 2
journal: offer

*Put in the horse,* says the first. *There was no horse.* The second is from the attic: *I asked her straight out was it true about the money and she said that it made it go better.* The third has it that she cried when they found out. The fourth says only, *We all believed it, and we did like hearing it.*

You read them through again before you see whose story it is. You had come to find out what Miss Pomfret did. It was you. There is more of you on her peg than there is on your own, and all of it, down to the horse, is in your favour. She is at the long table now, behind a handkerchief, being looked past. You stay in the barn until they have cleared away. If you went in, she would have to pass you something.
