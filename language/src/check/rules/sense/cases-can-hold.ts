import type { Mention } from '../../../meaning/form.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { CaseForm, TextPiece } from '../../../syntax/text-piece.ts';
import { oneAlwaysHolds, rangesWhere, surelyHolds } from '../../levels/known-ranges.ts';
import type { Check } from '../../rule.ts';
import { allTexts } from '../../texts-in.ts';
import { impossible } from '../fitting/possible-ranges.ts';

export const casesCanHold: Check = (world) =>
  allTexts(world).flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'cases' ? problemsIn(piece) : [])));

type Cases = Extract<TextPiece<Mention>, { readonly kind: 'cases' }>;

const problemsIn = ({ cases, otherwise }: Cases): readonly Problem[] => [
  ...cases.flatMap(({ when }) => impossible(when)),
  ...cases.flatMap((each, i) =>
    isPreceded(each, cases.slice(0, i))
      ? [{ at: each.text.at, message: 'an earlier case always applies before this one; put this one first' }]
      : [],
  ),
  ...(otherwise && oneAlwaysHolds(alone(cases), new Map())
    ? [{ at: otherwise.at, message: 'the cases cover everyone, so this is never shown; delete it' }]
    : []),
];

function isPreceded({ when }: CaseForm<Mention>, earlier: readonly CaseForm<Mention>[]): boolean {
  const known = rangesWhere(when);
  return earlier.some((other) => other.when.every((required) => surelyHolds(required, known)));
}

const alone = (cases: readonly CaseForm<Mention>[]) => cases.flatMap(({ when }) => (when.length === 1 ? when : []));
