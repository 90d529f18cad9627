import type { Mark, Preferences } from '@underhall/contract';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { world } from '../api/world.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { actionsInWords, formatNumber } from '../ui/format-number.ts';
import css from './preferences.module.css';
import { ShortcutClick } from './shortcuts.ts';
import type { Thing } from './use-marks.ts';
import { markIn, useMarks } from './use-marks.ts';
import { usePreferences } from './use-preferences.ts';

type Confirmation = {
  /** Calls `go`, asks for confirmation or shows a hint, according to the player's preferences. */
  readonly press: (event: MouseEvent, pressed: PressedThing, go: () => void) => void;
  /** The question or hint. Render it beside the button. */
  readonly question: ReactNode;
};

type Waiting =
  | { readonly kind: 'asked'; readonly name: string; readonly why: readonly string[]; readonly go: () => void }
  | { readonly kind: 'needs shift' };

/** Prevents accidental presses. Call `press` instead of the action. */
export function useConfirmation(): Confirmation {
  const preferences = usePreferences();
  const marks = useMarks();
  const [waiting, setWaiting] = useState<Waiting>();
  const press: Confirmation['press'] = (event, pressed, go) => {
    const mark = markIn(marks, pressed);
    const isGuarded = mark === 'avoid' && preferences.avoidedPress === 'shift' && !event.shiftKey;
    if (isGuarded && hasFreeShift(event)) return setWaiting({ kind: 'needs shift' });
    const why = confirmationReasons(pressed, mark, isGuarded ? { ...preferences, avoidedPress: 'ask' } : preferences);
    if (why.length > 0) return setWaiting({ kind: 'asked', name: pressed.name, why, go });
    setWaiting(undefined);
    go();
  };
  return { press, question: waiting && <Question waiting={waiting} onDone={() => setWaiting(undefined)} /> };
}

function Question({ waiting, onDone }: { readonly waiting: Waiting; readonly onDone: () => void }) {
  if (waiting.kind === 'needs shift') {
    return (
      <p role="alert" className={css.shift}>
        You avoid this one. To choose it anyway, hold Shift and press again.
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

/** False on touch screens, which have no Shift key, and on layouts that need Shift to type a digit. */
function hasFreeShift({ nativeEvent }: MouseEvent): boolean {
  if (nativeEvent instanceof ShortcutClick) return !nativeEvent.isShiftForDigit;
  return !(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch');
}

export type PressedThing = Thing & {
  /** As plain text. */
  readonly name: string;
  readonly isOneWay?: boolean;
  readonly fate?: number;
  readonly actions?: number;
};

type ConfirmationPreferences = Pick<Preferences, 'askOneWay' | 'askFate' | 'askActions' | 'avoidedPress'>;

/** Returns the reasons to ask for confirmation, then its costs in Fate and actions. Empty if no confirmation is needed. */
export function confirmationReasons(
  pressed: PressedThing,
  mark: Mark | undefined,
  preferences: ConfirmationPreferences,
): readonly string[] {
  const { isOneWay = false, fate = 0, actions = 0 } = pressed;
  const warnings = [
    ...(mark === 'avoid' && preferences.avoidedPress === 'ask' ? ['You marked it as one to avoid.'] : []),
    ...(isOneWay && preferences.askOneWay ? ['There is no way back from it.'] : []),
  ];
  const isDear = (fate > 0 && preferences.askFate) || (preferences.askActions > 0 && actions >= preferences.askActions);
  return warnings.length > 0 || isDear ? [...warnings, ...costsOf(pressed)] : [];
}

const costsOf = ({ fate = 0, actions = 0 }: PressedThing): readonly string[] =>
  [fate > 0 && `${formatNumber(fate)} ${world.premium}`, actions > 0 && actionsInWords(actions)]
    .filter((cost) => cost !== false)
    .map((cost) => `It costs ${cost}.`);
