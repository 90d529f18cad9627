import { type ReactNode, useId, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Filter } from '../ui/filter.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { ColumnPage } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import { oneColumnScreen, useMedia } from '../ui/use-media.ts';
import { Equipment } from './equipment.tsx';
import { countOf, filterInventory, type Group, readInventory } from './inventory.ts';
import css from './possessions.module.css';
import { Thing, type UseOf } from './thing.tsx';

const equipmentName = 'Equipment';

/** The things come first, and what sorts them out comes after or beside them. */
export function PossessionsPage({ useOf, tools }: { readonly useOf: UseOf; readonly tools?: ReactNode }) {
  const myself = useAnswer('myself');
  const [words, setWords] = useState('');
  const isWide = !useMedia(oneColumnScreen);
  const id = useId();
  if (!myself) return null;
  const all = readInventory(myself);
  const shown = filterInventory(all, words);
  const isSearched = words.trim() !== '';
  const hasEquipment = !isSearched || shown.equipment.length > 0;
  const names = [...(hasEquipment ? [equipmentName] : []), ...shown.groups.map(({ name }) => name)];
  const placeOf = (name: string) => `${id}-${names.indexOf(name)}`;
  const finder = (
    <>
      <nav className={css.menu} aria-label="Kinds of possession">
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Button look="plain" onClick={() => goTo(placeOf(name))}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      <Filter label="Search" value={words} onFilter={setWords} maxLength={100} />
    </>
  );
  return (
    <ColumnPage title={world.texts.sheet.possessionsTitle}>
      <div className={css.room}>
        {isWide && <div className={css.side}>{finder}</div>}
        <div className={css.drawers}>
          <p className="visually-hidden" role="status">
            {isSearched && `${formatNumber(countOf(shown))} of ${formatNumber(countOf(all))}`}
          </p>
          {isSearched && names.length === 0 && <Empty place="list">Nothing you own goes by that name.</Empty>}
          {hasEquipment && (
            <div id={placeOf(equipmentName)} className={css.place} tabIndex={-1}>
              <Section title={equipmentName}>
                <Equipment drawers={shown.equipment} isSearched={isSearched} useOf={useOf} />
              </Section>
            </div>
          )}
          {tools}
          {!isWide && <div className={css.finder}>{finder}</div>}
          {!isSearched && countOf(all) === 0 && <Empty place="list">{world.texts.sheet.nothingOwned}</Empty>}
          {shown.groups.map((group) => (
            <div key={group.name} id={placeOf(group.name)} className={css.place} tabIndex={-1}>
              <Shelf group={group} useOf={useOf} />
            </div>
          ))}
        </div>
      </div>
    </ColumnPage>
  );
}

function goTo(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  place.focus({ preventScroll: true });
  smoothScrollTo(place);
}

function Shelf({ group: { name, things }, useOf }: { readonly group: Group; readonly useOf: UseOf }) {
  return (
    <Section title={name} count={things.length}>
      <ul className={css.things}>
        {things.map((thing) => (
          <li key={thing.id}>
            <Thing thing={thing} useOf={useOf} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
