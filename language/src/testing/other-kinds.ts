type Files = Readonly<Record<string, string>>;

/** A timed story with these facts. All builders here return files for `aWorld`. */
export const aTimed = (facts: string, name = 'The Bell'): Files => ({
  [`timed/${name}.story`]: `= ${name}\nimage: bell\n${facts}\n\nIt rings.\n`,
});

/** A shop with these facts and wares. By default it sells a hat for two coins. */
export const aShop = (facts: string, wares = '== Paper Hat\nprice: Coins 2\n'): Files => ({
  'shops/tray.story': `= The Tray\nimage: tray\n${facts}\n\nA tray.\n\n${wares}`,
});

export const anAct = (facts: string, sides = ''): Files => ({
  'acts/tea.story': `= Take Tea\nimage: pot\ninvitation: Come.\nacceptance: You came.\n${facts}\n\nTea.\n\n${sides}`,
});

/** A concern with one plot that has these facts. */
export const aPlot = (facts: string): Files => ({
  'plots/roof.story': `= The Roof\nimage: roof\n\nIt leaks.\n\n== Mend It\nlasts: 80 actions\nreport: A Bench\nimage: nail\n${facts}\n\nMend it.\n`,
});

export const aPersona = (facts: string): Files => ({ 'personas/one.story': `= Somebody\n${facts}\n` });

export const anAgent = (facts: string): Files => ({
  'agents/pin.story': `= Pin\nimage: pin\n${facts}\n\nShe is small.\n`,
});

/** A map of one root, 100 by 80 pixels, with these places. */
export const aMap = (root: string, places: object, about: object = {}): Files => ({
  [`maps/${root}.json`]: JSON.stringify({
    rootPrefix: root,
    width: 100,
    height: 80,
    minDestZoom: 3.5,
    spriteSheetCount: 1,
    places,
    ...about,
  }),
});

/** A heading, optional facts, and prose. */
const aPage = (name: string, facts: string, prose: string): string =>
  `= ${name}\n${facts === '' ? '' : `${facts}\n`}\n${prose}\n`;

export const aStoreItem = (facts: string): Files => ({
  'store/story.story': aPage('A Story', ['fate: 10', facts, 'line: A tale.', 'image: lens'].join('\n'), 'It is long.'),
});

export const aSnippet = (facts: string): Files => ({
  'pages/snippets/hint.story': aPage('A Hint', [facts, 'image: lens'].filter(Boolean).join('\n'), 'Look twice.'),
});

export const anAdvert = (facts: string): Files => ({
  'pages/adverts/hats.story': aPage('Hats', facts, 'Two for one.'),
});

export const someNews = (facts: string): Files => ({ 'pages/news/one.story': aPage('It Is Open', facts, 'Come in.') });
