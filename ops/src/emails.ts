import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';
import { say } from './say.ts';

// npm run tools -- emails: runs the tests that read e-mails, and saves one e-mail of each subject in reports/emails, as
// HTML and as plain text.
const folder = join(root, 'reports', 'emails');
const readsEmails = /testing\/(?:read-outbox|a-mailbox|a-mail-server)\.ts'/;
const tests = globSync('server/src/**/*.test.ts', { cwd: root }).filter((path) =>
  readsEmails.test(readFileSync(join(root, path), 'utf8')),
);

rmSync(folder, { recursive: true, force: true });
const vitest = join(root, 'node_modules', '.bin', 'vitest');
const { code, output } = await runToEnd(vitest, ['run', ...tests], { env: { EMAILS_DIR: folder } });
if (code === 0) {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.html')))
    console.log(relative(process.cwd(), join(folder, name)));
} else say(output);
process.exitCode = code;
