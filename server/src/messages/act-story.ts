import { type Act, actText, renderText, type Standpoint, type Text, withOtherName } from '@underhall/engine';

/** An accepted act, as one of its players knows it. */
type ToldAct = {
  readonly hasSent: boolean;
  readonly hasWon?: boolean | undefined;
  /** The text as the turn stored it. Turns of older versions stored none. */
  readonly outcome?: Text | undefined;
  readonly otherName?: string | undefined;
};

/** Stands for the name of a player who was deleted. */
export const formerPlayer = 'Somebody who has left';

/** What one player reads of an accepted act, as paragraphs. */
export function actStory(act: Act, { hasSent, hasWon, outcome, otherName }: ToldAct, here: Standpoint): string {
  const name = otherName ?? formerPlayer;
  if (outcome !== undefined) return block(withOtherName(outcome, name));
  const text = actText(act, hasSent ? 'sender' : 'target', hasWon);
  return block(renderText(text, here, { name, gender: 'Indistinct' }));
}

export const block = (html: string): string => (html === '' || html.startsWith('<') ? html : `<p>${html}</p>`);
