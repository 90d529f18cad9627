import { record, type Turn } from '../turn.ts';

/** Lays another frame over the face on the profile; `none` takes away the one before. */
export function giveFrame(turn: Turn, frame: string): Turn {
  const to = frame === 'none' ? undefined : frame;
  if (to === turn.character.frame) return turn;
  return record(turn, { kind: 'frame changed', ...(to !== undefined && { to }) });
}

/** Puts another banner over the profile; `none` takes away the one before. */
export function giveBanner(turn: Turn, banner: string): Turn {
  const to = banner === 'none' ? undefined : banner;
  if (to === turn.character.banner) return turn;
  return record(turn, { kind: 'banner changed', ...(to !== undefined && { to }) });
}
