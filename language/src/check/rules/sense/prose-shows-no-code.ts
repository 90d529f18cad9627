import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { findInTexts } from '../../texts-in.ts';

/** Syntax of other tools, and what to write here instead. */
const foreign: readonly (readonly [form: RegExp, message: (found: string) => string])[] = [
  [
    /(?<!-)->\s?\w+(?![^[\]]*\]\])/,
    (found) => `players read "${found}" as it stands; to lead on, write "go to: The Storylet" under the heading`,
  ],
  [
    /\[\[[^\]]*\]\]/,
    (found) => `players read "${found}" as it stands; a choice is a part of its own: "== What the Player Does"`,
  ],
  [/\*\*[^*]+\*\*/, (found) => `players read "${found}" with its asterisks; write *one* on each side for italics`],
  [/\[[^\]]+\]\([^)]*\)/, (found) => `players read "${found}" as it stands; only pages for reading have links`],
  [
    /<\/?[a-z][a-z0-9]*( [^<>]*)?\/?>/i,
    (found) => `players read "${found}" as it stands; for italics write *asterisks*, and a blank line for a paragraph`,
  ],
  [
    /\[\/?[biu]\]/i,
    (found) => `players read "${found}" as it stands; for italics write *asterisks*, and no other markup`,
  ],
  [
    /(?<![\w_])_[^_\s][^_]*_(?![\w_])|(?<![:/\w])\/\/[^/\s][^/]*\/\//,
    (found) => `players read "${found}" as it stands; for italics write *asterisks*`,
  ],
  [
    /\((?:set|if|else-?if|else|unless|link|print|put):[^)]*\)|(?<!\S)~ ?\w+ ?(?:[+-]?=|\+\+|--)/,
    (found) =>
      `players read "${found}" as it stands; write what changes under an outcome, like "gain: Watchful 1", and what depends on a level like "{Watchful 5+: one|other}"`,
  ],
  [
    /(?<![\w$]|\([a-z-]+:[^)]*)\$[a-z_]\w*/i,
    (found) =>
      `players read "${found}" as it stands; for a level write the name of its quality in braces, like {Watchful}`,
  ],
  [/\{[&!~][^{}]*\}/, (found) => `"${found}" does not take turns here; for texts that take turns see "cases"`],
];

/** Words by which a text for a gentleman, a lady and others is known. */
const gendered =
  /\b(h(e|im|is|imself)|s(he|hers?)|hers?|herself|they|them|theirs?|themsel(f|ves)|sirs?|ma'?a?m|madame?|miss|mrs?|ms|mx|lord|lady|gentlem[ae]n|ladies|m[ae]n|wom[ae]n|boys?|girls?|lads?|lass(es)?|sons?|daughters?|brothers?|sisters?|nephews?|nieces?|uncles?|aunts?|fathers?|mothers?|husbands?|wi(fe|ves)|widow(er)?s?|kings?|queens?|dukes?|duchess|barons?|baroness|masters?|mistress|dear|fellows?|guys?|gals?|grand(son|daughter|father|mother)s?|brides?|(bride)?grooms?|actor|actress|hero(ine)?|waiter|waitress|male|female)\b/i;

const threeOthers = new RegExp(`\\{(?![&!~])(?![^{}]*${gendered.source})[^{}|:]*\\|[^{}|:]*\\|[^{}|:]*\\}`, 'i');

const forThree = [
  threeOthers,
  (found: string) =>
    `"${found}" shows a gentleman the first, a lady the second, and others the third; for another choice write cases, like "{Watchful 5+: one|other}"`,
] as const;

/** Warns of the syntax of other tools. Here it is text, or means something else. */
export const proseShowsNoCode: Check = (world) => {
  const problems = [...foreign, forThree].flatMap(([form, message]) => findInTexts(form, world, message));
  return problems.map((problem): Problem => ({ ...problem, severity: 'warning' }));
};
