import type { Milestone, OpenNow } from '@underhall/contract';
import { type Change, milestonesIn, renderText, type Standpoint, type Turn } from '@underhall/engine';
import { fillIn } from '../wording/fill-in.ts';
import { escapeHtml } from '../wording/markup.ts';

export function presentMilestones({ changes }: Turn, here: Standpoint): Milestone[] {
  const { milestones: texts } = here.world.pack.words.texts;
  return milestonesIn(changes, here.world).map(({ kind, name, lineHtml, picture }) => ({
    kind,
    title: fillIn(escapeHtml(texts[kind]), { name: escapeHtml(name) }),
    line: renderText(lineHtml, here),
    ...(picture && { picture }),
  }));
}

/** Maximum number of names of each kind. A longer list does not help players to decide what to do next. */
const maxNames = 6;

type OpenedChange = Extract<Change, { kind: 'opened' }>;

/** Returns the content that a turn unlocked, or undefined if there is none or the turn did not check. */
export function presentOpenNow({ changes }: Turn, { world }: Standpoint): OpenNow | undefined {
  const opened = changes.find((change): change is OpenedChange => change.kind === 'opened');
  if (!opened) return undefined;
  const storylets = opened.storylets.flatMap((id) => world.storylets.get(id) ?? []).slice(0, maxNames);
  const areas = opened.areas.flatMap((id) => world.areas.get(id) ?? []).slice(0, maxNames);
  if (storylets.length + areas.length + opened.cards === 0) return undefined;
  return {
    storylets: storylets.map(({ id, name }) => ({ id, name: escapeHtml(name) })),
    areas: areas.map(({ id, name, line }) => ({ id, name: escapeHtml(name), line: escapeHtml(line) })),
    cards: opened.cards,
  };
}
