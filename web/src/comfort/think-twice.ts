import type { Comfort, Mark } from '@underhall/contract';
import { figures } from '../ui/figures.ts';
import type { Thing } from './use-marks.ts';

/** Something that is about to be pressed: what it is, and what it costs. */
export type Pressed = Thing & {
  /** In plain words. */
  readonly name: string;
  readonly isOneWay?: boolean;
  readonly fate?: number;
  readonly actions?: number;
};

type Careful = Pick<Comfort, 'askOneWay' | 'askFate' | 'askActions' | 'avoidedPress'>;

/** The reasons to ask once more before this press; empty if it needs no question. */
export function whyAsk(pressed: Pressed, mark: Mark | undefined, comfort: Careful): readonly string[] {
  const { isOneWay = false, fate = 0, actions = 0 } = pressed;
  return [
    ...(mark === 'avoid' && comfort.avoidedPress === 'ask' ? ['You have marked it as one to avoid.'] : []),
    ...(isOneWay && comfort.askOneWay ? ['There is no way back from it.'] : []),
    ...(fate > 0 && comfort.askFate ? [`It costs ${figures(fate)} Fate.`] : []),
    ...(comfort.askActions > 0 && actions >= comfort.askActions ? [`It costs ${counted(actions)}.`] : []),
  ];
}

const counted = (actions: number) => `${figures(actions)} ${actions === 1 ? 'action' : 'actions'}`;
