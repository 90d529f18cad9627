import { iconMistakes } from '../icons/icon-mistakes.ts';

const mistakes = iconMistakes();
if (mistakes.length > 0) {
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = 1;
} else {
  // Not before the check: the families read every icon as they load, and throw at one they do not understand.
  const { runCommand } = await import('./command.ts');
  await runCommand(process.argv.slice(2));
}
