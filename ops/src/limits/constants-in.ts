/** A constant at the top level of a file. `value` is set if it is a number or a product of numbers. */
export type Constant = {
  readonly name: string;
  readonly isExported: boolean;
  readonly initializer: string;
  readonly value?: number;
};

const declaration = /^(export )?const (\w+)\b[^=\n]*=\s*([^;]+);/gm;
const product = /^\d[\d_.]*(?:\s*\*\s*\d[\d_.]*)*$/;

export const constantsIn = (source: string): readonly Constant[] =>
  [...source.matchAll(declaration)].map(([, exported, name = '', written = '']) => {
    const initializer = written.trim();
    const value = product.test(initializer) ? productOf(initializer) : undefined;
    return { name, isExported: exported !== undefined, initializer, ...(value !== undefined && { value }) };
  });

const productOf = (factors: string): number =>
  factors.split('*').reduce((all, factor) => all * Number(factor.replaceAll('_', '')), 1);
