import type { Rule } from './game.ts';

/** A choice, picked by its number. Receives the words typed behind the number; a text says what is wrong with them. */
export type Choice = {
  readonly lines: readonly string[];
  readonly pick: (rest: string) => Rule | string;
};

/** One screen: the lines the player sees, and the choices that can be picked there. */
export type Screen = { readonly lines: readonly string[]; readonly choices: readonly Choice[] };

/** A choice without anything behind its number. */
export const plainly =
  (rule: Rule) =>
  (rest: string): Rule | string =>
    rest === '' ? rule : `nothing is asked behind the number: "${rest}"`;

/** The lines of a screen with its choices numbered. */
export const printScreen = ({ lines, choices }: Screen): readonly string[] => [
  ...lines,
  ...choices.flatMap(({ lines: [first = '', ...more] }, index) => [
    `${String(index + 1).padStart(4)}  ${first}`,
    ...more.map((line) => (line === '' ? '' : `      ${line}`)),
  ]),
];
