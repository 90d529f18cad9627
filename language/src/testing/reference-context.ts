import type { SourceFile } from '../meaning/read-file.ts';

const thing = (name: string): string => `= ${name}\ncategory: Curiosity\nnature: thing\nimage: it\n\nA thing.\n`;
const status = (name: string, category = 'Story'): string => `= ${name}\ncategory: ${category}\nimage: it\n\nA word.\n`;
const menace = (name: string): string =>
  `= ${name}\ncategory: Menace\nclimbs: ever steeper\nstages: 1 Little, 5 Much\nimage: it\n\nA trouble.\n`;
const attribute = (name: string): string =>
  `= ${name}\ncategory: BasicAbility\nclimbs: ever steeper\nimage: it\n\nA strength.\n`;

const files: Readonly<Record<string, string>> = {
  'pack.story': '= Underhall\nstart at: Lampwick\nfaces: beardy\nweekly: Time the Healer\n\n== Sheet\ngroups: Jars\n',
  'settings/the-city.story': '= The City\n',
  'personas/references.story': '= Somebody with References\ncode: references\nstarts with: Watchful 1\n',
  'areas/lampwick/area.story': `= Lampwick
setting: The City
type: District
line: where morning is decided
image: lampwick

A square.
`,
  'areas/lampwick/a-lamp-gone-out.story': `= A Lamp Gone Out
where: Lampwick
deck: sometimes
image: dark-lamp
teaser: The fourth on the left.

It is out.

== Light it
image: dark-lamp

Somebody ought to.

=== always: Lit
gain: Watchful 1

It burns.

= A Bench by the Pump
where: anywhere
image: bench
teaser: It is free.

A bench.

== Sit
image: bench

You might.

=== always: Sat

You did.
`,
  'lodgings/lodgings.story': '= A Room on the Half-Landing\nhand: 1\nimage: it\n\nA room.\n',
  'qualities/ground.story': [
    ...['Shadowy', 'Dangerous', 'Persuasive'].map(attribute),
    ...['Murmurs', 'Breakages', 'Talk'].map(menace),
    ...['Echoes', 'Seed-Cake'].map(thing),
    ...['Kind', 'Exact', 'Favours: The Roof Fund', 'Favours: The Lightermen', 'Introduced'].map((name) => status(name)),
  ].join('\n'),
  'agents/sabine.story': '= Sabine Fray\nlevels: Shadowy 40\nimage: sabine\n\nShe mends.\n',
  'acts/tea.story': `= Take Tea
image: teapot
invitation: There is a cake.
acceptance: There was a cake.

A pot and two chairs.

== sender
gain: Persuasive 1
`,
};

/** The files that the examples of the reference refer to. */
export const referenceContext: readonly SourceFile[] = Object.entries(files).map(([path, text]) => ({ path, text }));
