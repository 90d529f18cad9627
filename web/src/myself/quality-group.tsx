import { Plate } from '../ui/plate.tsx';
import { Section } from '../ui/section.tsx';
import css from './myself-page.module.css';
import { QualityLine } from './quality-line.tsx';
import type { Group } from './sheet.ts';

type QualityGroupProps = { readonly id: string; readonly group: Group };

/** Receives the focus when a link scrolls here. */
export function QualityGroup({ id, group: { name, image, possessions } }: QualityGroupProps) {
  const title = image ? (
    <span className={css.pictured}>
      <Plate name={image} width={26} /> {name}
    </span>
  ) : (
    name
  );
  return (
    <div id={id} className={css.group} tabIndex={-1}>
      <Section title={title} count={possessions.length}>
        <ul>
          {possessions.map((each) => (
            <QualityLine key={each.id} possession={each} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
