import type { MapBlocker } from './map-blocker.ts';

export const cannotMove = 'Map - you cannot move right now';

const reasons: Readonly<Record<MapBlocker, string>> = {
  restricted: 'Your story does not let you travel yet.',
  'no map here': 'There is no map of where you are.',
  'another page': 'The map opens only on the page Story.',
  'story open': 'A story is open. Finish it or leave it.',
};

/** Shorter reasons, for the third column. */
export const shortReasons: Readonly<Record<MapBlocker, string>> = {
  ...reasons,
  'story open': 'Not while a story is open.',
};

export function MapBlockerText({ why }: { readonly why: MapBlocker }) {
  return (
    <>
      {cannotMove}
      <br />
      {reasons[why]}
    </>
  );
}
