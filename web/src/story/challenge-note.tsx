import type { Challenge } from '@underhall/contract';
import { useState } from 'react';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { Tip } from '../ui/tip.tsx';
import choice from './choice.module.css';
import type { BestOf } from './scene-props.ts';
import css from './story.module.css';

type ChallengeNoteProps = {
  readonly challenge: Challenge;
  readonly best?: BestOf | undefined;
  readonly isTaken: boolean;
  /** If the branch is locked, the note mentions a second chance but the player cannot select it. */
  readonly isLocked?: boolean;
  readonly onTake: (isTaken: boolean) => void;
};

const certain = 100;

/** Shows the tested quality, the chance, the factors of the chance and, if offered, the second chance. */
export function ChallengeNote({ challenge, best, isTaken, isLocked = false, onTake }: ChallengeNoteProps) {
  const { targetNumber: chance, secondChanceId, secondChanceDescription = '' } = challenge;
  // Keep the button after the player wears the outfit, because the button has focus.
  const [wasBetter, setBetter] = useState(false);
  if (challenge.withBest && !wasBetter) setBetter(true);
  const mayBuy = !isLocked && secondChanceId !== 0 && chance < certain && challenge.canAffordSecondChance;
  return (
    <fieldset className={choice.challenge} aria-label={`Challenge: ${wordsOf(challenge.name)}`}>
      <Tip says={<WhatCounts challenge={challenge} />} aria-label={`What counts: ${wordsOf(challenge.name)}`}>
        <Plate name={challenge.image} width={40} className={css.plate} />
      </Tip>
      <div>
        <SanitizedHtml html={challenge.description} />
        <p className={choice.chance}>
          {!challenge.description.includes(`${chance}%`) && <span>Your chance</span>} <b>{chance}%</b>
          <span className={choice.odds} aria-hidden="true">
            <span style={{ width: `${chance}%` }} />
          </span>
        </p>
        {wasBetter && best?.(challenge)}
        {mayBuy && (
          <TickBox checked={isTaken} onChange={(event) => onTake(event.target.checked)}>
            <SanitizedHtml as="span" html={secondChanceDescription || 'Take a second chance'} />
          </TickBox>
        )}
        {!mayBuy && chance < certain && secondChanceDescription && (
          <SanitizedHtml html={secondChanceDescription} className={css.faint} />
        )}
      </div>
    </fieldset>
  );
}

/** Text for challenge types that have no list of bonuses. */
const notes: Readonly<Record<Challenge['type'], string | undefined>> = {
  Challenge: undefined,
  Luck: 'This is luck. Nothing you are or wear counts.',
};

/** Says what the chance depends on: the character's own level and the worn items, or the state of the story. */
function WhatCounts({
  challenge: { type, category, bonuses, baseDescription },
}: Pick<ChallengeNoteProps, 'challenge'>) {
  const note = notes[type];
  if (note !== undefined) return note;
  if (bonuses.length === 0)
    // Qualities of these categories, which no sheet shows, describe the state of a story.
    return category === 'Hidden' || category === 'Randomizer'
      ? 'This is how things stand in the story now. Nothing you are or wear counts.'
      : 'Only your own level counts here. Nothing that you wear or borrow adds to it.';
  return (
    <>
      {bonuses.map(({ name, description }) => (
        <span key={name} className={choice.bonus}>
          <SanitizedHtml as="span" html={name} />: <SanitizedHtml as="span" html={description} />
        </span>
      ))}
      Without these: <SanitizedHtml as="span" html={baseDescription} />
    </>
  );
}
