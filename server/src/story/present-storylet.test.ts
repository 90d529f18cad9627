import type { Storylet } from '@underhall/engine';
import { type About, aMoment, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentOffered, presentOpen } from './present-storylet.ts';

const { lamplighter, ask, watchful, lens, hat } = ids;
const text = (words: string) => `<p>${words}</p>`;

/** The storylet as presented to a character with a plan and a hat, open and listed. */
function presented(storylet: Partial<Storylet>, pack: About['pack'] = {}) {
  const { character, world } = aMoment({
    pack,
    storylet: {
      descriptionHtml: text('He nods to you.'),
      teaserHtml: text('A light.'),
      shortTeaserHtml: text('Light.'),
      shortHtml: text('He nods.'),
      ...storylet,
    },
    branch: {
      descriptionHtml: text('You ask.'),
      shortHtml: text('Ask.'),
      challenges: [{ kind: 'broad', quality: watchful, difficulty: 20, secondChance: lens }],
      needs: [{ kind: 'level', quality: watchful, atLeast: 2 }],
    },
    qualities: { [watchful]: 3, [lens]: 1, [hat]: 1 },
    character: {
      worn: { Hat: hat },
      plans: [{ branch: ask, storylet: lamplighter, area: ids.quay, isDone: false, madeAt: 0 }],
    },
  });
  const found = world.storylets.get(lamplighter);
  if (!found) throw new Error('the world of the tests has a lamplighter');
  return { open: presentOpen(found, { character, world }), listed: presentOffered(found, { character, world }) };
}

test('a storylet has its names, texts for wide and small screens, deck and branches', {
  meta: { rows: ['C-STORY-025'] },
}, () => {
  const { open } = presented({});
  expect(open).toMatchObject({
    id: lamplighter,
    name: 'The Lamplighter',
    description: text('He nods to you.'),
    mobileDescription: text('He nods.'),
    teaser: text('A light.'),
    mobileTeaser: text('Light.'),
    image: 'lamp',
    category: 'Unspecialised',
    isAutofire: false,
    deckType: 'Persistent',
    distribution: 'Standard',
    urgency: 'Normal',
    childBranches: [{ id: ask }],
    canGoBack: true,
    canChangeOutfit: false,
  });
});

test('a storylet on the list has the same fields, with its teaser and no branches until it is begun', {
  meta: { rows: ['C-STORY-025'] },
}, () => {
  const { open, listed } = presented({});
  expect(open).toMatchObject({ description: text('He nods to you.'), mobileDescription: text('He nods.') });
  const { isInEventUseTree: _onlyOpen, ...same } = open;
  const beforeItBegins = { description: text('A light.'), mobileDescription: text('Light.'), childBranches: [] };
  expect(listed).toMatchObject({ ...same, ...beforeItBegins });
  expect(presented({ canGoBack: false, canChangeOutfit: true }).listed).toMatchObject({
    canGoBack: false,
    canChangeOutfit: true,
  });
});

test('the deck of a storylet is Persistent or Sometimes, with the recorded name and a distribution', {
  meta: { rows: ['C-STORY-026', 'C-STORY-027'] },
}, () => {
  const { listed } = presented({ deck: 'sometimes', frequency: 50 });
  expect(listed).toMatchObject({
    deckType: 'Sometimes',
    deckTypeName: 'Sometimes',
    frequency: 'Sometimes',
    distribution: 'VeryInfrequent',
  });
  expect(presented({ frequency: 1000 }).listed).toMatchObject({
    deckType: 'Persistent',
    deckTypeName: 'Always',
    frequency: 'Always',
    distribution: 'Ubiquitous',
  });
  // A storylet that opens only by links.
  expect(presented({ deck: 'never' }).listed).toMatchObject({ deckType: 'Persistent', deckTypeName: 'Always' });
});

test('a branch and its challenge have their requirements, costs and chances', {
  meta: { rows: ['C-STORY-028', 'C-STORY-031'] },
}, () => {
  const [branch] = presented({}).open.childBranches;
  expect(branch).toMatchObject({
    id: ask,
    ordering: 1,
    name: 'Ask what he lights',
    description: text('You ask.'),
    mobileDescription: text('Ask.'),
    image: 'lamp',
    actionCost: 1,
    currencyCost: 0,
    currencyLocked: false,
    qualityLocked: false,
    qualityRequirements: [{ qualityId: watchful, status: 'Unlocked' }],
    planState: 'Active',
  });
  expect(branch?.challenges).toMatchObject([
    {
      id: ask * 100,
      name: 'Watchful',
      image: 'plain',
      description: "Your <span class='quality-name'>Watchful</span> gives you an 18% chance: a long shot.",
      baseDescription: "Your <span class='quality-name'>Watchful</span> gives you a 9% chance: almost hopeless.",
      targetNumber: 18,
      bonuses: [{ name: 'Hat', image: 'plain', description: '+3 Watchful' }],
      secondChanceId: lens,
      secondChanceDescription:
        "Use 1 x <span class='quality-name'>Lens</span> for a second roll, if the first one fails (you have 1).",
      secondChanceLevel: 1,
      canAffordSecondChance: true,
    },
  ]);
});

test.each(['The Pen', 'A Case', 'What They Heard'])('the chance of a challenge on "%s" has no possessive', (name) => {
  const { qualities } = aMoment({}).world.pack;
  const renamed = qualities.map((each) => (each.id === watchful ? { ...each, name } : each));
  const [branch] = presented({}, { qualities: renamed }).open.childBranches;
  expect(branch?.challenges).toMatchObject([
    { description: `<span class='quality-name'>${name}</span> gives you an 18% chance: a long shot.` },
  ]);
});

test('the scene of a storylet is sent while it is open, and its image in the list', () => {
  const { open, listed } = presented({ scene: 'under-the-lamp' });
  expect(open).toMatchObject({ image: 'lamp', scene: 'under-the-lamp' });
  expect(listed).toMatchObject({ image: 'lamp' });
  expect(listed).not.toHaveProperty('scene');
  expect(presented({}).open).not.toHaveProperty('scene');
});
