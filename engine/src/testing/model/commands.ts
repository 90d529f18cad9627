import fc from 'fast-check';
import { drawFrom } from './draw.ts';

/** How often each verb is drawn. Its target is selected when the command runs. */
const weights = {
  ...{ look: 4, resume: 3, begin: 16, choose: 30, repeat: 8, goBack: 4, rename: 8, use: 5 },
  ...{ draw: 10, discard: 4, undoDiscard: 2, travel: 11, plan: 3, replan: 1, unplan: 1 },
  ...{ equip: 5, unequip: 3, equipHighest: 2 },
  ...{ changeOutfit: 2, saveOutfit: 2, renameOutfit: 1, markOutfit: 1, addOutfit: 1 },
  ...{ buy: 5, sell: 5, sellTogether: 3, redeem: 1 },
  ...{ lend: 4, takeBack: 2, beginPlot: 5, reportPlot: 6, perhapsNot: 1, callOff: 1 },
  ...{ changeName: 1, changeFace: 2 },
  ...{ swap: 3, invite: 5, accept: 5, decline: 1, cancel: 1, lapse: 1, event: 1 },
  ...{ wait: 7, longWait: 2, goBackInTime: 2, enrol: 1, patch: 2 },
} as const;

export type Verb = keyof typeof weights;

/** A verb, and numbers that select its target. If `pick` is below 100, the target is a sensible one. */
export type Command = { readonly verb: Verb; readonly pick: number; readonly more: number };

const verbs = Object.keys(weights) as Verb[];

const verb: fc.Arbitrary<Verb> = fc.constantFrom(
  ...verbs.flatMap((each) => Array.from({ length: weights[each] }, () => each)),
);

const command: fc.Arbitrary<Command> = fc.record({ verb, pick: fc.nat(107), more: fc.nat(9999) });

/** A list of exactly `count` commands. Shrinking a failure makes irrelevant ones undefined. */
export const someCommands = (count: number): fc.Arbitrary<(Command | undefined)[]> =>
  fc.array(fc.option(command, { nil: undefined, freq: 100 }), { minLength: count, maxLength: count, size: 'max' });

const themes: readonly (readonly Verb[])[] = [
  [
    'beginPlot',
    'beginPlot',
    'reportPlot',
    'reportPlot',
    'perhapsNot',
    'lend',
    'lend',
    'takeBack',
    'callOff',
    'equip',
    'use',
  ],
  [
    'equip',
    'equip',
    'unequip',
    'equipHighest',
    'saveOutfit',
    'changeOutfit',
    'lend',
    'sell',
    'sellTogether',
    'buy',
    'enrol',
  ],
  ['draw', 'draw', 'draw', 'discard', 'discard', 'undoDiscard', 'undoDiscard', 'travel'],
  ['invite', 'invite', 'invite', 'accept', 'accept', 'swap', 'event'],
  ['invite', 'invite', 'accept', 'swap', 'cancel', 'decline'],
  ['invite', 'invite', 'longWait', 'lapse', 'swap'],
  ['travel', 'travel', 'goBack', 'patch', 'enrol'],
  ['plan', 'plan', 'plan', 'plan', 'plan', 'plan', 'replan', 'replan'],
  ['rename', 'rename', 'rename'],
  ['repeat', 'repeat', 'repeat', 'repeat'],
  ['changeName', 'changeName', 'changeFace', 'changeFace', 'swap'],
  ['wait', 'longWait', 'goBackInTime', 'enrol', 'patch'],
];

/** Verbs of one run: all, some, or those of one area. Runs with few verbs get further. */
export function verbsOf(seed: number): readonly Verb[] {
  const draw = drawFrom(seed);
  if (draw.is(30)) return verbs;
  return ['begin', 'choose', ...(draw.is(40) ? draw.many(3, 9, () => draw.of(verbs)) : draw.of(themes))];
}
