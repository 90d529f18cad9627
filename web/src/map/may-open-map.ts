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

/** The one rule for everything that opens the map. */
export const mayOpenMap = ({ myself, phase, path }: Standing): boolean =>
  myself.character.setting.canOpenMap && !isTravelHeldBack(myself) && phase === 'Available' && path === '/';

export function useMayOpenMap(): boolean {
  const myself = useAnswer('myself');
  const phase = useAnswer('story')?.reply?.phase;
  const { pathname: path } = useLocation();
  return myself !== undefined && mayOpenMap({ myself, phase, path });
}
