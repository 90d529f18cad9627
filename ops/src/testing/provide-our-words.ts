import { join } from 'node:path';
import type { WorldWords } from '@underhall/contract';
import { compileWorld } from '@underhall/language';
import type { TestProject } from 'vitest/node';
import { root } from '../root.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly worldWords: WorldWords;
  }
}

/** Compiles the default world once and provides its words to the tests of the page. */
export function setup({ provide }: TestProject): void {
  const { pack, problems } = compileWorld(join(root, 'world'));
  if (!pack) throw new Error(`The default world does not compile: ${JSON.stringify(problems[0])}`);
  provide('worldWords', pack.words);
}
