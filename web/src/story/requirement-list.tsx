import type { Requirement } from '@underhall/contract';
import { usePreferences } from '../preferences/use-preferences.ts';
import { moneyInWords } from '../ui/format-number.ts';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import choice from './choice.module.css';
import { LockIcon, TickIcon } from './mark-icons.tsx';
import css from './story.module.css';

/**
 * Requirements as text or as pictures with tooltips. Of a hidden requirement that is not met, only what the author says
 * of it.
 */
export function RequirementList({ requirements }: { readonly requirements: readonly Requirement[] }) {
  const { requirementsInWords } = usePreferences();
  const shown = requirements.filter(({ category }) => category !== 'Hidden');
  const kinds = [
    { heading: 'Costs', those: shown.filter(({ isCost }) => isCost) },
    { heading: 'Needs', those: shown.filter(({ isCost }) => !isCost) },
  ].filter(({ those }) => those.length > 0);
  const sections = kinds.map(({ heading, those }) => (
    <section key={heading} className={choice.requirements} data-in-words={requirementsInWords}>
      <h4>{heading}</h4>
      <ul>
        {those.map((each) =>
          requirementsInWords ? (
            <InWords key={each.id} requirement={each} />
          ) : (
            <AsPicture key={each.id} requirement={each} />
          ),
        )}
      </ul>
    </section>
  ));
  const said = saidOfHidden(requirements);
  return (
    <>
      {sections}
      {said.map((html) => (
        <section key={html} className={choice.requirements}>
          <p className={choice.requirement} data-met={false}>
            <LockIcon />
            <SanitizedHtml as="span" html={html} className={css.faint} />
          </p>
        </section>
      ))}
    </>
  );
}

/** Each text once, unless a visible requirement has it too. */
function saidOfHidden(requirements: readonly Requirement[]): readonly string[] {
  const unmet = requirements.filter((each) => !isMet(each));
  const textsOf = (isHidden: boolean) =>
    unmet.flatMap(({ category, availableAtMessage = '' }) =>
      (category === 'Hidden') === isHidden && availableAtMessage !== '' ? [availableAtMessage] : [],
    );
  const shown = new Set(textsOf(false));
  return [...new Set(textsOf(true))].filter((text) => !shown.has(text));
}

type LineProps = { readonly requirement: Requirement };

const isMet = ({ status }: Requirement) => status === 'Unlocked';

/** For example '. Worth 0.12 Coins', if the player could sell the item instead. */
const worthIn = ({ worth }: Requirement): string => (worth === undefined ? '' : `. Worth ${moneyInWords(worth)}`);

function InWords({ requirement }: LineProps) {
  const { tooltip, shortTooltip = tooltip, image, availableAtMessage } = requirement;
  return (
    <li className={choice.requirement} data-met={isMet(requirement)}>
      <Plate name={image} width={34} className={css.plate} />
      {isMet(requirement) ? <TickIcon /> : <LockIcon />}
      <div>
        <span className="visually-hidden">{isMet(requirement) ? 'Met: ' : 'Not met: '}</span>
        <SanitizedHtml as="span" html={shortTooltip} />
        <span className={css.faint}>{worthIn(requirement)}</span>
        {!isMet(requirement) && availableAtMessage && <SanitizedHtml html={availableAtMessage} className={css.faint} />}
      </div>
    </li>
  );
}

function AsPicture({ requirement }: LineProps) {
  const { tooltip, shortTooltip = tooltip, image, qualityName, availableAtMessage } = requirement;
  const says = (
    <>
      <SanitizedHtml as="span" html={shortTooltip} />
      {worthIn(requirement)}
      {!isMet(requirement) && availableAtMessage && <SanitizedHtml as="span" html={`. ${availableAtMessage}`} />}
    </>
  );
  const name = `${isMet(requirement) ? 'Met' : 'Not met'}: ${wordsOf(qualityName || shortTooltip)}`;
  return (
    <li className={choice.pictured} data-met={isMet(requirement)}>
      <Tip says={says} aria-label={name}>
        <Plate name={image} width={40} className={css.plate} />
        {isMet(requirement) ? <TickIcon /> : <LockIcon />}
      </Tip>
    </li>
  );
}
