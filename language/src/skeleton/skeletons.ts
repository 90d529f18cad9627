/** The things of the world a skeleton refers to, until the author names their own. */
export type References = {
  readonly area: string;
  readonly setting: string;
  readonly attribute: string;
  readonly thing: string;
  readonly money: string;
  readonly storylet: string;
};

export type Skeleton = {
  /** The path of the new file, by the name in small letters and hyphens and the area's key. */
  readonly path: (key: string, area: string) => string;
  /** Parts of the world it leans on: without them there is no skeleton. */
  readonly needs: readonly (keyof References)[];
  /** Legal as it stands, and long enough; its prose says what to write, and at what length. */
  readonly text: (name: string, picture: string, references: References) => string;
};

const branch = (picture: string): string => `== Do something about it
image: ${picture}

Say what it is like to intend it, in a line or two.

=== always: What It Came To

Say what comes of it, in twenty-five words at least and two hundred and twenty at most. Then say above, under the heading, what it gives: "gain: Echoes 5".
`;

export const skeletons = {
  storylet: {
    path: (key, area) => `areas/${area}/${key}.story`,
    needs: ['area'],
    text: (name, picture, { area }) => `= ${name}
where: ${area}
image: ${picture}
teaser: One line that makes somebody want to know.

Say where we are, and what is the matter, in fifteen words at least and a hundred and sixty at most.

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
teaser: One line that makes somebody want to play it.

Say what comes up to the player, and what is the matter with it, in fifteen words at least.

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
line: what is said of it in passing
image: ${picture}

Say what one sees on arriving, in eight words to sixty.
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

Say what there is in it, and what one hears at night.
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
invitation: What the one who is asked reads.
acceptance: What both are told when it is accepted.

Say what the one proposes to the other.

== sender
gain: ${attribute} 1

== target
gain: ${attribute} 1
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

Say what the agent is to do. Its report is a storylet of its own, best with "deck: never".
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

Say what happens in it, and to whom; eight words at least. A story is asked for by the storylets that belong to it.
`,
  },
  snippet: {
    path: (key) => `pages/snippets/${key}.story`,
    needs: [],
    text: (name, picture) => `= ${name}
image: ${picture}

Tell something of the city that stands by itself, in fifteen words at least: a rumour, a hint, a notice, a small tale.
`,
  },
  advert: {
    path: (key) => `pages/adverts/${key}.story`,
    needs: [],
    text: (name, picture) => `= ${name}
image: ${picture}
alt: what the picture shows
link: /bazaar

Say what is to be had, in a line or two.
`,
  },
  news: {
    path: (key) => `pages/news/${key}.story`,
    needs: [],
    text: (name) => `= ${name}

Say what players are to know, in ten words at least, and what they can do about it.
`,
  },
} as const satisfies Readonly<Record<string, Skeleton>>;

export type SkeletonKind = keyof typeof skeletons;
