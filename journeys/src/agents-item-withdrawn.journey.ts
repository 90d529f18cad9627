import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures/a-server-of-its-own.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { anEmployer } from './fixtures/in-the-bell-room.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const town = join(import.meta.dirname, '../town');
test.use({ firstSettings: { WORLD_DIR: town } });

// Starting a server twice takes long on a busy machine.
test.setTimeout(180_000);

/** A copy of the town in which the ladle is no weapon, as a later version of the world could have it. */
async function townWithoutLadle(): Promise<string> {
  const copy = join(await mkdtemp(join(tmpdir(), 'underhall-town-')), 'town');
  await cp(town, copy, { recursive: true });
  const file = join(copy, 'qualities/bell-room.story');
  const ladle = /= Heavy Ladle\ncategory: Weapon\nnature: thing\nlend: yes\nenhances: [^\n]+/;
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(ladle);
  await writeFile(file, text.replace(ladle, '= Heavy Ladle\ncategory: Goods\nnature: thing'));
  return copy;
}

test('an item that is no weapon in a new version of the world stays listed and cannot be lent', {
  annotation: { type: 'rows', description: 'C-AGENT-079' },
}, async ({ page, own }) => {
  await anEmployer(page, 'Take on the boy as well');
  await page.goto('/agents');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'The Boy with the Bucket' }) })
    .getByRole('button', { name: /^Weapon: nothing/ })
    .click();
  const ladle = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Heavy Ladle' });
  await expect(ladle).toContainText('There is 1 of this item you can loan out.');
  await own.stop();
  await own.start({ WORLD_DIR: await townWithoutLadle() });
  await ladle.getByRole('button', { name: 'Equip Heavy Ladle' }).click();
  await expect(ladle).toContainText('You do not have this item.');
  await expect(ladle.getByRole('button', { name: 'Equip Heavy Ladle' })).toBeDisabled();
});
