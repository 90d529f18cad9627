/** Existing things that a skeleton uses until the author replaces them. */
export type References = {
  readonly area: string;
  readonly setting: string;
  readonly attribute: string;
  readonly thing: string;
  readonly money: string;
  readonly storylet: string;
};

export type Skeleton = {
  /** `key` is the name in lower case with hyphens, `area` the key of the area. */
  readonly path: (key: string, area: string) => string;
  readonly needs: readonly (keyof References)[];
  /** Must compile unchanged. Its prose says what to write, and how long. */
  readonly text: (name: string, picture: string, references: References) => string;
};

const branch = (picture: string): string => `== Do something about it
image: ${picture}

Say what the player intends to do, in a line or two.

=== always: What It Came To

Say what happens, in at least twenty-five words and at most two hundred and twenty. Then write under the heading above what the player gains: "gain: Some Quality 5".
`;

export const skeletons = {
  storylet: {
    path: (key, area) => `areas/${area}/${key}.story`,
    needs: ['area'],
    text: (name, picture, { area }) => `= ${name}
where: ${area}
image: ${picture}
teaser: One line that makes a player curious.

Say where the player is and what is going on, in at least fifteen and at most a hundred and sixty words.

${branch(picture)}`,
  },
  card: {
    path: (key, area) => `areas/${area}/${key}.story`,
    needs: ['area'],
    text: (name, picture, { area }) => `= ${name}
where: ${area}
deck: sometimes
frequency: Standard
image: ${picture}
teaser: One line that makes a player want to play it.

Say what the player meets with and what is the trouble with it, in at least fifteen words.

${branch(picture)}`,
  },
  quality: {
    path: (key) => `qualities/${key}.story`,
    needs: [],
    text: (name, picture) => `= ${name}
category: Story
image: ${picture}

Say what it means to have this, in eight to twenty-five words.
`,
  },
  area: {
    path: (key) => `areas/${key}/area.story`,
    needs: ['setting'],
    text: (name, picture, { setting }) => `= ${name}
setting: ${setting}
type: District
line: how people describe it in passing
image: ${picture}

Say what a player sees on arriving, in eight to sixty words.
`,
  },
  setting: {
    path: (key) => `settings/${key}.story`,
    needs: [],
    text: (name) => `= ${name}
travel: yes
map: yes
outfit: yes
items: yes
`,
  },
  lodging: {
    path: (key) => `lodgings/${key}.story`,
    needs: [],
    text: (name, picture) => `= ${name}
hand: 1
image: ${picture}

Say what is in it, and what a player hears there at night.
`,
  },
  timed: {
    path: (key) => `timed/${key}.story`,
    needs: [],
    text: (name, picture) => `= ${name}
after: 1 day
given: by story
image: ${picture}

Say what has happened meanwhile.
`,
  },
  shop: {
    path: (key) => `shops/${key}.story`,
    needs: ['thing', 'money'],
    text: (name, picture, { thing, money }) => `= ${name}
image: ${picture}

Say who stands behind the counter.

== ${thing}
price: ${money} 10
fetches: ${money} 5
`,
  },
  persona: {
    path: (key) => `personas/${key}.story`,
    needs: ['attribute'],
    text: (name, _picture, { attribute }) => `= ${name}
starts with: ${attribute} 1
`,
  },
  act: {
    path: (key) => `acts/${key}.story`,
    needs: ['attribute'],
    text: (name, picture, { attribute }) => `= ${name}
image: ${picture}
invitation: What the invited player reads.

Say what the sender proposes to the target.

== sender
gain: ${attribute} 1

Tell the sender how it went with {other name}.

== target
gain: ${attribute} 1

Tell the target how it went with {other name}.
`,
  },
  agent: {
    path: (key) => `agents/${key}.story`,
    needs: ['attribute'],
    text: (name, picture, { attribute }) => `= ${name}
levels: ${attribute} 10
image: ${picture}

Say who they are, and what they will not do.
`,
  },
  concern: {
    path: (key) => `plots/${key}.story`,
    needs: ['attribute', 'storylet'],
    text: (name, picture, { attribute, storylet }) => `= ${name}
image: ${picture}

Say what all these plots are about.

== A First Errand for ${name}
lasts: 80 actions
tests: ${attribute} 10
report: ${storylet}
image: ${picture}

Say what the agent has to do. The report is a storylet of its own, best with "deck: never".
`,
  },
  'store item': {
    path: (key) => `store/${key}.story`,
    needs: ['thing'],
    text: (name, picture, { thing }) => `= ${name}
fate: 45
opens: ${thing}
line: What it is, in one line.
image: ${picture}

Say what happens in it, and to whom, in at least eight words. The storylets of the story then require it.
`,
  },
  snippet: {
    path: (key) => `pages/snippets/${key}.story`,
    needs: [],
    text: (name, picture) => `= ${name}
image: ${picture}

Write something about the city that stands alone, in at least fifteen words: a rumour, a hint, a notice, a small tale.
`,
  },
  advert: {
    path: (key) => `pages/adverts/${key}.story`,
    needs: [],
    text: (name, picture) => `= ${name}
image: ${picture}
alt: what the picture shows
link: /bazaar

Say what is on offer, in a line or two.
`,
  },
  news: {
    path: (key) => `pages/news/${key}.story`,
    needs: [],
    text: (name) => `= ${name}

Say what players should know, in at least ten words, and what they can do about it.
`,
  },
} as const satisfies Readonly<Record<string, Skeleton>>;

export type SkeletonKind = keyof typeof skeletons;
