export type Role = 'button' | 'link' | 'tab' | 'textbox' | 'radio' | 'heading' | 'listitem' | 'dialog';

/** Describes elements as a player sees them: by role and name. A name that is a string must be equal. */
export type Query = {
  readonly role: Role;
  readonly name?: string | RegExp;
  readonly within?: Query;
  /** Name of a heading that the element contains. */
  readonly heading?: string | RegExp;
  /** Which of several matches. Without it, a click needs exactly one match. */
  readonly pick?: 'first' | 'last';
};

/** A query without regular expressions, which JSON cannot carry. */
export type SentQuery = Omit<Query, 'name' | 'heading' | 'within'> & {
  readonly name?: SentPattern;
  readonly heading?: SentPattern;
  readonly within?: SentQuery;
};
type SentPattern = { readonly source: string; readonly flags: string };

export type FoundElements = {
  readonly count: number;
  readonly hasFocus: boolean;
  readonly value: string;
};

/** Where a mouse can press the element, or what prevents a press. */
export type PressPoint = { readonly x: number; readonly y: number } | { readonly why: string };

/**
 * Finds elements. This function is sent to the page as its source, so it uses nothing from outside.
 *
 * @param isPress scrolls to the element and finds where to press it. `data-click` of the root then changes from
 * `expected` to `arrived` when a click reaches the element.
 */
export async function findInPage(
  query: SentQuery,
  isPress: boolean,
): Promise<FoundElements & { readonly press: PressPoint }> {
  const selectors: Readonly<Record<Role, string>> = {
    button: 'button:not([role]), [role=button]',
    link: 'a[href]:not([role])',
    tab: '[role=tab]',
    textbox: 'input:not([type=radio], [type=checkbox]), textarea',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3, h4',
    listitem: 'li',
    dialog: 'dialog[open], [role=dialog]',
  };
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label) return flat(label);
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    if (ids.length > 0) return flat(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    if (labels?.length) return flat([...labels].map(({ textContent }) => textContent).join(' '));
    const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt);
    return flat([element.textContent, ...pictures].join(' '));
  };
  const fits = (element: Element, pattern?: SentPattern): boolean =>
    !pattern || new RegExp(pattern.source, pattern.flags).test(nameOf(element));
  const all = ({ role, name, within, heading }: SentQuery): readonly HTMLElement[] => {
    const parents: readonly ParentNode[] = within ? all(within) : [document];
    return parents
      .flatMap((parent) => [...parent.querySelectorAll<HTMLElement>(selectors[role])])
      .filter((element) => element.checkVisibility())
      .filter((element) => fits(element, name))
      .filter(
        (element) => !heading || [...element.querySelectorAll('h1, h2, h3, h4')].some((each) => fits(each, heading)),
      );
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const matches = all(query);
  const element = query.pick === 'last' ? matches.at(-1) : matches[0];
  const base = {
    count: matches.length,
    hasFocus: element !== undefined && element === document.activeElement,
    value: element instanceof HTMLInputElement ? element.value : '',
  };
  if (!element) return { ...base, press: { why: 'not on the page' } };
  if (!isPress) return { ...base, press: { why: 'not requested' } };
  if (matches.length > 1 && !query.pick) return { ...base, press: { why: `${matches.length} matches` } };
  if (element.matches(':disabled, [aria-disabled=true]')) return { ...base, press: { why: 'disabled' } };
  // A radio may be drawn by its label alone.
  const target = (element instanceof HTMLInputElement && element.type === 'radio' && element.labels?.[0]) || element;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = target.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const { left, top, width, height } = target.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return { ...base, press: { why: 'moving' } };
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const atPoint = document.elementFromPoint(x, y);
  if (!atPoint || !(target.contains(atPoint) || atPoint.contains(element)))
    return { ...base, press: { why: `covered by ${atPoint?.outerHTML.slice(0, 120) ?? 'the edge of the window'}` } };
  // The page may still move before the mouse arrives, so the click is confirmed.
  const state = document.documentElement.dataset;
  state.click = 'expected';
  const arrive = () => {
    state.click = 'arrived';
  };
  target.addEventListener('click', arrive, { capture: true, once: true });
  return { ...base, press: { x, y } };
}
