import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects in the order in which they run, with the slowest files first. */
const projects = ['server', 'ops', 'simulator', 'engine', 'language', 'web'];

/**
 * Runs slow files first, so that no processor runs the last one alone at the end. Files are ordered by the longest
 * timeout that they set.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const timeouts = new Map(files.map((file) => [file, maxTimeoutIn(readFileSync(file.moduleId, 'utf8'))]));
    const timeoutOf = (file: TestSpecification) => timeouts.get(file) ?? 0;
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b) || timeoutOf(b) - timeoutOf(a));
  }
}

/** The greatest number such as `60_000` in a file, in milliseconds. 0 if there is none. */
const maxTimeoutIn = (source: string): number =>
  Math.max(0, ...[...source.matchAll(/\b\d+_000\b/g)].map(([number]) => Number(number.replace('_', ''))));
