import type { SignInProvider } from '@underhall/contract';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';

/** A window of the provider's own. It has to be opened by the press itself, or the browser keeps it shut. */
export const openWindow = (): Window | null => window.open('', 'underhall-sign-in', 'popup,width=480,height=720');

const lookEveryMs = 300;
const shut = 'Your browser kept the other window shut. Allow this page to open windows, then press once more.';

/** Asks a provider for a signed credential, in its own window; undefined if the player closes that window. */
export async function askProvider(provider: SignInProvider, opened: Window | null): Promise<string | undefined> {
  if (!opened) throw new Refused(shut);
  try {
    const { nonce } = await call('POST /extra/signin/begin', { provider });
    const state = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const query = new URLSearchParams({ state, nonce });
    opened.location.href = `/sign-in/test/${provider.toLowerCase()}?${query}`;
    return await answerFrom(opened, state);
  } finally {
    opened.close();
  }
}

/** Only that window is believed, only a page of our own in it, and only with the state it was given. */
function answerFrom(opened: Window, state: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (credential: string | undefined) => {
      clearInterval(looking);
      removeEventListener('message', hear);
      resolve(credential);
    };
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (
        source === opened &&
        origin === location.origin &&
        data?.state === state &&
        typeof data.credential === 'string'
      )
        end(data.credential);
    };
    const looking = setInterval(() => opened.closed && end(undefined), lookEveryMs);
    addEventListener('message', hear);
  });
}
