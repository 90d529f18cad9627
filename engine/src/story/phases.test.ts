import { maxForcedInARow } from '@underhall/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange } from '../apply-change.ts';
import { chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import { aMoment } from '../testing/a-moment.ts';
import { aBranch, aQuality, aStorylet, aWorld, ids } from '../testing/a-world.ts';
import { anOutcome, gain, setTo, toldAlways } from '../testing/an-outcome.ts';
import { type Moment, openTurn, type Ruling } from '../turn.ts';
import { beginStorylet } from './begin.ts';
import { chooseBranch, finishAct } from './choose-branch.ts';
import { goBack, look, resume } from './look.ts';
import { renameQuality } from './rename-quality.ts';
import { useQuality } from './use-quality.ts';

const whistle = 301;
const [listed, must, firing, hidden, card] = [10, 11, 12, 13, 14];
const few = [{ kind: 'level' as const, quality: ids.secret, atMost: 3 }];
const tried = {
  challenges: [{ quality: ids.favour, difficulty: 0, kind: 'luck' as const, secondChance: ids.lens }],
  outcomes: {
    success: anOutcome({ effects: [gain(ids.secret, 2)], goTo: hidden }),
    failure: anOutcome({ effects: [setTo(ids.secret, 0)] }),
  },
};
const branches = (storylet: number) => [
  aBranch({ id: storylet * 10, ...tried }),
  aBranch({ id: storylet * 10 + 1, names: 'Companion', fate: 1 }),
  aBranch({ id: storylet * 10 + 2, act: 7, pays: [{ quality: ids.lens, level: 1 }] }),
  aBranch({ id: storylet * 10 + 3, cost: 0, ...toldAlways({ effects: [gain(ids.secret, -1)] }) }),
];
const world = aWorld({
  storylets: [
    aStorylet({ id: listed, branches: branches(listed) }),
    aStorylet({ id: must, urgency: 'must', when: few, branches: branches(must) }),
    aStorylet({ id: firing, deck: 'sometimes', autofire: true, branches: branches(firing).slice(3) }),
    aStorylet({ id: hidden, deck: 'never', areas: [], canGoBack: false, branches: branches(hidden) }),
    aStorylet({ id: card, deck: 'sometimes', when: few, branches: branches(card) }),
  ],
  pack: {
    qualities: [
      ...aWorld().pack.qualities,
      aQuality({ id: whistle, category: 'Companion', namable: true, use: hidden }),
    ],
    acts: [
      {
        ...{ id: 7, name: '', descriptionHtml: '', image: '', inviteHtml: '', acceptHtml: '' },
        ...{ senderNeeds: [], targetNeeds: [], onSender: [], onTarget: [] },
      },
    ],
  },
});

const storylet = fc.constantFrom(listed, must, firing, hidden, card, 99);
/** One of the visible branches, or of any storylet if none is visible. */
const choice = fc.tuple(storylet, fc.nat(4), fc.boolean()).map(([id, place, ticks]) => (moment: Moment) => {
  const { story } = moment.character;
  const at = story.phase === 'Available' ? id : story.storylet;
  return chooseBranch(moment, { branch: at * 10 + place, secondChances: ticks ? [ids.lens] : [] });
});
const ask: fc.Arbitrary<(moment: Moment) => Ruling> = fc.oneof(
  { weight: 8, arbitrary: choice },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Tib', '').map((name) => (moment: Moment) => renameQuality(moment, whistle, name)),
  },
  { weight: 2, arbitrary: fc.constant((moment: Moment) => finishAct(openTurn(moment), moment)) },
  { weight: 3, arbitrary: storylet.map((id) => (moment: Moment) => beginStorylet(moment, id)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(whistle, ids.secret).map((id) => (moment: Moment) => useQuality(moment, id)),
  },
  { weight: 4, arbitrary: fc.constantFrom(look, look, look, resume, goBack) },
);
const asks = fc.tuple(fc.array(ask, { minLength: 20, maxLength: 60 }), fc.integer());

/** Runs arbitrary commands, and checks every ruling. */
function play([list, seed]: [readonly ((moment: Moment) => Ruling)[], number], look: (at: Seen) => void): void {
  const start = aMoment({
    world,
    qualities: { [whistle]: 1, [ids.lens]: 2, [ids.secret]: 2 },
    character: {
      story: { phase: 'Available' },
      fate: 2,
      cards: { 1: { deck: { count: 3 }, hand: [firing, card] } },
    },
  });
  const chance = chanceFrom(seed);
  let { character } = start;
  for (const [turn, rule] of list.entries()) {
    const moment = { ...start, character, chance, turn: turn + 2 };
    const ruling = rule(moment);
    look({ before: character, ruling, moment });
    if (ruling.ruling === 'allowed') character = ruling.turn.character;
  }
}
type Seen = { readonly before: Character; readonly ruling: Ruling; readonly moment: Moment };

test('after any commands the recorded changes produce the character', () => {
  fc.assert(
    fc.property(asks, (all) =>
      play(all, ({ before, ruling }) => {
        if (ruling.ruling !== 'allowed') return;
        expect(ruling.turn.changes.reduce(applyChange, before)).toEqual(ruling.turn.character);
      }),
    ),
  );
});

test('after any commands nothing is negative, and forced storylets are limited', () => {
  fc.assert(
    fc.property(asks, (all) =>
      play(all, ({ ruling }) => {
        if (ruling.ruling !== 'allowed') return;
        const { actions, fate, qualities, forcedInARow } = ruling.turn.character;
        expect(Math.min(actions.count, fate, ...qualities.levels)).toBeGreaterThanOrEqual(0);
        expect(forcedInARow).toBeLessThanOrEqual(maxForcedInARow);
      }),
    ),
  );
});

test('every open storylet has been met, and every result has a turn of its own', () => {
  fc.assert(
    fc.property(asks, (all) =>
      play(all, ({ before, ruling, moment }) => {
        if (ruling.ruling !== 'allowed') return;
        const { story, met } = ruling.turn.character;
        if (story.phase === 'Available') return;
        expect(met).toContain(story.storylet);
        if (story !== before.story && story.phase === 'End') expect(story.turn).toBe(moment.turn);
        if (story !== before.story && story.phase === 'In' && before.story.phase === 'Available') {
          expect(story.since).toBe(moment.turn);
        }
      }),
    ),
  );
});

test('repeating the choice of the displayed result returns the same result', () => {
  fc.assert(
    fc.property(asks, (all) =>
      play(all, ({ ruling, moment }) => {
        if (ruling.ruling !== 'allowed') return;
        const { character } = ruling.turn;
        const { story } = character;
        if (story.phase !== 'End') return;
        const again = chooseBranch({ ...moment, character, turn: 999 }, { branch: story.branch, secondChances: [] });
        expect(again).toEqual({ ruling: 'done before', turn: story.turn });
      }),
    ),
  );
});

test('a waiting branch costs nothing until it is answered, and can be left', () => {
  fc.assert(
    fc.property(asks, (all) =>
      play(all, ({ before, ruling, moment }) => {
        if (ruling.ruling !== 'allowed') return;
        const { character, changes } = ruling.turn;
        if (character.story.phase !== 'Rename' && character.story.phase !== 'Act') return;
        expect(changes.filter(({ kind }) => kind !== 'story')).toEqual([]);
        const back = goBack({ ...moment, character });
        if (before.story.phase === 'In') expect(back).toMatchObject({ turn: { character: before } });
      }),
    ),
  );
});
