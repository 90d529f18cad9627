import type { Milestone } from '@underhall/contract';
import { milestonesIn, renderText, type Standpoint, type Turn } from '@underhall/engine';
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
