import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JourneySource, readJourneySource } from './journey-source.ts';

type Span = { readonly start: number; readonly end: number };

/**
 * Finds tests that name rows of the checklist and also write a reply of the server. A test may do so itself, in a hook
 * of its file, or in a function that it uses. Paths are relative to `root`.
 */
export function rewrittenReplies(root: string, journeys: readonly string[]): readonly string[] {
  const known = new Map<string, JourneySource>();
  const sourceOf = (path: string): JourneySource => {
    const source = known.get(path) ?? readJourneySource(path, readFileSync(join(root, path), 'utf8'));
    known.set(path, source);
    return source;
  };
  return journeys.flatMap((file) => {
    const journey = sourceOf(file);
    return journey.tests.flatMap((test) => {
      const seen = new Set<string>();
      const places = [test, ...journey.hooks].map((span) => rewriteIn(journey, span, sourceOf, seen));
      const place = places.find(Boolean);
      if (!test.hasRows || place === undefined) return [];
      return [`${file}: ${test.title} names rows, but ${place} writes the reply.`];
    });
  });
}

/** `file:line` of the first reply that this code writes, in its own text or in what it uses. */
function rewriteIn(
  source: JourneySource,
  { start, end }: Span,
  sourceOf: (path: string) => JourneySource,
  seen: Set<string>,
): string | undefined {
  const key = `${source.path}:${start}`;
  if (seen.has(key)) return undefined;
  seen.add(key);
  const isInside = (offset: number): boolean => start <= offset && offset < end;
  const own = source.rewrites.find(isInside);
  if (own !== undefined) return `${source.path}:${source.text.slice(0, own).split('\n').length}`;
  for (const name of new Set(source.uses.filter((use) => isInside(use.start)).map((use) => use.name))) {
    const imported = source.imports.get(name);
    const target = imported ? sourceOf(imported.path) : source;
    const spans = imported?.name === '*' ? [wholeOf(target)] : target.declarations.get(imported?.name ?? name);
    for (const span of spans ?? []) {
      const found = rewriteIn(target, span, sourceOf, seen);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const wholeOf = ({ text }: JourneySource): Span => ({ start: 0, end: text.length });
