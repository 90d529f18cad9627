import {
  type Branch,
  type Challenge,
  frequencies,
  type Outcome,
  type Outcomes,
  type PlainOutcome,
  type RareOutcome,
  type Storylet,
} from '@underhall/engine';
import type { Mention } from '../meaning/form.ts';
import type { OutcomeKind, WrittenOutcome } from '../meaning/outcome.ts';
import type { WrittenBranch, WrittenStorylet } from '../meaning/storylet.ts';
import { curlQuotes } from '../syntax/typography.ts';
import { effectsOfChoice, requirementOfChoice } from './choices-once.ts';
import { compileConsequences } from './compile-consequences.ts';
import { challengeKindOf } from './compile-quality.ts';
import { compileLevels, compileRequirements } from './compile-requirement.ts';
import { compileProse, compileText, joinTexts } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export function compileStorylet({ block, facts, prose, branches }: WrittenStorylet, find: Lookup): Storylet {
  const note = facts.note ? ['<p class="content-note">', compileText(facts.note, find), '</p>'] : [];
  return {
    id: find.idOf(block),
    name: curlQuotes(block.heading.text),
    areas: facts.where === undefined || facts.where === 'anywhere' ? [] : facts.where.map(find.idFor),
    ...(facts.in ? { settings: facts.in.map(find.idFor) } : {}),
    when: compileRequirements(facts.when, find),
    deck: facts.deck ?? 'always',
    frequency: frequencies[facts.frequency ?? 'Standard'],
    urgency: facts.urgency ?? 'normal',
    canGoBack: facts.back ?? true,
    sticky: facts.sticky ?? false,
    ...(facts.autofire ? { autofire: true } : {}),
    canChangeOutfit: facts.outfit ?? false,
    teaserHtml: compileText(facts.teaser, find),
    descriptionHtml: joinTexts(...note, compileProse(prose, find)),
    ...(facts['short teaser'] ? { shortTeaserHtml: compileText(facts['short teaser'], find) } : {}),
    ...(facts.short ? { shortHtml: joinTexts(...note, '<p>', compileText(facts.short, find), '</p>') } : {}),
    image: facts.image ?? '',
    ...(facts.scene ? { scene: facts.scene } : {}),
    ...(facts.alt ? { alt: curlQuotes(facts.alt.text) } : {}),
    order: facts.order ?? 100,
    category: facts.category ?? 'Unspecialised',
    branches: branches.map((branch, index) => compileBranch(branch, index, find)),
  };
}

const compileBranch = (branch: WrittenBranch, index: number, find: Lookup): Branch => {
  const { block, facts, prose } = branch;
  return {
    id: find.idOf(block),
    name: curlQuotes(block.heading.text),
    descriptionHtml: compileProse(prose, find),
    ...(facts.short ? { shortHtml: joinTexts('<p>', compileText(facts.short, find), '</p>') } : {}),
    image: facts.image ?? '',
    order: facts.order ?? (index + 1) * 10,
    button: curlQuotes(facts.button?.text ?? 'Go'),
    cost: facts.cost ?? 1,
    when: [...compileRequirements(facts.when, find), ...requirementOfChoice(branch, find)],
    needs: compileRequirements(facts.needs, find),
    pays: compileLevels(facts.pay, find),
    ...(facts.locked ? { lockedText: curlQuotes(facts.locked.text) } : {}),
    challenges: challenges(branch, find),
    fate: facts.fate ?? 0,
    oneWay: facts['one-way'] ?? false,
    ...(facts.names ? { names: facts.names } : {}),
    ...(facts.act ? { act: find.idFor(facts.act) } : {}),
    ...(facts['ask second chance'] ? { asksSecondChance: true } : {}),
    ...(facts.repeatable ? { repeatable: facts.repeatable } : {}),
    outcomes: compileOutcomes(branch, find),
  };
};

function challenges({ facts }: WrittenBranch, find: Lookup): readonly Challenge[] {
  const chances = facts['second chance'] ?? [];
  return (facts.challenge ?? []).map(({ quality, difficulty, kind }) => {
    const chance = chances.find((item) => find.quality(item).facts['second chance on']?.name === quality.name);
    return {
      quality: find.idFor(quality),
      difficulty,
      kind: kind ?? challengeKindOf(find.quality(quality)),
      ...(chance ? { secondChance: find.idFor(chance) } : {}),
    };
  });
}

/** Throws for an unchecked world. */
function compileOutcomes(branch: WrittenBranch, find: Lookup): Outcomes {
  const { block, facts, outcomes } = branch;
  const rare = (kind: OutcomeKind, name: string): { readonly [key: string]: RareOutcome } => {
    const written = outcomes.find(({ heading }) => heading?.kind === kind);
    const percent = written?.heading?.percent ?? 0;
    return written ? { [name]: { ...compileOutcome(written, branch, find), percent } } : {};
  };
  const always = compilePlain('always', branch, find);
  const success = compilePlain('success', branch, find);
  const failure = compilePlain('failure', branch, find);
  if (!facts.challenge && always) return { always, ...rare('rare', 'rare') };
  if (facts.challenge && success && failure) {
    return { success, failure, ...rare('rare success', 'rareSuccess'), ...rare('rare failure', 'rareFailure') };
  }
  throw new Error(`compiling an unchecked branch: "${block.heading.text}"`);
}

/** The outcome without requirements. Outcomes of its kind that have requirements are its variants. */
function compilePlain(kind: OutcomeKind, branch: WrittenBranch, find: Lookup): PlainOutcome | undefined {
  const all = branch.outcomes.filter(({ heading }) => heading?.kind === kind);
  const plain = all.find(({ facts }) => !facts.when);
  if (!plain) return undefined;
  const variants = all.flatMap((written) =>
    written.facts.when
      ? [{ when: compileRequirements(written.facts.when, find), ...compileOutcome(written, branch, find) }]
      : [],
  );
  return { ...compileOutcome(plain, branch, find), ...(variants.length > 0 ? { variants } : {}) };
}

function compileOutcome({ facts, heading, prose }: WrittenOutcome, branch: WrittenBranch, find: Lookup): Outcome {
  const { effects, ...consequences } = compileConsequences(facts, find);
  return {
    title: curlQuotes(heading?.title ?? ''),
    descriptionHtml: compileProse(prose, find),
    ...(facts.image ? { image: facts.image } : {}),
    ...(facts.scene ? { scene: facts.scene } : {}),
    effects: [...effects, ...effectsOfChoice(branch, find)],
    ...consequences,
    ...(facts['move to'] ? { moveTo: areaOf(facts['move to'], find) } : {}),
    ...(facts['change setting'] ? { setting: find.idFor(facts['change setting']) } : {}),
    ...(facts['go to'] ? { goTo: find.idFor(facts['go to']) } : {}),
    ...(facts['straight to'] ? { straightTo: find.idFor(facts['straight to']) } : {}),
    ...(facts.lodge ? { lodge: find.idFor(facts.lodge) } : {}),
    ...(facts.wear ? { wear: find.idFor(facts.wear) } : {}),
    ...(facts['give outfit'] ? { outfit: curlQuotes(facts['give outfit'].text) } : {}),
    ...(facts.frame ? { frame: facts.frame } : {}),
    ...(facts.banner ? { banner: facts.banner } : {}),
    ...(facts['clear hand'] ? { clearHand: true } : {}),
    ...(facts['give code'] ? { giveCode: facts['give code'] } : {}),
    ...(facts.engage ? { engage: find.idFor(facts.engage) } : {}),
    ...(facts.dismiss ? { dismiss: find.idFor(facts.dismiss) } : {}),
    ...(facts.journal ? { journal: true } : {}),
    ...(facts.aside ? { asideHtml: compileText(facts.aside, find) } : {}),
  };
}

const areaOf = (area: 'nowhere' | Mention, find: Lookup): number => (area === 'nowhere' ? NOWHERE : find.idFor(area));

const NOWHERE = 0;
