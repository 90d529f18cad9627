/** Tells the person at the terminal what is going on, beside the command's own answer. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
