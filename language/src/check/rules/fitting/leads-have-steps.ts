import { doneAtOf } from '../../../compile/compile-lead.ts';
import type { WrittenQuality } from '../../../meaning/quality.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

const parts = ['done at', 'next step', 'place', 'waits for'] as const;

/** A lead says what to do next at each level below the one at which it is done. */
export const leadsHaveSteps: Check = ({ qualities }) =>
  qualities.flatMap((quality) => (quality.facts.lead ? problemsOf(quality) : withoutALead(quality)));

const withoutALead = ({ block, facts }: WrittenQuality): readonly Problem[] =>
  parts
    .filter((key) => facts[key] !== undefined)
    .map((key) => ({
      at: placeOf(block, key),
      message: `"${key}" needs a lead; add "lead: yes" or "lead: main", or delete this`,
    }));

function problemsOf(quality: WrittenQuality): readonly Problem[] {
  const { block, facts } = quality;
  const at = placeOf(block, 'lead');
  const [first] = facts['next step'] ?? [];
  const unseen = facts.hidden ? 'hidden' : facts.shared ? 'shared' : undefined;
  return [
    ...(unseen ? [{ at, message: `a ${unseen} quality cannot be a lead; delete "${unseen}" or "lead"` }] : []),
    ...(first ? [] : [{ at, message: `the lead "${nameIn(quality)}" has no steps; add "next step: 1 What to do."` }]),
    ...(first && first.from !== 1
      ? [
          {
            at: first.text.words.at,
            message: `the first step is for level ${first.from}, but a lead begins at level 1; write "next step: 1 ..."`,
          },
        ]
      : []),
    ...neverShown(quality),
  ];
}

function neverShown({ facts, milestones }: WrittenQuality): readonly Problem[] {
  const doneAt = doneAtOf({ facts, milestones });
  const written = [
    ...(facts['next step'] ?? []).map(({ from, text }) => ({ from, at: text.words.at })),
    ...(facts.place ?? []),
    ...(facts['waits for'] ?? []),
  ];
  return written
    .filter(({ from }) => from >= doneAt)
    .map(({ from, at }) => ({
      at,
      message: `level ${from} is never shown, because the lead is done at ${doneAt}; lower it, or raise "done at"`,
    }));
}
