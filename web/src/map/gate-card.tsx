import type { AreaOnMap } from '@underhall/contract';
import { useId } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { ListLine } from '../ui/list-line.tsx';
import panel from '../ui/panel.module.css';
import { Picture } from '../ui/picture.tsx';
import { Plate } from '../ui/plate.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import css from './gates.module.css';

type GateCardProps = { readonly area: AreaOnMap; readonly onUnlock: () => void };

export function GateCard({ area, onUnlock }: GateCardProps) {
  const id = useId();
  const { seal } = world.looks;
  const isNarrow = useMedia(narrowScreen);
  const { gateEvent: gate } = area;
  if (!gate) return null;
  return (
    <ListLine
      className={`${panel.panel} ${css.card}`}
      picture={
        <span className={css.sealed}>
          <Plate name={gate.image} width={70} className={css.plate} />
          {seal !== undefined && (
            <Picture kind="ui" name={seal} widths={[84, 168]} width={42} height={42} className={css.seal} />
          )}
        </span>
      }
      title={<SanitizedHtml as="span" html={area.name} />}
      titleId={id}
      action={
        <Button aria-describedby={id} aria-haspopup="dialog" onClick={onUnlock}>
          Unlock
        </Button>
      }
    >
      <SanitizedHtml html={isNarrow ? gate.mobileTeaser : gate.teaser} className={css.teaser} />
    </ListLine>
  );
}
