import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runToEnd } from './run-to-end.ts';

test('the exit code and the output of a program are returned', async () => {
  const ended = await runToEnd(process.execPath, ['-e', 'console.log("done"); process.exit(3)']);
  expect(ended).toMatchObject({ code: 3, output: 'done' });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the program that is shown, and then this process',
  async (signal) => {
    const inner = `process.once('${signal}', () => { console.log('inner ended'); process.exit(0); });
    setInterval(() => {}, 1000); console.log('ready');`;
    const outer = `import { runToEnd } from '${join(import.meta.dirname, 'run-to-end.ts')}';
    await runToEnd(process.execPath, ['-e', ${JSON.stringify(inner)}], { isShown: true });
    console.log('went on');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', outer], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('ready')) child.kill(signal);
      output += text;
    });
    const [, endedBy] = await once(child, 'close');

    expect(output).toBe('ready\ninner ended\n');
    expect(endedBy).toBe(signal);
  },
);
