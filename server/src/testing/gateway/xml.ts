export type XmlValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly XmlValue[]
  | Collection
  | { readonly [field: string]: XmlValue };

/** A page of a list: its fields, and its items under their own name. */
export class Collection {
  readonly fields: Readonly<Record<string, number>>;
  readonly item: string;
  readonly items: readonly XmlValue[];
  constructor(fields: Readonly<Record<string, number>>, item: string, items: readonly XmlValue[]) {
    this.fields = fields;
    this.item = item;
    this.items = items;
  }
}

/** A document in the gateway's format: numbers, booleans, lists and missing values state their type. */
export const xmlOf = (root: string, value: XmlValue): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}`;

export function element(name: string, value: XmlValue): string {
  const tag = name
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
  if (value === null || value === undefined) return `<${tag} nil="true"/>`;
  if (typeof value === 'string') return `<${tag}>${escapeHtml(value)}</${tag}>`;
  if (typeof value === 'number') return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value === 'boolean') return `<${tag} type="boolean">${value}</${tag}>`;
  if (value instanceof Collection)
    return `<${tag} type="collection">${inner(value.fields)}${value.items.map((each) => element(value.item, each)).join('')}</${tag}>`;
  if (Array.isArray(value))
    return `<${tag} type="array">${value.map((each) => element('item', each)).join('')}</${tag}>`;
  return `<${tag}>${inner(value as Readonly<Record<string, XmlValue>>)}</${tag}>`;
}

const inner = (fields: Readonly<Record<string, XmlValue>>): string =>
  Object.entries(fields)
    .map(([name, each]) => element(name, each))
    .join('');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
