import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';

const require = createRequire(import.meta.url);
const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
await oniguruma.loadWASM(new Uint8Array(wasm).buffer);

/** The folder of the editor's extension. */
export const extension = join(import.meta.dirname, '..', '..', 'vscode');

const grammarPath = join(extension, 'underhall.tmLanguage.json');
const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async () => textmate.parseRawGrammar(readFileSync(grammarPath, 'utf8'), grammarPath),
});
const grammar = await registry.loadGrammar('source.underhall');

/** A piece of text with its scopes, innermost last in `within` and alone in `as`. */
type HighlightedText = { readonly text: string; readonly as: string; readonly within: readonly string[] };

/** A file as the editor highlights it, in pieces. Scopes have no `.underhall` suffix. */
export function highlight(source: string): readonly HighlightedText[] {
  if (!grammar) throw new Error('the grammar cannot be loaded');
  let stack = textmate.INITIAL;
  return source.split('\n').flatMap((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    return tokens.map(({ startIndex, endIndex, scopes }) => {
      const within = scopes.slice(1).map((scope) => scope.replace(/\.underhall$/, ''));
      return { text: line.slice(startIndex, endIndex), as: within.at(-1) ?? '', within };
    });
  });
}
