import type { ResultMessage } from '@underhall/contract';
import type { Change, Turn } from '@underhall/engine';
import {
  type About,
  aMoment,
  anArea,
  aSetting,
  aTimedStory,
  away,
  ids,
  inService,
  service,
} from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentHints, presentMessages } from './present-message.ts';

const end = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 2 } as const;
const name = (of: string) => `<span class='quality-name'>${of}</span>`;

const messagesFor = (changes: Turn['changes'], about: About = {}): ResultMessage[] => {
  const { character, world } = aMoment({ ...about, character: { story: end, ...about.character } });
  return presentMessages({ character, changes }, end, world);
};
const inWords = (change: Change, about: About = {}) => messagesFor([change], about).map(({ message }) => message);

test('reports Fate that was given, bought and spent', () => {
  const fate = { kind: 'fate', book: 'outcome', from: 10, to: 1300 } as const;
  expect(messagesFor([{ ...fate, why: 'given' }])).toEqual([
    { type: 'FatePointChangeMessage', priority: 2, message: 'You were given 1,290 Fate (new total 1,300).' },
  ]);
  expect(inWords({ ...fate, why: 'bought' })).toEqual(['You bought 1,290 Fate (new total 1,300).']);
  expect(inWords({ ...fate, why: 'given', from: 0, to: 5, owed: { from: 25, to: 0 } })).toEqual([
    'You were given 30 Fate, of which 25 paid what you owed (new total 5).',
  ]);
  expect(inWords({ ...fate, why: 'taken back', from: 20, to: 8 })).toEqual([
    '12 Fate of yours were taken back (new total 8).',
  ]);
  expect(messagesFor([{ kind: 'fate', why: 'spent', book: 'branch', from: 10, to: 7 }])).toEqual([
    { type: 'FateBranchCurrencyUsedMessage', priority: 2, message: 'You spent 3 Fate (7 left).' },
  ]);
});

test('reports actions and cards that were given, not refilled or used ones', () => {
  const actions = { kind: 'actions', from: { count: 4 }, to: { count: 5 } } as const;
  const deck = { kind: 'deck', table: 1, from: { count: 2 }, to: { count: 6 } } as const;
  expect(messagesFor([{ ...actions, why: 'refreshed' }])).toEqual([
    { type: 'ActionsRefreshedMessage', priority: 2, message: 'You have 1 more action.' },
  ]);
  expect(inWords({ ...actions, why: 'refreshed', to: { count: 20 } })).toEqual(['You have 16 more actions.']);
  expect(messagesFor([{ ...deck, why: 'refreshed' }])).toEqual([
    { type: 'DeckRefreshedMessage', priority: 2, message: 'Your deck is full again.' },
  ]);
  const untold: Change[] = [
    { ...actions, why: 'refilled' },
    { ...actions, why: 'spent' },
    { ...deck, why: 'refilled' },
    { ...deck, why: 'drawn' },
  ];
  expect(messagesFor(untold)).toEqual([]);
});

test('reports a card that leaves the hand unplayed', () => {
  const cardLeft = { kind: 'card left', table: 1, card: ids.lamplighter } as const;
  for (const why of ['no longer fits', 'cleared', 'left behind'] as const) {
    expect(messagesFor([{ ...cardLeft, why }]), why).toEqual([
      { type: 'InfoMessage', priority: 2, message: `${name('The Lamplighter')} has left your hand.`, image: 'lamp' },
    ]);
  }
  expect(
    messagesFor([
      { ...cardLeft, why: 'played' },
      { ...cardLeft, why: 'discarded' },
    ]),
  ).toEqual([]);
  expect(messagesFor([{ ...cardLeft, why: 'cleared', card: 999 }])).toEqual([]);
});

test('reports a timed story that an outcome starts, unless it is silent or for everyone', () => {
  const timed = [
    aTimedStory({ id: 1, name: 'A Knock', descriptionHtml: 'It knocks.' }),
    aTimedStory({ id: 2 }),
    aTimedStory({ id: 3, descriptionHtml: 'x', given: 'at arrival' }),
    aTimedStory({ id: 4, descriptionHtml: 'x', given: [] }),
  ];
  const started = timed.map(({ id }): Change => ({ kind: 'timer started', timer: { story: id, dueAt: 1, seed: 1 } }));
  const others: Change[] = [
    { kind: 'timer due', story: 1, at: 1, told: true },
    { kind: 'timer stopped', story: 1 },
  ];
  expect(messagesFor([...started, ...others], { pack: { timed } })).toEqual([
    { type: 'LivingStoryStartedMessage', priority: 2, message: `${name('A Knock')} is under way.`, image: 'clock' },
  ]);
});

test('reports agents who come, go, cannot come, or are back', () => {
  const { character, world } = inService();
  const said = (change: Change) =>
    presentMessages({ character, changes: [change] }, end, world).map(({ message }) => message);
  const pin = name('Pin');
  expect(said({ kind: 'agent engaged', agent: service.pin })).toEqual([`${pin} is one of your agents now.`]);
  expect(said({ kind: 'agent dismissed', agent: service.pin })).toEqual([`${pin} is no longer one of your agents.`]);
  expect(said({ kind: 'agent turned away', agent: service.pin })).toEqual([
    `${pin} would have become your agent, but you can have no more.`,
  ]);
  expect(said({ kind: 'agent', why: 'got on', to: away(9) })).toEqual([]);
  expect(said({ kind: 'agent', why: 'got on', to: away(10) })).toEqual([
    `${pin} is back, and has something to report.`,
  ]);
  expect(said({ kind: 'agent', why: 'sent', to: away(10) })).toEqual([]);
  expect(said({ kind: 'agent engaged', agent: 999 })).toEqual([]);
});

test('reports an agent’s return in one line, although the turn also posts a message about it', () => {
  const { character, world } = inService();
  const posted = { kind: 'letter', title: 'Pin is back', html: '', image: 'pin', at: 1 } as const;
  const back: Change = { kind: 'agent', why: 'got on', to: away(10) };
  const said = (...changes: Change[]) =>
    presentMessages({ character, changes }, end, world).map(({ message }) => message);
  const isBack = `${name('Pin')} is back, and has something to report.`;
  const isPosted = `There is a message for you: ${name('Pin is back')}.`;
  expect(said(back, posted)).toEqual([isBack]);
  expect(said(back, posted, posted)).toEqual([isBack, isPosted]);
  expect(said({ ...back, to: away(9) }, posted)).toEqual([isPosted]);
  const hints = presentHints(
    { character, changes: [back, posted, { kind: 'journal offered', storylet: 1 }] },
    end,
    world,
  );
  expect(hints).toMatchObject([{ kind: 'journal', place: 1 }]);
});

test('reports messages, journals, names, lodgings and plans', () => {
  const message = { kind: 'letter', title: 'A <Letter>', html: '', image: 'seal', at: 1 } as const;
  expect(messagesFor([message])).toEqual([
    {
      type: 'InfoMessage',
      priority: 2,
      message: `There is a message for you: ${name('A &lt;Letter&gt;')}.`,
      image: 'seal',
    },
  ]);
  expect(messagesFor([{ kind: 'journal offered', storylet: 1 }])).toEqual([]);
  expect(inWords({ kind: 'renamed', quality: ids.hat, name: 'Tom & Co' })).toEqual([
    `Your ${name('Hat')} is called ${name('Tom &amp; Co')} from now on.`,
  ]);
  expect(inWords({ kind: 'lodged', lodging: 1 })[0]).toBe(`You have lodgings: ${name('A Room')}.`);
  expect(messagesFor([{ kind: 'plan done', branch: ids.ask }])).toEqual([
    {
      type: 'PlanCompletedMessage',
      priority: 2,
      message: `You planned this, and you have done it: ${name('Ask what he lights')}.`,
      image: 'lamp',
    },
  ]);
});

test('reports the final place of all moves once, and a changed setting', {
  meta: { rows: ['C-STORY-036'] },
}, () => {
  const pack = {
    settings: [aSetting({ id: 1 }), aSetting({ id: 2, name: 'Gaol', canTravel: false })],
    areas: [
      anArea({ id: 1 }),
      anArea({ id: 2 }),
      anArea({ id: 3, name: 'The Cells', setting: 2, moveText: ['In you go, ', { kind: 'name' }, '.'] }),
    ],
  };
  const moved = (from: number, to: number): Change => ({ kind: 'moved', from, to });
  const to = (area: number) => ({ pack, character: { area } });

  expect(messagesFor([moved(1, 2)], to(2))).toEqual([
    { type: 'AreaChangeMessage', message: 'You are now in Area 2.', image: 'quay', area: expect.anything() },
    { type: 'MapShouldUpdateMessage', priority: 3, message: 'The map is not what it was.' },
  ]);
  expect(messagesFor([moved(1, 2), moved(2, 3)], to(3))).toEqual([
    {
      type: 'AreaChangeMessage',
      message: 'In you go, Ada.',
      image: 'quay',
      area: expect.objectContaining({ id: 3, moveMessage: 'In you go, Ada.' }),
    },
    {
      type: 'SettingChangeMessage',
      message: 'Other rules hold here.',
      setting: expect.objectContaining({ id: 2, name: 'Gaol', canTravel: false }),
    },
    expect.objectContaining({ type: 'MapShouldUpdateMessage' }),
  ]);
  const ruled: Change = { kind: 'setting', from: undefined, to: 2 };
  expect(messagesFor([ruled], { pack, character: { area: 1, setting: 2 } }).map(({ type }) => type)).toEqual([
    'SettingChangeMessage',
    'MapShouldUpdateMessage',
  ]);
  const freed: Change = { kind: 'setting', from: 2, to: undefined };
  expect(messagesFor([freed, moved(1, 3)], to(3)).map(({ type }) => type)).toEqual([
    'AreaChangeMessage',
    'MapShouldUpdateMessage',
  ]);
});

test('reports a move to nowhere, and that the map leads out', () => {
  const [arrived, ruled] = messagesFor([{ kind: 'moved', from: 1, to: 0 }], { character: { area: 0 } });
  expect(arrived).toMatchObject({
    message: 'You are nowhere in particular. The map leads out of it.',
    area: { id: 0, name: 'Nowhere in particular', type: 'Destination' },
  });
  expect(ruled?.setting).toEqual({
    id: 0,
    name: '',
    canTravel: true,
    canOpenMap: true,
    canChangeOutfit: true,
    itemsUsableHere: false,
    isInfiniteDraw: false,
    jsonInfo: { shouldShowTravelButton: true, travelButtonLabel: 'Travel', needsProminentTravelButton: false },
  });
});

test('reports clothes as they come off and on, and the place last', () => {
  const asideHtml = ['Well done, ', { kind: 'name' }] as const;
  const always = { title: '', descriptionHtml: '', reveal: [], effects: [], asideHtml };
  const changes: Change[] = [
    { kind: 'worn', slot: 'Hat', item: ids.hat },
    { kind: 'taken off', slot: 'Hat', item: ids.hat },
    { kind: 'moved', from: 2, to: 1 },
  ];
  expect(
    messagesFor(changes, { branch: { outcomes: { always } } }).map(({ type, message }) => [type, message]),
  ).toEqual([
    ['EquipmentChangeMessage', `Now worn: ${name('Hat')}.`],
    ['EquipmentChangeMessage', `No longer worn: ${name('Hat')}.`],
    ['AreaChangeMessage', 'You are now in The Quay.'],
    ['MapShouldUpdateMessage', 'The map is not what it was.'],
  ]);
});

test('sends lines of the tutorial and about the journal as hints, each with its place among the messages', () => {
  const asideHtml = ['Well done, ', { kind: 'name' }] as const;
  const always = { title: '', descriptionHtml: '', reveal: [], effects: [], asideHtml };
  const { character, world } = aMoment({ branch: { outcomes: { always } } });
  const changes: Change[] = [
    { kind: 'worn', slot: 'Hat', item: ids.hat },
    { kind: 'journal offered', storylet: ids.lamplighter },
    { kind: 'taken off', slot: 'Hat', item: ids.hat },
  ];
  expect(presentMessages({ character, changes }, end, world).map(({ type }) => type)).toEqual([
    'EquipmentChangeMessage',
    'EquipmentChangeMessage',
    'MapShouldUpdateMessage',
  ]);
  expect(presentHints({ character, changes }, end, world)).toEqual([
    { kind: 'journal', message: 'You can save this in your journal.', place: 1 },
    { kind: 'tutorial', message: 'Well done, Ada', place: 3 },
  ]);
  expect(presentHints({ character, changes: [] }, { ...end, branch: 0 }, world)).toEqual([]);
});

test('returns no message for changes that are shown elsewhere or in the reply of the call', () => {
  const untold: Change[] = [
    { kind: 'story', to: { phase: 'Available' } },
    { kind: 'met', storylet: ids.lamplighter },
    { kind: 'forced in a row', to: 1 },
    { kind: 'stayed', to: 1 },
    { kind: 'revealed', restriction: 'Fate' },
    { kind: 'held back', restriction: 'Fate' },
    { kind: 'membership', to: { tier: 'none' } },
    { kind: 'refresh used', to: [1] },
    { kind: 'chronograph', to: 0 },
    { kind: 'code redeemed', code: 'x' },
    { kind: 'plan dropped', branch: 1 },
    { kind: 'bought', ware: 1, count: 1 },
    { kind: 'invited', act: 1, with: 2, words: '' },
    { kind: 'invitation over', invitation: 1, act: 1, with: 2, how: 'declined' },
    { kind: 'event begun', invitation: 1 },
  ];
  expect(messagesFor(untold)).toEqual([]);
});
