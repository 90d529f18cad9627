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

/** Returns why the map cannot open, or undefined if it can. Every control that opens the map uses this rule. */
export function mapBlockerOf({ myself, phase, path }: MapContext): MapBlocker | undefined {
  if (isTravelRestricted(myself)) return 'restricted';
  if (!myself.character.setting.canOpenMap) return 'no map here';
  if (path !== '/') return 'another page';
  return phase === 'Available' ? undefined : 'story open';
}

/** Returns the current player's blocker. The map is blocked until the player's data has loaded. */
export function useMapBlocker(): MapBlocker | undefined {
  const myself = useAnswer('myself');
  const phase = useAnswer('story')?.reply?.phase;
  const { pathname: path } = useLocation();
  return myself === undefined ? 'story open' : mapBlockerOf({ myself, phase, path });
}

/**
 * Returns the blocker that would apply on the story page. On other pages, a story that has not loaded counts as
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
