import { expect, test } from 'vitest';
import { aStorylet, idIn, packOf } from '../testing/a-world.ts';
import { aTimed } from '../testing/other-kinds.ts';

const SEA = `= At Sea
travel: no
map: no
travel button: Cast off, when it's high
urge travel: yes
zoom: 4.35107444 to 6
zoom buttons: no
first look: 20% 80%
gate mark: lantern
gate here: no
landmarks: capitals
label background: #1b1712cc
map overlay: yes
outfit: no
items: no
endless draw: yes
deck of: Town
hand: 3
drops hand: yes
start at: The Square
stay: 20 actions
then: A Bench
`;

const QUAY = `= The Quay
setting: At Sea
also in: Town
inside: The Square
type: Landmark
line: it's wet
cards: no
market: yes
discovered: Watchful 1+ or seen A Bench
opens: Watchful 5+
closed: Not {Watchful 3+: yet | ever}.
gate: A Bench
arrival: You are *wet*.
members: yes
by story: yes
travel button: Wade, if it's low
urge travel: no
image: quay

A quay for {name}.
`;

test('a setting and an area have all of their facts', () => {
  const pack = packOf({ 'settings/sea.story': SEA, 'areas/quay/area.story': QUAY });
  const [sea, town] = pack.settings;
  const [quay, square] = pack.areas;
  const bench = idIn(pack, 'A Bench');
  const watchful = idIn(pack, 'Watchful');

  expect(sea).toEqual({
    id: sea?.id,
    name: 'At Sea',
    canTravel: false,
    canOpenMap: false,
    canChangeOutfit: false,
    itemsUsableHere: false,
    isInfiniteDraw: true,
    travelLabel: 'Cast off, when it’s high',
    urgesTravel: true,
    deckOf: town?.id,
    hand: 3,
    dropsHand: true,
    startArea: square?.id,
    stay: { actions: 20, out: bench },
    mapLook: {
      minZoom: 4.35107444,
      maxZoom: 6,
      initPercentX: 20,
      initPercentY: 80,
      gateIconStyle: 'lantern',
      hideCurrentGateIcon: true,
      landmarkStyle: 'capitals',
      labelBackgroundColour: '#1b1712cc',
      hasMapOverlay: true,
      hideZoomControl: true,
    },
  });
  expect(quay).toEqual({
    id: quay?.id,
    key: 'quay',
    name: 'The Quay',
    setting: sea?.id,
    alsoIn: [town?.id],
    type: 'Landmark',
    parent: square?.id,
    line: 'it’s wet',
    descriptionHtml: ['<p>A quay for ', { kind: 'name' }, '.</p>'],
    image: 'quay',
    showOps: false,
    market: true,
    discovered: [
      {
        kind: 'any of',
        of: [
          { kind: 'level', quality: watchful, atLeast: 1 },
          { kind: 'met', storylet: bench, isMet: true },
        ],
      },
    ],
    opens: [{ kind: 'level', quality: watchful, atLeast: 5 }],
    closedText: [
      'Not ',
      {
        kind: 'cases',
        cases: [{ when: [{ kind: 'level', quality: watchful, atLeast: 3 }], text: 'yet' }],
        otherwise: 'ever',
      },
      '.',
    ],
    gate: bench,
    moveText: 'You are <em>wet</em>.',
    membersOnly: true,
    byStoryOnly: true,
    travelLabel: 'Wade, if it’s low',
    urgesTravel: false,
  });
});

test('missing facts have defaults, or are missing in the pack', () => {
  const pack = packOf({});

  expect(pack.settings).toEqual([
    {
      id: pack.settings[0]?.id,
      name: 'Town',
      canTravel: true,
      canOpenMap: true,
      canChangeOutfit: true,
      itemsUsableHere: true,
      isInfiniteDraw: false,
    },
  ]);
  expect(pack.areas).toEqual([
    {
      id: pack.areas[0]?.id,
      key: 'square',
      name: 'The Square',
      setting: pack.settings[0]?.id,
      type: 'District',
      line: 'small',
      descriptionHtml: '<p>A square.</p>',
      image: 'square',
      showOps: true,
      market: false,
    },
  ]);
  expect(pack).not.toHaveProperty('weekly');
});

test('a setting may have no hand', () => {
  expect(packOf({ 'settings/sea.story': '= At Sea\nhand: 0\n' }).settings[0]).toMatchObject({ hand: 0 });
});

test('a setting has its own deck, and only its own', () => {
  const [sea] = packOf({ 'settings/sea.story': '= At Sea\ndrops hand: no\n' }).settings;

  expect(sea).not.toHaveProperty('dropsHand');
  expect(sea).not.toHaveProperty('stay');
});

test('the pack names its weekly visit', () => {
  const pack = packOf({
    ...aTimed('after: 7 days\ngiven: at arrival\nrepeats: yes'),
    ...aStorylet(''),
    'pack.story': '= Small\nstart at: The Square\nfaces: plain\nweekly: The Bell\n',
  });

  expect(pack.weekly).toBe(idIn(pack, 'The Bell'));
});

test('the pack names the requirements for offers, if it has any', () => {
  const files = (facts: string) => ({ 'pack.story': `= Small\nstart at: The Square\nfaces: plain\n${facts}` });
  const pack = packOf(files('offers when: Step 3+\n'));

  expect(pack.offersWhen).toEqual([{ kind: 'level', quality: idIn(pack, 'Step'), atLeast: 3 }]);
  expect(packOf(files(''))).not.toHaveProperty('offersWhen');
});
