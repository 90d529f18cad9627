export { didYouMean } from './check/did-you-mean.ts';
export { printProblem } from './check/print-problem.ts';
export { type Compiled, compileTexts } from './compile/compile-texts.ts';
export { compileWorld } from './compile/compile-world.ts';
export type { SourceFile } from './meaning/read-world.ts';
export type { Block, Fact, Problem, Span, Words } from './syntax/block.ts';
export { parseBlocks } from './syntax/parse-blocks.ts';
export { printBlocks } from './syntax/print-blocks.ts';
