import type { Requirement } from '@underhall/engine';
import { type About, aBranch, aMoment, aQuality, aStorylet, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentRequirement } from './present-requirement.ts';

const { watchful, secret, favour } = ids;

const presented = (levelRequirement: Requirement, about: About = {}) => {
  const { character, world } = aMoment(about);
  return presentRequirement(levelRequirement, 7, { character, world });
};
const tooltip = (levelRequirement: Requirement, about: About = {}) => presented(levelRequirement, about).tooltip;
const name = (of: string) => `<span class='quality-name'>${of}</span>`;
const levelRequirement = (quality: number, bounds: { atLeast?: number; atMost?: number }): Requirement => ({
  kind: 'level',
  quality,
  ...bounds,
});

test('shows the required and the current level of a requirement, met or not', () => {
  const qualities = { [watchful]: 5 };
  expect(presented(levelRequirement(watchful, { atLeast: 6 }), { qualities })).toEqual({
    id: 7,
    qualityId: watchful,
    qualityName: 'Watchful',
    category: 'BasicAbility',
    nature: 'Status',
    status: 'Locked',
    tooltip: `You need ${name('Watchful')} 6 <em>(you have 5)</em>`,
    image: 'plain',
    allowedOn: 'Character',
    wantedLevel: 6,
    bonuses: [],
    isCost: false,
  });
  const met = presented(levelRequirement(watchful, { atLeast: 5 }), { qualities });
  expect(met).toMatchObject({
    status: 'Unlocked',
    tooltip: `You unlocked this with ${name('Watchful')} 5 <em>(you needed 5)</em>`,
    shortTooltip: `${name('Watchful')} 5 <em>(you needed 5)</em>`,
  });
  expect(met).not.toHaveProperty('wantedLevel');
});

test('says that worn items do not count for a requirement of the base level', () => {
  const qualities = { [watchful]: 5 };
  const own = (atLeast: number): Requirement => ({ kind: 'level', quality: watchful, base: true, atLeast });

  expect(presented(own(6), { qualities })).toMatchObject({
    tooltip: `You need ${name('Watchful')} 6 <em>(you have 5)</em>, not counting what you wear`,
    shortTooltip: `You need ${name('Watchful')} 6, not counting what you wear <em>(you have 5)</em>`,
  });
  expect(presented(own(5), { qualities })).toMatchObject({
    tooltip: `You unlocked this with ${name('Watchful')} 5 <em>(you needed 5)</em>, not counting what you wear`,
    shortTooltip: `${name('Watchful')} 5, not counting what you wear <em>(you needed 5)</em>`,
  });
  expect(tooltip({ kind: 'any of', of: [own(6)] }, { qualities })).toBe(
    `You need one of: ${name('Watchful')} 6, not counting what you wear <em>(you have 5)</em>`,
  );
});

test('returns the required level only for a quality that can be a target', () => {
  const pack = {
    qualities: [aQuality({ id: 1, hidden: true }), aQuality({ id: 2, shared: true }), aQuality({ id: 3 })],
  };
  const wanted = (asked: Requirement) => presented(asked, { pack, qualities: { 3: 4 } }).wantedLevel;
  expect([1, 2, 3].map((id) => wanted(levelRequirement(id, { atLeast: 6 })))).toEqual([undefined, undefined, 6]);
  expect(wanted(levelRequirement(3, { atMost: 2 }))).toBeUndefined();
  expect(wanted({ kind: 'any of', of: [levelRequirement(3, { atLeast: 6 })] })).toBeUndefined();
});

test.each([
  [{ atLeast: 2 }, '2'],
  [{ atLeast: 2, atMost: 2 }, 'exactly 2'],
  [{ atLeast: 2, atMost: 4 }, '2-4'],
])('shows bounds %o as %s at level 0', (bounds, wanted) => {
  expect(tooltip(levelRequirement(secret, bounds))).toBe(`You need ${name('Secret')} ${wanted} <em>(you have 0)</em>`);
});

test('sends digits for none, and the word for the page', () => {
  const none = levelRequirement(secret, { atMost: 0 });
  expect(presented(none, { qualities: { [secret]: 2 } })).toMatchObject({
    tooltip: `You need ${name('Secret')} exactly 0 <em>(you have 2)</em>`,
    shortTooltip: `You need ${name('Secret')} none <em>(you have 2)</em>`,
  });
  expect(presented(none)).toMatchObject({
    tooltip: `You unlocked this with ${name('Secret')} 0 <em>(you needed exactly 0)</em>`,
    shortTooltip: `${name('Secret')} 0 <em>(you needed none)</em>`,
  });
  const plain = presented(levelRequirement(secret, { atLeast: 3 }));
  expect(plain).not.toHaveProperty('shortTooltip');
});

test.each([[{ atMost: 1 }, '1 at most']])('shows bounds %o as %s at level 2', (bounds, wanted) => {
  const text = tooltip(levelRequirement(secret, bounds), { qualities: { [secret]: 2 } });
  expect(text).toBe(`You need ${name('Secret')} ${wanted} <em>(you have 2)</em>`);
});

test('shows the calculated bound of a comparison for this character', () => {
  const compared: Requirement = {
    kind: 'compared',
    quality: secret,
    atLeast: { kind: '+', left: { kind: 'level', quality: watchful }, right: 2 },
  };
  expect(tooltip(compared, { qualities: { [watchful]: 5 } })).toBe(
    `You need ${name('Secret')} 7 <em>(you have 0)</em>`,
  );
  const less: Requirement = { ...compared, atLeast: 1, atMost: { kind: 'level', quality: watchful } };
  expect(tooltip(less, { qualities: { [watchful]: 5, [secret]: 6 } })).toBe(
    `You need ${name('Secret')} 1-5 <em>(you have 6)</em>`,
  );
});

test('shows alternatives as one line', () => {
  const requirement = { kind: 'met', storylet: ids.lamplighter, isMet: true } as const;
  const either: Requirement = {
    kind: 'any of',
    of: [
      levelRequirement(secret, { atLeast: 2 }),
      { kind: 'any of', of: [levelRequirement(favour, { atLeast: 3 }), requirement] },
    ],
  };
  const ways = (secrets: string) =>
    `${name('Secret')} 2 <em>(you have ${secrets})</em>, ${name('Favour')} 3 <em>(you have 0)</em>, to have met <em>The Lamplighter</em>`;
  expect(presented(either)).toMatchObject({
    qualityId: secret,
    status: 'Locked',
    tooltip: `You need one of: ${ways('0')}`,
  });
  expect(presented(either, { qualities: { [secret]: 2 } })).toMatchObject({
    status: 'Unlocked',
    tooltip: `You have one of: ${ways('2')}`,
  });
});

test('hides requirements on hidden qualities, also among alternatives', () => {
  const pack = { qualities: [aQuality({ id: 1, hidden: true }), aQuality({ id: 2, name: 'Tea' })] };
  const hidden = levelRequirement(1, { atLeast: 1 });
  expect(presented(hidden, { pack })).toMatchObject({ category: 'Hidden', qualityId: 1 });
  expect(presented({ kind: 'any of', of: [hidden, levelRequirement(2, { atLeast: 1 })] }, { pack })).toMatchObject({
    category: 'Story',
    qualityId: 2,
    tooltip: `You need one of: ${name('Tea')} 1 <em>(you have 0)</em>`,
  });
  expect(presented({ kind: 'any of', of: [hidden] }, { pack })).toMatchObject({ category: 'Hidden', qualityId: 0 });
});

test('shows the name of a storylet that must, or must not, have been met', () => {
  const metRequirement = (isMet: boolean): Requirement => ({ kind: 'met', storylet: ids.lamplighter, isMet });
  const knowing = { character: { met: [ids.lamplighter] } };
  const it = '<em>The Lamplighter</em>';
  expect(presented(metRequirement(true))).toMatchObject({
    status: 'Locked',
    tooltip: `You need to have met ${it}`,
    image: 'lamp',
  });
  expect(presented(metRequirement(true), knowing)).toMatchObject({ status: 'Unlocked', tooltip: `You have met ${it}` });
  expect(tooltip(metRequirement(false))).toBe(`You have not met ${it}`);
  expect(tooltip(metRequirement(false), knowing)).toBe(`You must not have met ${it}`);
  expect(presented({ kind: 'met', storylet: 999, isMet: true })).toMatchObject({ category: 'Hidden', tooltip: '' });
});

test('shows a quality under the player’s own name for it, and with the picture of its level', () => {
  const pack = {
    qualities: [aQuality({ id: 1, name: 'A Dog', stageImages: [{ from: 2, text: 'grown' }] })],
  };
  const about = { pack, character: { names: { 1: 'Tom & Co' } }, qualities: { 1: 2 } };
  expect(presented(levelRequirement(1, { atLeast: 3 }), about)).toMatchObject({
    qualityName: 'Tom &amp; Co',
    image: 'grown',
    tooltip: `You need ${name('Tom &amp; Co')} 3 <em>(you have 2)</em>`,
  });
});

test('says where to get a missing thing: the author’s hint, then up to three known storylets', () => {
  const effects = [{ kind: 'change', quality: 1, by: 1 }] as const;
  const outcomes = { always: { title: '', descriptionHtml: '', reveal: [], effects } };
  const gives = (id: number) => aStorylet({ id, name: `Story ${id}`, branches: [aBranch({ outcomes })] });
  const pack = { qualities: [aQuality({ id: 1, availableAt: 'Try the <Bazaar>.' })] };
  const storylets = [11, 12, 13, 14, 15].map(gives);
  const where = (met: readonly number[], bounds: { atLeast?: number; atMost?: number }, qualities = {}) =>
    presented(levelRequirement(1, bounds), { pack, storylets, character: { met }, qualities }).availableAtMessage;

  const authors = 'Try the &lt;Bazaar&gt;.';
  expect(where([], { atLeast: 1 })).toBe(authors);
  expect(where([12], { atLeast: 1 })).toBe(`${authors} You have met it in: <em>Story 12</em>.`);
  expect(where([11, 12, 14, 15], { atLeast: 1 })).toBe(
    `${authors} You have met it in: <em>Story 11</em>, <em>Story 12</em>, <em>Story 14</em>.`,
  );
  // An attribute gets no storylets, because any challenge of it can raise it.
  const attribute = { qualities: [aQuality({ id: 1, category: 'BasicAbility', nature: 'Status' })] };
  expect(
    presented(levelRequirement(1, { atLeast: 1 }), { pack: attribute, storylets, character: { met: [12] } })
      .availableAtMessage,
  ).toBeUndefined();
  // The requirement is met, or the level is too high, not too low.
  expect(where([12], { atLeast: 1 }, { 1: 1 })).toBeUndefined();
  expect(where([12], { atMost: 1 }, { 1: 2 })).toBe(authors);
});
