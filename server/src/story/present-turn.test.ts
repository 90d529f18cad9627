import type { Change, Story, Turn } from '@underhall/engine';
import { type About, aBranch, aMoment, aQuality, choosingWhom, ids, social } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentTurn } from './present-turn.ts';

const presented = (about: About = {}, changes: readonly Change[] = []) => {
  const { character, world } = aMoment(about);
  return presentTurn({ character, changes }, world);
};
const end = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 2 } as const;

test('a storylet that an item began says so, open and as a result', () => {
  const open: Story = { phase: 'In', storylet: ids.lamplighter, since: 1 };
  expect(presented({ character: { story: open } })).toMatchObject({
    phase: 'In',
    storylet: { isInEventUseTree: false },
  });
  expect(presented({ character: { story: { ...open, item: ids.lens } } })).toMatchObject({
    phase: 'InItemUse',
    storylet: { isInEventUseTree: true },
  });
  const isInTree = (story: Story) => presented({ character: { story } }).endStorylet?.event.isInEventUseTree;
  expect([isInTree(end), isInTree({ ...end, item: ids.lens })]).toEqual([false, true]);
});

test('a branch that waits for a name lists what can be named', { meta: { rows: ['C-STORY-040'] } }, () => {
  const pets = [1, 2, 3, 4].map((id) =>
    aQuality({ id, category: id === 4 ? 'Story' : 'Companion', ...(id !== 3 && { namable: true }) }),
  );
  const story = { phase: 'Rename', storylet: ids.lamplighter, since: 1, branch: ids.ask, secondChances: [] } as const;
  const { rename, phase } = presented({
    pack: { qualities: pets },
    branch: { names: 'Companion' },
    character: { story, names: { 2: '<Tom>' } },
    qualities: { 2: 1, 3: 1, 4: 1 },
  });

  expect(phase).toBe('Rename');
  expect(rename?.branch.id).toBe(ids.ask);
  expect(rename?.namableQualitiesPossessed).toEqual([{ qualityPossessedId: 1, name: '&lt;Tom&gt;' }]);
});

test('a branch that waits for an invitation has its preview and the requirements of both', () => {
  const need = (quality: number) => [{ kind: 'level', quality, atLeast: 2 }] as const;
  const { character, world } = choosingWhom({
    branch: aBranch(),
    act: {
      inviteHtml: ['From ', { kind: 'name' }],
      senderNeeds: need(ids.secret),
      targetNeeds: [...need(ids.favour), ...need(ids.watchful)],
    },
  });
  const { socialAct, phase } = presentTurn({ character, changes: [] }, world);

  const name = (of: string) => `<span class='quality-name'>${of}</span>`;
  expect(phase).toBe('Act');
  expect(world.acts.get(social.tea)?.name).toBe('Take Tea');
  expect(socialAct).toMatchObject({
    branch: { id: ids.ask },
    uniqueActPending: false,
    actMessagePreview: 'From Ada',
    urgency: 'Normal',
    isSocialEvent: false,
    inviteeData: {
      branchId: ids.ask,
      eligibleFriends: [],
      addedFriendId: 0,
      actQReqText: `${name('Favour')} at 2 or more, ${name('Watchful')} at 2 or more`,
      actInviterQReqText: `2 × ${name('Secret')}`,
    },
  });
});

const quality = { kind: 'quality', quality: ids.secret, how: 'changed' } as const;
const gained: Change = { ...quality, from: { level: 0, points: 0 }, to: { level: 1, points: 0 } };

test.each<[string, Change, boolean, boolean]>([
  ['a quality', gained, false, true],
  ['a place', { kind: 'moved', from: ids.square, to: ids.quay }, false, true],
  ['lodgings', { kind: 'lodged', lodging: 1 }, true, true],
  ['a name', { kind: 'renamed', quality: ids.secret, name: 'Tom' }, true, true],
  ['a meeting', { kind: 'met', storylet: ids.lamplighter }, false, false],
  ['a level of the world’s', { ...gained, kind: 'shared' }, false, false],
])(
  '%s makes the sheet stale, with or without a message, in a result and in a list',
  (_what, change, inResult, inList) => {
    const inPhase = (story: Story) => presented({ character: { story } }, [change]).hasUpdatedCharacter;
    expect([inPhase(end), inPhase({ phase: 'Available' })]).toEqual([inResult, inList]);
  },
);

test('the cost of a turn is what it spent, without refilled or given actions', () => {
  const actions = { kind: 'actions', from: { count: 9 }, to: { count: 7 } } as const;
  const changes: Turn['changes'] = [
    { ...actions, why: 'spent' },
    { ...actions, why: 'refilled', to: { count: 12 } },
    { ...actions, why: 'refreshed', to: { count: 12 } },
  ];
  expect(presented({}, changes).elapsed).toBe(2);
});

test('a result has the milestones its changes reached, and what they opened', () => {
  const quality = aQuality({
    id: ids.favour,
    milestones: [
      {
        ...{ kind: 'person', at: 2, name: 'Mr & Mrs Pell', lineHtml: ['For ', { kind: 'name' }] },
        picture: { kind: 'heroes', name: 'aunt' },
      },
      { kind: 'chapter', at: 3, name: 'Chapter the First', lineHtml: '<p>It is late.</p>' },
    ],
  });
  const steps = { from: { level: 1, points: 0 }, to: { level: 3, points: 0 } };
  const changes: readonly Change[] = [
    { kind: 'quality', quality: ids.favour, ...steps, how: 'set' },
    { kind: 'opened', storylets: [ids.lamplighter, 999], areas: [ids.square], cards: 2 },
  ];
  const reply = presented({ pack: { qualities: [quality] }, character: { story: end } }, changes);

  expect(reply.milestones).toEqual([
    {
      ...{ kind: 'person', title: 'You have met Mr &amp; Mrs Pell', line: 'For Ada' },
      picture: { kind: 'heroes', name: 'aunt' },
    },
    { kind: 'chapter', title: 'Chapter the First ends', line: '<p>It is late.</p>' },
  ]);
  expect(reply.opened).toEqual([
    { opens: 'area', id: ids.square, name: 'The Square', line: '' },
    { opens: 'storylet', id: ids.lamplighter, name: 'The Lamplighter' },
    { opens: 'cards', id: 0, name: 'New cards to draw: 2' },
  ]);
});

test('a result without milestone has no page, and without anything opened no list', () => {
  expect(presented({ character: { story: end } })).not.toHaveProperty('milestones');
  const nothing: readonly Change[] = [{ kind: 'opened', storylets: [], areas: [], cards: 0 }];
  expect(presented({ character: { story: end } }, nothing)).not.toHaveProperty('opened');
});
