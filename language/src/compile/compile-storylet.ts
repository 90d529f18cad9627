import { type Branch, type Challenge, frequencies, type Storylet } from '@underhall/engine';
import type { BranchWritten } from '../meaning/branch.ts';
import type { StoryletWritten } from '../meaning/storylet.ts';
import { typographic } from '../syntax/typography.ts';
import { compileLevels } from './compile-levels.ts';
import { compileOutcomes } from './compile-outcomes.ts';
import { challengedAs } from './compile-quality.ts';
import { compileRequirements } from './compile-requirement.ts';
import { compileProse, compileText, joinTexts } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export function compileStorylet({ block, facts, prose, branches }: StoryletWritten, find: Lookup): Storylet {
  const note = facts.note ? ['<p class="content-note">', compileText(facts.note, find), '</p>'] : [];
  return {
    id: find.idOf(block),
    name: typographic(block.heading.text),
    areas: facts.where === undefined || facts.where === 'anywhere' ? [] : facts.where.map(find.named),
    ...(facts.in ? { settings: facts.in.map(find.named) } : {}),
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
    ...(facts.alt ? { alt: typographic(facts.alt.text) } : {}),
    order: facts.order ?? 100,
    category: facts.category ?? 'Unspecialised',
    branches: branches.map((branch, index) => compileBranch(branch, index, find)),
  };
}

const compileBranch = (branch: BranchWritten, index: number, find: Lookup): Branch => {
  const { block, facts, prose } = branch;
  return {
    id: find.idOf(block),
    name: typographic(block.heading.text),
    descriptionHtml: compileProse(prose, find),
    ...(facts.short ? { shortHtml: joinTexts('<p>', compileText(facts.short, find), '</p>') } : {}),
    image: facts.image ?? '',
    order: facts.order ?? (index + 1) * 10,
    button: typographic(facts.button?.text ?? 'Go'),
    cost: facts.cost ?? 1,
    when: compileRequirements(facts.when, find),
    needs: compileRequirements(facts.needs, find),
    pays: compileLevels(facts.pay, find),
    ...(facts.locked ? { lockedText: typographic(facts.locked.text) } : {}),
    challenges: challenges(branch, find),
    fate: facts.fate ?? 0,
    oneWay: facts['one-way'] ?? false,
    ...(facts.names ? { names: facts.names } : {}),
    ...(facts.act ? { act: find.named(facts.act) } : {}),
    outcomes: compileOutcomes(branch, find),
  };
};

/** Each second chance goes to the challenge on its own attribute. */
function challenges({ facts }: BranchWritten, find: Lookup): readonly Challenge[] {
  const chances = facts['second chance'] ?? [];
  return (facts.challenge ?? []).map(({ quality, difficulty, kind }) => {
    const chance = chances.find((item) => find.quality(item).facts['second chance on']?.name === quality.name);
    return {
      quality: find.named(quality),
      difficulty,
      kind: kind ?? challengedAs(find.quality(quality)),
      ...(chance ? { secondChance: find.named(chance) } : {}),
    };
  });
}
