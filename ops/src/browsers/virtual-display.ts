import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { viewport } from './browser.ts';

/** Starts Xvfb on a free display. `name` is the value for `DISPLAY`. */
export async function startVirtualDisplay(program: string): Promise<{ readonly name: string; close(): void }> {
  const screen = `${viewport.width}x${viewport.height}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numbers = child.stdio[3];
  if (!numbers) throw new Error('Xvfb has no pipe for its number.');
  const [number] = await Promise.race([
    once(numbers, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb did not start.');
    }),
  ]);
  return { name: `:${String(number).trim()}`, close: () => void child.kill() };
}
