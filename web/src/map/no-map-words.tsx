import type { WhyNoMap } from './may-open-map.ts';

export const cannotMove = 'Map - you cannot move right now';

const reasons: Readonly<Record<WhyNoMap, string>> = {
  'held back': 'Your story has not let you go anywhere yet.',
  'no map here': 'There is no map of where you are.',
  'another page': 'It opens on the page Story.',
  'story open': 'A story lies open. See it through, or leave it.',
};

/** The reason in a line of the third column. */
export const inShort: Readonly<Record<WhyNoMap, string>> = {
  ...reasons,
  'story open': 'Not while a story lies open.',
};

/** The words of a map that does not open: that it does not, and why. */
export function NoMapWords({ why }: { readonly why: WhyNoMap }) {
  return (
    <>
      {cannotMove}
      <br />
      {reasons[why]}
    </>
  );
}
