import type { Span, Words } from './block.ts';
import { type FormulaForm, printFormula } from './formula.ts';
import type { ComparedForm, LevelForm, RequirementForm } from './requirement.ts';

type Name = Pick<Words, 'text'>;

export function printRequirement(form: RequirementForm<Name> & { readonly at?: Span }): string {
  switch (form.kind) {
    case 'level':
      return printLevel(form);
    case 'compared':
      return printCompared(form);
    case 'met':
      return `${form.isMet ? '' : 'not '}seen ${printTitle(form.storylet.text)}`;
    case 'any of':
      return form.of.map(printRequirement).join(' or ');
  }
}

function printLevel({ base, ...form }: LevelForm<Name>): string {
  if (!base) return printBounds(form);
  return form.atMost === 0 ? `base ${form.quality.text} under 1` : `base ${printBounds(form)}`;
}

function printBounds({ quality: { text }, atLeast, atMost }: LevelForm<Name>): string {
  if (atLeast === undefined) return atMost === 0 ? `no ${text}` : `${text} under ${(atMost ?? 0) + 1}`;
  if (atMost === undefined) return `${text} ${atLeast}+`;
  return atLeast === atMost ? `${text} exactly ${atLeast}` : `${text} ${atLeast} to ${atMost}`;
}

function printCompared({ quality: { text }, atLeast, atMost }: ComparedForm<Name>): string {
  const comparison = atLeast && atMost ? 'exactly' : atLeast ? 'at least' : 'at most';
  return `${text} ${comparison} ${printBound(atLeast ?? atMost)}`;
}

/** Adds brackets if the start of the bound would be ambiguous. */
function printBound(bound: FormulaForm<Name> = { kind: 'number', value: 0 }): string {
  const printed = printFormula(bound);
  return bound.kind === 'level' || bound.kind === 'least' || bound.kind === 'most' ? printed : `(${printed})`;
}

const printTitle = (title: string): string => (/,| or |^"/.test(title) ? `"${title}"` : title);
