import { readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';
import { say } from './say.ts';

// npm run tools -- emails: runs the tests that read e-mails, and saves one e-mail of each subject in reports/emails, as
// HTML and as plain text.
const folder = join(root, 'reports', 'emails');
const tests = [
  'account/account.test.ts',
  'account/changes.test.ts',
  'account/unsubscribe.test.ts',
  'membership/membership-emails.test.ts',
  'messages/company-letters.test.ts',
  'messages/copy-letters.test.ts',
  'password-reset/password-reset.test.ts',
  'payments/payment-emails.test.ts',
  'reports/reports.test.ts',
  'sign-in/linking-letters.test.ts',
  'social/outside.test.ts',
  'timed/mailed-stories.test.ts',
];

rmSync(folder, { recursive: true, force: true });
const files = tests.map((each) => join('server', 'src', each));
const { code, output } = await runToEnd('vitest', ['run', ...files], { env: { LETTERS_DIR: folder } });
if (code === 0) {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.html')))
    console.log(relative(process.cwd(), join(folder, name)));
} else say(output);
process.exitCode = code;
