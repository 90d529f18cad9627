import type { Mark, Preferences } from '@underhall/contract';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { world } from '../api/world.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { actionsInWords, formatNumber } from '../ui/format-number.ts';
import css from './preferences.module.css';
import type { Thing } from './use-marks.ts';
import { markIn, useMarks } from './use-marks.ts';
import { usePreferences } from './use-preferences.ts';

type Confirmation = {
  /** Continues at once, asks for confirmation or does nothing, according to the player's preferences. */
  readonly press: (event: MouseEvent, pressed: PressedThing, go: () => void) => void;
  /** The question or hint to render beside the button. */
  readonly question: ReactNode;
};

type Waiting =
  | { readonly kind: 'asked'; readonly name: string; readonly why: readonly string[]; readonly go: () => void }
  | { readonly kind: 'shift wanted' };

/** Prevents accidental presses: call `press` instead of the action, and render `question` beside the button. */
export function useConfirmation(): Confirmation {
  const preferences = usePreferences();
  const marks = useMarks();
  const [waiting, setWaiting] = useState<Waiting>();
  const press: Confirmation['press'] = (event, pressed, go) => {
    const mark = markIn(marks, pressed);
    const isGuarded = mark === 'avoid' && preferences.avoidedPress === 'shift' && !event.shiftKey;
    // Touch has no Shift key.
    if (isGuarded && !isTouch(event)) return setWaiting({ kind: 'shift wanted' });
    const why = confirmationReasons(pressed, mark, isGuarded ? { ...preferences, avoidedPress: 'ask' } : preferences);
    if (why.length > 0) return setWaiting({ kind: 'asked', name: pressed.name, why, go });
    setWaiting(undefined);
    go();
  };
  return { press, question: waiting && <Question waiting={waiting} onDone={() => setWaiting(undefined)} /> };
}

function Question({ waiting, onDone }: { readonly waiting: Waiting; readonly onDone: () => void }) {
  if (waiting.kind === 'shift wanted') {
    return (
      <p role="alert" className={css.shift}>
        You avoid this one. Hold Shift and press again, and it is done all the same.
      </p>
    );
  }
  const { name, why, go } = waiting;
  const yes = () => {
    onDone();
    go();
  };
  return (
    <ConfirmDialog title="Think twice" yes="Go on" no="Not now" onYes={yes} onNo={onDone}>
      <p>
        <strong>{name}</strong>
      </p>
      {why.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </ConfirmDialog>
  );
}

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** The thing that a button acts on, and its cost. */
export type PressedThing = Thing & {
  /** As plain text. */
  readonly name: string;
  readonly isOneWay?: boolean;
  readonly fate?: number;
  readonly actions?: number;
};

type Careful = Pick<Preferences, 'askOneWay' | 'askFate' | 'askActions' | 'avoidedPress'>;

/** The reasons to ask for confirmation; empty if none is needed. */
export function confirmationReasons(
  pressed: PressedThing,
  mark: Mark | undefined,
  preferences: Careful,
): readonly string[] {
  const { isOneWay = false, fate = 0, actions = 0 } = pressed;
  return [
    ...(mark === 'avoid' && preferences.avoidedPress === 'ask' ? ['You have marked it as one to avoid.'] : []),
    ...(isOneWay && preferences.askOneWay ? ['There is no way back from it.'] : []),
    ...(fate > 0 && preferences.askFate ? [`It costs ${formatNumber(fate)} ${world.premium}.`] : []),
    ...(preferences.askActions > 0 && actions >= preferences.askActions
      ? [`It costs ${actionsInWords(actions)}.`]
      : []),
  ];
}
