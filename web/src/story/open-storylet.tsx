import { world } from '../api/world.ts';
import { MarkButtons } from '../preferences/mark-buttons.tsx';
import { usePreferences } from '../preferences/use-preferences.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import { BackButton } from './back-button.tsx';
import { Choices } from './choices.tsx';
import { EditLink } from './edit-link.tsx';
import { hintOf } from './hints.ts';
import { IncompleteScene } from './incomplete-scene.tsx';
import { MessageList } from './later-scenes.ts';
import type { SceneProps } from './scene-props.ts';
import { SceneSheet } from './scene-sheet.tsx';
import css from './story.module.css';

/** Minimum number of branches of a long storylet (preference `backAtTop`). */
const long = 4;

export function OpenStorylet(props: SceneProps) {
  const { reply, scene, actions, asking, ask, slots, place } = props;
  const { storylet, messages = [], hints } = reply;
  const isNarrow = useMedia(narrowScreen);
  const { backAtTop } = usePreferences();
  if (!storylet) return <IncompleteScene {...props} />;
  const hint = hintOf(storylet);
  const thing = { kind: 'storylet' as const, id: storylet.id, name: wordsOf(storylet.name) };
  const back = storylet.canGoBack && (
    <BackButton className={css.back} asking={asking} ask={ask}>
      {world.texts.story.perhapsNot}
    </BackButton>
  );
  const isBackAbove = backAtTop === 'always' || (backAtTop === 'long' && storylet.childBranches.length >= long);
  return (
    <>
      <SceneSheet
        scene={scene}
        image={storylet.image}
        large={storylet.scene}
        title={
          <>
            <SanitizedHtml as="span" html={storylet.name} />{' '}
            {hint && (
              <span aria-hidden="true" className={css.mark}>
                {hint}
              </span>
            )}
          </>
        }
      >
        {hint && <p className="visually-hidden">{hint}</p>}
        <SanitizedHtml html={(isNarrow && storylet.mobileDescription) || storylet.description} className={css.told} />
        <EditLink storylet={storylet.id} />
        <div className={css.asides}>
          {storylet.description !== '' &&
            slots.journal?.({
              id: storylet.id,
              name: wordsOf(storylet.name),
              image: storylet.image,
              isOffered: false,
            })}
          {slots.notes?.toggle}
          {/* The list has no room for these on a phone. */}
          {isNarrow && <MarkButtons {...thing} />}
        </div>
        {slots.notes?.beside(thing)}
        {(messages.length > 0 || hints) && <MessageList messages={messages} hints={hints} />}
      </SceneSheet>
      {isBackAbove && back}
      {slots.actionsNote}
      {slots.outfit?.(!reply.canChangeOutfit || !storylet.canChangeOutfit || !place.canChangeOutfit)}
      <Choices
        storylet={storylet}
        actions={actions}
        asking={asking}
        ask={ask}
        plans={slots.plans}
        best={slots.best}
        notes={slots.notes}
        aims={slots.aims}
      />
      {back}
    </>
  );
}
