import { formatNumber } from '../markup.ts';

export type Scale = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** If true, the axis is logarithmic and `from` must be above 0. */
  readonly isLog?: boolean;
  readonly ticks: readonly number[];
};

/** Returns the position of a value on an axis, from 0 to 1. Values outside the range are clamped. */
export function positionOn({ from, to, isLog }: Scale, value: number): number {
  const on = isLog ? Math.log : (number: number) => number;
  const share = (on(Math.max(value, isLog ? from : value)) - on(from)) / (on(to) - on(from) || 1);
  return Math.min(1, Math.max(0, share));
}

/** A linear scale from 0 to a round number that is not below the highest value, with at most six ticks. */
export function linearScaleTo(label: string, highest: number): Scale {
  const rough = Math.max(highest, 1e-9) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const count = Math.max(1, Math.ceil(highest / step - 1e-9));
  const ticks = Array.from({ length: count + 1 }, (_, place) => place * step);
  return { label, from: 0, to: count * step, ticks };
}

/** A logarithmic scale from 1 to a power of ten that is not below the highest value. */
export function logScaleTo(label: string, highest: number): Scale {
  const powers = Math.max(1, Math.ceil(Math.log10(Math.max(highest, 2)) - 1e-9));
  return {
    label,
    from: 1,
    to: 10 ** powers,
    isLog: true,
    ticks: Array.from({ length: powers + 1 }, (_, power) => 10 ** power),
  };
}

export const tickLabel = (value: number): string => formatNumber(Math.round(value * 1000) / 1000);
