import type { Milestone } from '@underhall/engine';
import type { MilestoneWritten } from '../meaning/milestone.ts';
import { typographic } from '../syntax/typography.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

/** The milestones of a quality, lowest first. */
export const compileMilestones = (milestones: readonly MilestoneWritten[], find: Lookup): readonly Milestone[] =>
  milestones.flatMap((each) => compileMilestone(each, find)).sort((one, other) => one.at - other.at);

/** The kind of picture that each of its facts names. */
const kinds = { hero: 'heroes', banner: 'headers', cameo: 'cameos' } as const;

function compileMilestone({ heading, facts, prose }: MilestoneWritten, find: Lookup): readonly Milestone[] {
  if (!heading) return [];
  const { kind, from: at, name } = heading;
  const [picture] = Object.entries(facts).map(([fact, picture]) => ({
    kind: kinds[fact as keyof typeof kinds],
    name: picture,
  }));
  return [{ kind, at, name: typographic(name), lineHtml: compileProse(prose, find), ...(picture ? { picture } : {}) }];
}
