import type { WrittenWorld } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';

/** Finds every mistake of one kind in the world. */
export type Check = (world: WrittenWorld) => readonly Problem[];

/** Kinds of rules, causes before their echoes: a name that is unknown leaves things behind that cannot be reached. */
export const ruleKinds = ['fitting', 'sense', 'loose-ends', 'prose'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A check under the name by which its problems are told and explained. */
export type Rule = { readonly name: string; readonly kind: RuleKind; readonly check: Check };

/** The name of what is told while a file is read: a fact that is unknown, a number that is none, a brace that does not close. */
export const formRule = 'form';

/** The name of what is told of the numbers of things, which `ids.lock` keeps. */
export const numbersRule = 'numbers';
