import type { MyselfReply, Phase } from '@underhall/contract';
import { useLocation } from 'react-router';
import { useAnswer } from '../api/answers.ts';

export type Standing = {
  readonly myself: Pick<MyselfReply, 'restrictedUserInterfaceElements'> & {
    readonly character: { readonly setting: Pick<MyselfReply['character']['setting'], 'canOpenMap'> };
  };
  readonly phase: Phase | undefined;
  readonly path: string;
};

export const isTravelHeldBack = ({ restrictedUserInterfaceElements: held }: Standing['myself']): boolean =>
  held.includes('Travel');

/** The reasons that keep the map shut. */
export type WhyNoMap = 'held back' | 'no map here' | 'another page' | 'story open';

/** The one rule for everything that opens the map: the reason that it does not open; undefined where it does. */
export function whyNoMap({ myself, phase, path }: Standing): WhyNoMap | undefined {
  if (isTravelHeldBack(myself)) return 'held back';
  if (!myself.character.setting.canOpenMap) return 'no map here';
  if (path !== '/') return 'another page';
  return phase === 'Available' ? undefined : 'story open';
}

/** The same for the player as they are. Until that is known the map stays shut. */
export function useWhyNoMap(): WhyNoMap | undefined {
  const myself = useAnswer('myself');
  const phase = useAnswer('story')?.reply?.phase;
  const { pathname: path } = useLocation();
  return myself === undefined ? 'story open' : whyNoMap({ myself, phase, path });
}

/**
 * The reason that a step to the story's page would not lead to the map. A story that this visit has not asked for yet is
 * taken to be at its list, and looked at there.
 */
export function useWhyNoMapThere(): WhyNoMap | undefined {
  const myself = useAnswer('myself');
  const story = useAnswer('story');
  const { pathname } = useLocation();
  const unasked = pathname === '/' ? undefined : 'Available';
  return myself === undefined ? 'story open' : whyNoMap({ myself, phase: story?.reply?.phase ?? unasked, path: '/' });
}
