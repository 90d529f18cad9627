import type { WorldWords } from '@underhall/contract';
import { escapeHtml } from '../wording/markup.ts';

const fallback = { page: '#100d0c', gilt: '#d8b56a' } as const;

export function drawInitialIcon({ title, palette }: Pick<WorldWords, 'title' | 'palette'>): string {
  const [initial = ''] = title.replace(/^(the|an?) /i, '');
  const [ground, ink] = [palette.page?.dark ?? fallback.page, palette.gilt?.dark ?? fallback.gilt];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="6" fill="${escapeHtml(ground)}"/>`,
    `<text x="16" y="24" text-anchor="middle" font-family="Georgia,serif" font-size="23" fill="${escapeHtml(ink)}">`,
    `${escapeHtml(initial.toUpperCase())}</text></svg>`,
  ].join('');
}
