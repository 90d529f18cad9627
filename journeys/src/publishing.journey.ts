import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { compileWorld, sourcePaths } from '@underhall/language';
import { runPublishing } from '@underhall/ops/src/publishing/run-publishing.ts';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { go } from './fixtures/go.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

const scratch = mkdtempSync(join(tmpdir(), 'underhall-published-'));
const world = join(scratch, 'world');
cpSync(join(import.meta.dirname, '../../language/starter'), world, { recursive: true });
writeFileSync(join(world, 'ids.lock'), compileWorld(world).lock);

function rewrite(path: string, from: string, to: string): void {
  const text = readFileSync(join(world, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(world, path), text.replace(from, to));
}

const bags = 'areas/landing/bags-for-the-late-ones.story';

test.use({ ...reducedMotion, firstSettings: { WORLD_DIR: world, IS_PUBLISHED: 'yes' } });
test.afterAll(() => rmSync(scratch, { recursive: true }));

test('an open page takes a version that goes live at the next list, and keeps what is open until then', async ({
  page,
  own,
}) => {
  test.setTimeout(240_000);
  const { token } = JSON.parse(await own.runAdmin('publish-token', 'ada'));
  const publishing = async (command: 'publish' | 'roll-back', what: string): Promise<void> => {
    const lines: string[] = [];
    const code = await runPublishing(command, [what, '--yes', '--to', own.address], {
      variables: { PUBLISH_TOKEN: token },
      print: (line) => void lines.push(line),
      ask: async () => 'yes',
    });
    expect(code, lines.join('\n')).toBe(0);
  };
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', ({ message }) => failures.push(message));
  await aNewcomer(page);
  await page.goto('/');
  const firstGo = page.getByRole('listitem').getByRole('button', { name: go }).first();
  await expect(page.getByText('Her list has forty names')).toBeVisible();
  await expect(page).toHaveTitle(/My World/);
  let reloads = 0;
  page.on('load', () => reloads++);

  await test.step('a result that is open stays open, also over a visit to another page', async () => {
    rewrite(bags, '= Bags for the Late Ones\n', '= Bags for Nobody\nwas: Bags for the Late Ones\n');
    rewrite('pack.story', '= My World', '= Another World');
    await publishing('publish', world);
    await firstGo.click();
    await expect(page.getByRole('heading', { name: 'So Has Everybody' })).toBeVisible();
    await page.getByRole('link', { name: 'Myself' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Myself' })).toBeVisible();
    await page.getByRole('link', { name: 'Story' }).first().click();
    await expect(page.getByRole('heading', { name: 'So Has Everybody' })).toBeVisible();
    expect(reloads).toBe(0);
  });

  await test.step('the list has the new words', async () => {
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(page).toHaveTitle(/Another World/);
    await expect(page.getByRole('heading', { name: 'Bags for Nobody' })).toBeVisible();
  });
  await test.step('typed text and an open dialog stay, and the next page has the old words again', async () => {
    const open = (name: string) => page.getByRole('link', { name }).first().click();
    const runTimers = () => page.clock.runFor(5_000);
    await open('Possessions');
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    await open('Story');
    await publishing('roll-back', '1');
    // The reply to this tells the page of the other version.
    const following = page.waitForResponse(/follow-world/);
    await page.getByRole('button', { name: 'Light pages' }).click();
    await following;
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    await open('Possessions');
    await search.fill('lamp');
    await runTimers();
    await expect(search).toHaveValue('lamp');
    await open('Story');
    await page.getByRole('button', { name: 'Travel' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await runTimers();
    expect(reloads).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await open('Possessions');
    await page.clock.resume();
    await expect(page).toHaveTitle(/My World/);
  });
  await test.step('a choice that a version has removed is named, and the list is there at once', async () => {
    await page.getByRole('link', { name: 'Story' }).first().click();
    await page.getByRole('button', { name: 'Go: Bags for the Late Ones' }).click();
    const choice = page.getByRole('button', { name: 'Go: Take the heavy one' });
    await expect(choice).toBeVisible();
    rewrite(bags, '= Bags for Nobody\nwas: Bags for the Late Ones\n', '= Coats for Nobody\n');
    await publishing('publish', world);
    await page.setViewportSize({ width: 390, height: 844 });
    await choice.click();
    await expect(page.getByRole('alert')).toHaveText(/^“Bags for the Late Ones” is no longer part of the story\./);
    await expect(page.getByRole('heading', { name: 'Coats for Nobody' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  });

  await test.step('players of a removed place stand where new ones begin, and a message says so', async () => {
    for (const path of sourcePaths(world).filter((each) => each.endsWith('.story'))) {
      const text = readFileSync(join(world, path), 'utf8');
      writeFileSync(join(world, path), text.replaceAll('The Landing', 'The Jetty'));
    }
    await publishing('publish', world);
    await firstGo.click();
    const isMoved = 'The Landing is no longer here. You are now in The Jetty.';
    await expect(page.getByRole('alert')).toHaveText(isMoved);
    await page.getByRole('button', { name: 'Perhaps Not' }).click();
    await expect(page.getByRole('heading', { name: 'The Jetty' })).toBeVisible();
    await page.goto('/messages');
    await expect(page.getByText(isMoved)).toBeVisible();
  });

  expect(failures).toEqual([]);
});
