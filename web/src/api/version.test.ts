import { beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { clientVersion, isNewer, recordLatestVersion, version } from './version.ts';

beforeEach(() => version.set({ isClientOutdated: false }));

test('this client is 6.5.99', { meta: { rows: ['C-CONST-001'] } }, () => {
  expect(clientVersion).toBe('6.5.99');
});

test('the version whose first different number is higher is newer', () => {
  for (const newer of ['6.5.100', '6.6', '7', '6.5.99.1']) {
    expect([newer, isNewer(newer, '6.5.99')]).toEqual([newer, true]);
    expect([newer, isNewer('6.5.99', newer)]).toEqual([newer, false]);
  }
  for (const same of ['6.5.99', '6.5.99.0', '6.05.99']) expect(isNewer(same, '6.5.99')).toBe(false);
});

test('a reply that names a newer client marks this one as outdated', {
  meta: { rows: ['C-SESSION-021', 'C-SESSION-025'] },
}, async () => {
  const answering = (latest: string) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ isSuccess: true }, { headers: { 'X-Latest-Available-Client-Version': latest } }),
    );
  answering('6.5.99');
  await call('GET /login/user', {});
  expect(version.read()).toEqual({ isClientOutdated: false, latestVersion: '6.5.99' });

  answering('6.6.0');
  await call('GET /login/user', {});
  expect(version.read()).toEqual({ isClientOutdated: true, latestVersion: '6.6.0' });
});

test('reads the version of every reply, also of an error', { meta: { rows: ['C-SESSION-008'] } }, async () => {
  const headers = { 'X-Latest-Available-Client-Version': '6.6.0' };
  for (const status of [200, 400, 404, 429, 500]) {
    version.set({ isClientOutdated: false });
    vi.stubGlobal('fetch', async () => Response.json({ isSuccess: false }, { status, headers }));
    await expect(call('GET /login/user', {})).rejects.toBeInstanceOf(Error);
    expect([status, version.read().isClientOutdated]).toEqual([status, true]);
  }
});

test('a reply without a version, such as one of a proxy, changes nothing', () => {
  recordLatestVersion('6.6.0');
  recordLatestVersion(null);
  expect(version.read()).toEqual({ isClientOutdated: true, latestVersion: '6.6.0' });
});
