import { useSecondsUntil } from './use-seconds-until.ts';

const clockFace = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** For example 'Next in 4:59', rounded down. Renders nothing if `dueAt` is undefined. */
export function Countdown({
  dueAt,
  words = 'Next in',
}: {
  readonly dueAt: number | undefined;
  readonly words?: string;
}) {
  const secondsLeft = useSecondsUntil(dueAt);
  if (secondsLeft === undefined) return null;
  return (
    <span>
      {words} {clockFace(Math.max(0, secondsLeft))}
    </span>
  );
}
