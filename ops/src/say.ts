/** Prints progress to stderr, apart from the result of a command. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
