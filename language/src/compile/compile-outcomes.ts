import type { Outcome, Outcomes, RareOutcome } from '@underhall/engine';
import type { BranchWritten } from '../meaning/branch.ts';
import type { Named } from '../meaning/form.ts';
import type { OutcomeKind, OutcomeWritten } from '../meaning/outcome.ts';
import { typographic } from '../syntax/typography.ts';
import { compileConsequences } from './compile-consequences.ts';
import { compileProse, compileText } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

/** Compiles the outcomes of a branch: with a challenge success and failure, without one always. */
export function compileOutcomes({ block, facts, outcomes }: BranchWritten, find: Lookup): Outcomes {
  const outcome = (kind: OutcomeKind): Outcome | undefined => {
    const written = outcomes.find(({ heading }) => heading?.kind === kind);
    return written && compileOutcome(written, find);
  };
  const rare = (kind: OutcomeKind, name: string): { readonly [key: string]: RareOutcome } => {
    const written = outcomes.find(({ heading }) => heading?.kind === kind);
    return written ? { [name]: { ...compileOutcome(written, find), percent: written.heading?.percent ?? 0 } } : {};
  };
  const always = outcome('always');
  const success = outcome('success');
  const failure = outcome('failure');
  if (!facts.challenge && always) return { always, ...rare('rare', 'rare') };
  if (facts.challenge && success && failure) {
    return { success, failure, ...rare('rare success', 'rareSuccess'), ...rare('rare failure', 'rareFailure') };
  }
  throw new Error(`compiling an unchecked branch: "${block.heading.text}"`);
}

function compileOutcome(written: OutcomeWritten, find: Lookup): Outcome {
  const { facts, heading, prose } = written;
  return {
    title: typographic(heading?.title ?? ''),
    descriptionHtml: compileProse(prose, find),
    ...(facts.image ? { image: facts.image } : {}),
    ...(facts.scene ? { scene: facts.scene } : {}),
    ...compileConsequences(facts, find),
    ...(facts['move to'] ? { moveTo: areaOf(facts['move to'], find) } : {}),
    ...(facts['change setting'] ? { setting: find.named(facts['change setting']) } : {}),
    ...(facts['go to'] ? { goTo: find.named(facts['go to']) } : {}),
    ...(facts.lodge ? { lodge: find.named(facts.lodge) } : {}),
    ...(facts.wear ? { wear: find.named(facts.wear) } : {}),
    ...(facts['give outfit'] ? { outfit: typographic(facts['give outfit'].text) } : {}),
    ...(facts.frame ? { frame: facts.frame } : {}),
    ...(facts.banner ? { banner: facts.banner } : {}),
    ...(facts['clear hand'] ? { clearHand: true } : {}),
    ...(facts.engage ? { engage: find.named(facts.engage) } : {}),
    ...(facts.dismiss ? { dismiss: find.named(facts.dismiss) } : {}),
    ...(facts.journal ? { journal: true } : {}),
    ...(facts.aside ? { asideHtml: compileText(facts.aside, find) } : {}),
  };
}

const areaOf = (area: 'nowhere' | Named, find: Lookup): number => (area === 'nowhere' ? NOWHERE : find.named(area));

/** The number of no area. */
const NOWHERE = 0;
