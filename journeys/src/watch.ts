import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** No violation of WCAG 2.2 A or AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Everything the browser complains of, from now on: errors, and breaches of the content policy. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (line) => {
    if (/content security policy|trusted type/i.test(line.text())) complaints.push(line.text());
  });
  return complaints;
}

/** There, and not a plain plate in place of a picture that is missing. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}

/** Nothing stands out to the right, once the page has settled into its width. */
export async function expectNoSideways(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

/** How many characters the longest line of these texts has, as the browser broke them. */
export const longestLine = (texts: Locator): Promise<number> =>
  texts.evaluateAll((all) => {
    const range = document.createRange();
    let [longest, here, edge] = [0, 0, 0];
    for (const text of all) {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      edge = Number.POSITIVE_INFINITY;
      while (walker.nextNode()) {
        const { length } = walker.currentNode as Text;
        for (let at = 0; at < length; at++) {
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + 1);
          const { left, width } = range.getBoundingClientRect();
          if (width === 0) continue;
          here = left < edge ? 1 : here + 1;
          edge = left;
          longest = Math.max(longest, here);
        }
      }
    }
    return longest;
  });
