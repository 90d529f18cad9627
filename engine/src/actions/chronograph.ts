import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';

/** The thing that counts for its owner what they do. */
export const chronographQuality: QualityId = 146234;

/** Whether the character has a chronograph, and the actions spent since it was last set back. It counts without one, too. */
export const chronographOf = ({ qualities, spent }: Pick<Character, 'qualities' | 'spent'>) => ({
  isVisible: levelOf(qualities, chronographQuality) > 0,
  actionCount: spent,
});
