import type { Lead, LeadStep } from '../qualities/lead.ts';
import type { Quality } from '../qualities/quality.ts';

/** Undefined if the quality is no lead, or if no player sees it. */
export const leadOf = (quality: Quality | undefined): Lead | undefined =>
  quality?.hidden || quality?.shared ? undefined : quality?.lead;

export const isLead = (quality: Quality | undefined): boolean => leadOf(quality) !== undefined;

export const leadStepAt = ({ steps }: Lead, level: number): LeadStep | undefined =>
  steps.findLast(({ from }) => from <= level);
