import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects in the order in which they run: that with the longest files first, that with many short ones last. */
const projects = ['server', 'ops', 'simulator', 'engine', 'language', 'web'];

/**
 * Runs the files that may take longest first, so that none of them is left alone on one processor at the end. A file is
 * taken to be as long as the longest time that it allows one of its tests.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const allowed = new Map(files.map((file) => [file, longestAllowed(readFileSync(file.moduleId, 'utf8'))]));
    const allowedOf = (file: TestSpecification) => allowed.get(file) ?? 0;
    const placeOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b) || allowedOf(b) - allowedOf(a));
  }
}

/** The greatest number of whole seconds, in milliseconds, that a file names; zero where it names none. */
const longestAllowed = (source: string): number =>
  Math.max(0, ...[...source.matchAll(/\b\d+_000\b/g)].map(([number]) => Number(number.replace('_', ''))));
