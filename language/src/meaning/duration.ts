import type { Form } from './form.ts';

const LENGTHS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** A length of time in milliseconds: `30 minutes`, `10 hours`, `7 days`. */
export const duration: Form<number> = {
  read({ text: said, at }, { report }) {
    const [, count, unit] = /^(\d{1,4}) (minute|hour|day)s?$/.exec(said) ?? [];
    if (unit && Number(count) > 0) return Number(count) * LENGTHS[unit as keyof typeof LENGTHS];
    report(at, `"${said}" is not a length of time, like "30 minutes", "10 hours" or "7 days"`);
    return undefined;
  },
};
