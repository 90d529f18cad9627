import { test as base } from '@playwright/test';

/** Journeys in the town of `journeys/town`, where every mechanism can be tried, in place of our own world. */
export const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const { protocol, hostname, port } = new URL(baseURL ?? '');
    await use(`${protocol}//${hostname}:${Number(port) + 1}`);
  },
});
