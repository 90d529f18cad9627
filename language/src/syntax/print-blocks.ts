import type { Block } from './block.ts';

/** The one right way to lay a file out: `format` runs it over the world, and what is saved from elsewhere goes through it. */
export const printBlocks = (blocks: readonly Block[]): string =>
  blocks.length === 0 ? '' : `${blocks.map(printBlock).join('\n\n')}\n`;

function printBlock({ depth, heading, facts, prose, inner }: Block): string {
  const lines = [`${'='.repeat(depth)} ${heading.text}`, ...facts.map(({ key, value }) => `${key}: ${value.text}`)];
  return [lines.join('\n'), ...prose.map(({ text }) => text), ...inner.map(printBlock)].join('\n\n');
}
