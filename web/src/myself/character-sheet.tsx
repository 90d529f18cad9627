import type { ReactNode } from 'react';
import { world } from '../api/world.ts';
import { Divider } from '../ui/divider.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { moneyInWords } from '../ui/format-number.ts';
import { Picture } from '../ui/picture.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { shownName } from '../ui/shown-name.ts';
import { LevelLine } from './level-line.tsx';
import css from './myself.module.css';
import { useMyself } from './myself-queries.ts';
import { type Group, readSheet } from './sheet.ts';

/** `children` is the action counter with its picture. */
export function CharacterSheet({ children }: { readonly children: ReactNode }) {
  const { data } = useMyself();
  if (data === undefined) return <div className={css.sheet} />;
  const { attributes, menaces, beside, money } = readSheet(data);
  const lodging = data.character.currentDomicile;
  return (
    <div className={css.sheet}>
      <Face image={data.character.avatarImage} of={data.character.name} width={138} className={css.cameo} />
      <h2 className={css.name}>{shownName(data.character.name)}</h2>
      <p className={css.descriptive}>{data.character.descriptiveText}</p>
      <Divider />
      <div className={css.actions}>{children}</div>
      <ul className={css.attributes} aria-label="Attributes">
        {attributes.map((each) => (
          <LevelLine key={each.id} possession={each} />
        ))}
      </ul>
      <dl className={css.purse}>
        {world.money.quality !== undefined && (
          <div className={css.pair}>
            <dt>{world.texts.sheet.purse}</dt>
            <dd className={css.number}>
              <Coin />
              {moneyInWords(money)}
            </dd>
          </div>
        )}
        <div className={css.pair}>
          <dt>{world.texts.sheet.lodgings}</dt>
          <dd>{lodging ? <SanitizedHtml as="span" html={lodging.name} /> : 'none as yet'}</dd>
        </div>
      </dl>
      {!world.hiddenParts.includes('Menaces') && <Menaces menaces={menaces} />}
      {beside.map((group) => (
        <SidebarGroup key={group.name} group={group} />
      ))}
    </div>
  );
}

function Menaces({ menaces }: Pick<ReturnType<typeof readSheet>, 'menaces'>) {
  return (
    <>
      <h3 className={css.kind}>{world.texts.sheet.troubles}</h3>
      {menaces.length === 0 ? (
        <Empty>Nothing, so far.</Empty>
      ) : (
        <ul className={css.levels}>
          {menaces.map((each) => (
            <LevelLine key={each.id} possession={each} />
          ))}
        </ul>
      )}
    </>
  );
}

function Coin() {
  const { picture } = world.money;
  if (picture === undefined) return null;
  return <Picture kind="currencies" name={picture} widths={[48, 96]} width={22} height={22} className={css.coin} />;
}

function SidebarGroup({ group: { name, possessions } }: { readonly group: Group }) {
  return (
    <section aria-label={name}>
      <h3 className={css.kind}>{name}</h3>
      <ul className={css.levels}>
        {possessions.map((each) => (
          <LevelLine key={each.id} possession={each} />
        ))}
      </ul>
    </section>
  );
}
