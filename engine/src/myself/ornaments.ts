import { record, type Turn } from '../turn.ts';

/** Sets the frame over the face on the profile. `none` removes it. */
export function giveFrame(turn: Turn, frame: string): Turn {
  const to = frame === 'none' ? undefined : frame;
  if (to === turn.character.frame) return turn;
  return record(turn, { kind: 'frame changed', ...(to !== undefined && { to }) });
}

/** Sets the banner over the profile. `none` removes it. */
export function giveBanner(turn: Turn, banner: string): Turn {
  const to = banner === 'none' ? undefined : banner;
  if (to === turn.character.banner) return turn;
  return record(turn, { kind: 'banner changed', ...(to !== undefined && { to }) });
}
