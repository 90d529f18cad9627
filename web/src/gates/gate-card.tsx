import type { AreaOnMap } from '@underhall/contract';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import { Picture } from '../ui/picture.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { narrow, useMedia } from '../ui/use-media.ts';
import css from './gates.module.css';

type GateCardProps = { readonly area: AreaOnMap; readonly onUnlock: () => void };

/** A closed place in sight, and what stands before it. */
export function GateCard({ area, onUnlock }: GateCardProps) {
  const id = useId();
  const isNarrow = useMedia(narrow);
  const { gateEvent: gate } = area;
  if (!gate) return null;
  return (
    <li className={`${panel.panel} ${css.card}`}>
      <span className={css.sealed}>
        <Picture kind="icons" name={gate.image} widths={[100, 200]} width={70} height={91} className={css.plate} />
        <Picture kind="ui" name="seal-arch" widths={[84, 168]} width={42} height={42} className={css.seal} />
      </span>
      <div className={css.words}>
        <h3 id={id} className={css.title}>
          <ToldHtml as="span" html={area.name} />
        </h3>
        <ToldHtml html={isNarrow ? gate.mobileTeaser : gate.teaser} className={css.teaser} />
      </div>
      <Button className={css.unlock} aria-describedby={id} aria-haspopup="dialog" onClick={onUnlock}>
        Unlock
      </Button>
    </li>
  );
}
