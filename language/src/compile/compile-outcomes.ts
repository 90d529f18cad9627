import type { Effect, Outcome, Outcomes, RareOutcome } from '@underhall/engine';
import type { BranchWritten } from '../meaning/branch.ts';
import type { WrittenAmount } from '../meaning/named-forms.ts';
import type { OutcomeKind, OutcomeWritten } from '../meaning/outcome.ts';
import { proseHtml, richText } from '../syntax/rich-text.ts';
import { typographic } from '../syntax/typographic.ts';
import { compileRequirement } from './compile-requirement.ts';
import type { Lookup } from './look-up.ts';

/** What a branch can come to: with a challenge success and failure, without one always. */
export function compileOutcomes({ block, facts, outcomes }: BranchWritten, find: Lookup): Outcomes {
  const told = (kind: OutcomeKind): Outcome | undefined => {
    const written = outcomes.find(({ heading }) => heading?.kind === kind);
    return written && compileOutcome(written, find);
  };
  const rare = (kind: OutcomeKind, name: string): { readonly [key: string]: RareOutcome } => {
    const written = outcomes.find(({ heading }) => heading?.kind === kind);
    return written ? { [name]: { ...compileOutcome(written, find), percent: written.heading?.percent ?? 0 } } : {};
  };
  const always = told('always');
  const success = told('success');
  const failure = told('failure');
  if (!facts.challenge && always) return { always, ...rare('rare', 'rare') };
  if (facts.challenge && success && failure) {
    return { success, failure, ...rare('rare success', 'rareSuccess'), ...rare('rare failure', 'rareFailure') };
  }
  throw new Error(`compiling an unchecked branch: "${block.heading.text}"`);
}

function compileOutcome(written: OutcomeWritten, find: Lookup): Outcome {
  const { block, facts, heading } = written;
  return {
    title: typographic(heading?.title ?? ''),
    descriptionHtml: proseHtml(block.prose),
    ...(facts.image ? { image: facts.image } : {}),
    effects: effects(written, find),
    ...(facts['move to'] ? { moveTo: find.named(facts['move to']) } : {}),
    ...(facts['go to'] ? { goTo: find.named(facts['go to']) } : {}),
    ...(facts.lodge ? { lodge: find.named(facts.lodge) } : {}),
    ...(facts.wear ? { wear: find.named(facts.wear) } : {}),
    reveal: facts.reveal ?? [],
    ...(facts.aside ? { asideHtml: richText(facts.aside.text).html } : {}),
  };
}

function effects({ facts }: OutcomeWritten, find: Lookup): readonly Effect[] {
  const guard = ({ quality }: WrittenAmount): Pick<Effect, 'onlyIf'> => {
    const condition = facts['only if']?.find((requirement) => requirement.quality.name === quality.name);
    return condition ? { onlyIf: compileRequirement(condition, find) } : {};
  };
  const change = (amount: WrittenAmount, by: number): Effect => ({
    kind: 'change',
    quality: find.named(amount.quality),
    by,
    ...guard(amount),
  });
  return [
    ...(facts.lose ?? []).map((amount) => change(amount, -amount.count)),
    ...(facts.gain ?? []).map((amount) => change(amount, amount.count)),
    ...(facts.set ?? []).map(
      (amount): Effect => ({ kind: 'set', quality: find.named(amount.quality), to: amount.count, ...guard(amount) }),
    ),
  ];
}
