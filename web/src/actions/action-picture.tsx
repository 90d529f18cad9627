import type { WorldWords } from '@underhall/contract';
import { useState } from 'react';
import { mayHavePicture } from '../api/art.ts';
import { world } from '../api/world.ts';
import {
  maxActionsPerPicture,
  noActionsPx,
  pictureBasePx,
  sinkingPx,
  sinkingSpan,
  twoPicturesAbove,
} from '../constants/story.ts';
import { Picture } from '../ui/picture.tsx';
import css from './actions.module.css';

/** In picture pixels. The layer sinks as the player spends actions. */
export const sinkingHeight = (actions: number) =>
  actions === 0 ? noActionsPx : pictureBasePx + (sinkingPx * Math.min(actions, maxActionsPerPicture)) / sinkingSpan;

/**
 * Splits the actions between the pictures, of which each shows up to `maxActionsPerPicture`. A large bank has two
 * pictures, and the first picture fills first.
 */
export function measuresOf(actions: number, bank: number): readonly number[] {
  const pictures = bank > twoPicturesAbove ? 2 : 1;
  const room = bank / pictures;
  const first = Math.min(actions, room);
  const shown = pictures === 1 ? [first] : [first, Math.min(actions - first, room)];
  return shown.map((count) => (count * maxActionsPerPicture) / room);
}

type ActionPictureProps = { readonly actions: number; readonly bank: number };

/** Shows the remaining actions as the world's icon or as layers. A large bank shows the layers twice. */
export function ActionPicture({ actions, bank }: ActionPictureProps) {
  const picture = world.actionPicture;
  if ('icon' in picture) {
    // Without a picture, the number of actions says enough.
    if (!mayHavePicture('icons', picture.icon)) return null;
    return <Picture kind="icons" name={picture.icon} widths={[100, 200]} width={100} height={130} />;
  }
  const measures = measuresOf(actions, bank);
  return (
    <div className={css.measures} data-count={measures.length}>
      {measures.map((actionsShown, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the measures never changes
        <Measure key={place} actions={actionsShown} layers={picture} />
      ))}
    </div>
  );
}

export function OutPicture() {
  const picture = world.actionPicture;
  return (
    <div className={css.outPicture}>
      {'icon' in picture ? (
        <Picture kind="icons" name={picture.icon} widths={[100, 200]} width={50} height={65} />
      ) : (
        <Measure actions={0} layers={picture} />
      )}
    </div>
  );
}

const layer = { kind: 'ui', widths: [264], width: 132, height: 276, className: css.layer } as const;

type Layers = Exclude<WorldWords['actionPicture'], { readonly icon: string }>;

/** Stacked layers: one layer sinks as actions are spent, and one floats on top and moves briefly after each change. */
function Measure({ actions, layers }: { readonly actions: number; readonly layers: Layers }) {
  const [shown, setShown] = useState({ actions, isStirred: false });
  if (shown.actions !== actions) setShown({ actions, isStirred: true });
  const sunk = { transform: `translateY(${sinkingHeight(maxActionsPerPicture) - sinkingHeight(actions)}px)` };
  return (
    <div className={css.measure}>
      <Picture {...layer} name={layers.stands} />
      {actions === 0 ? (
        <Picture {...layer} name={layers.isOut} />
      ) : (
        <>
          <div className={css.sinking}>
            <div style={sunk}>
              <Picture {...layer} name={layers.sinks} />
            </div>
          </div>
          <div
            className={css.riding}
            style={sunk}
            data-stirred={shown.isStirred}
            onAnimationEnd={() => setShown({ actions, isStirred: false })}
          >
            <Picture {...layer} name={layers.rides} />
          </div>
        </>
      )}
    </div>
  );
}
