import type { MyselfReply, Phase } from '@underhall/contract';
import { useLocation } from 'react-router';
import { useAnswer } from '../api/answers.ts';

export type MapContext = {
  readonly myself: Pick<MyselfReply, 'restrictedUserInterfaceElements'> & {
    readonly character: { readonly setting: Pick<MyselfReply['character']['setting'], 'canOpenMap'> };
  };
  readonly phase: Phase | undefined;
  readonly path: string;
};

export const isTravelRestricted = ({ restrictedUserInterfaceElements: restricted }: MapContext['myself']): boolean =>
  restricted.includes('Travel');

export type MapBlocker = 'restricted' | 'no map here' | 'another page' | 'story open';

/** Returns why the map cannot open, or undefined if it can. The single rule for all controls that open it. */
export function mapBlockerOf({ myself, phase, path }: MapContext): MapBlocker | undefined {
  if (isTravelRestricted(myself)) return 'restricted';
  if (!myself.character.setting.canOpenMap) return 'no map here';
  if (path !== '/') return 'another page';
  return phase === 'Available' ? undefined : 'story open';
}

/** The same for the current player. Blocked until the player's data has loaded. */
export function useMapBlocker(): MapBlocker | undefined {
  const myself = useAnswer('myself');
  const phase = useAnswer('story')?.reply?.phase;
  const { pathname: path } = useLocation();
  return myself === undefined ? 'story open' : mapBlockerOf({ myself, phase, path });
}

/**
 * The same as if the player were on the story page. From another page, a story that is not loaded counts as
 * `Available`.
 */
export function useMapBlockerInStory(): MapBlocker | undefined {
  const myself = useAnswer('myself');
  const story = useAnswer('story');
  const { pathname } = useLocation();
  const fallback = pathname === '/' ? undefined : 'Available';
  return myself === undefined
    ? 'story open'
    : mapBlockerOf({ myself, phase: story?.reply?.phase ?? fallback, path: '/' });
}
