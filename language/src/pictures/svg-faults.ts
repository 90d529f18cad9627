const element = /<\s*([A-Za-z_][\w.:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const attribute = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();
const isInside = (address: string): boolean =>
  /^\s*(#|data:image\/(png|jpeg|webp);)/i.test(address) || address.trim() === '';

/**
 * Why an SVG is refused, or undefined. Browsers never receive an SVG of an author, because it is converted to pixels.
 * These refusals are a second guard, and tell the author what would be missing in the picture.
 */
export function faultOfSvg(text: string): string | undefined {
  if (text.includes('\u0000')) return 'the SVG is not text in UTF-8; save it again as "plain SVG" with that encoding';
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text))
    return 'the SVG defines entities; save it again as "plain SVG", which has none';
  if (/<\?(?!xml\s)/i.test(text)) return 'the SVG names a style sheet or another program; save it again as "plain SVG"';
  if (hasOutsideStyle(text)) return outside('a style');
  for (const [, name = '', inner = ''] of text.matchAll(element)) {
    const fault = faultOfElement(localName(name), inner);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultOfElement(name: string, inner: string): string | undefined {
  if (name === 'script') return 'the SVG contains a script; delete the <script> element, or save it as PNG';
  if (name === 'foreignobject')
    return 'the SVG contains <foreignObject>, which would not be drawn; turn its text into paths, or save it as PNG';
  if (/^(animate\w*|set|discard)$/.test(name))
    return `the SVG is animated by <${name}>; delete that element, because pictures stand still`;
  for (const [, key = '', double, single] of inner.matchAll(attribute)) {
    const value = double ?? single ?? '';
    if (/^on/i.test(localName(key)))
      return `the SVG has the event handler "${key}"; delete that attribute, or save the picture as PNG`;
    if (/^(href|src|base)$/.test(localName(key)) && !isInside(value)) return outside(`${key}="${value.slice(0, 60)}"`);
  }
  return undefined;
}

/** Any backslash in a style could hide an address. */
function hasOutsideStyle(text: string): boolean {
  if (/@import/i.test(text)) return true;
  if (/<style[^>]*>[^<]*\\/i.test(text) || /\sstyle\s*=\s*("[^"]*\\|'[^']*\\)/i.test(text)) return true;
  return [...text.matchAll(/url\s*\(\s*(?:&quot;|&apos;|["'])?([^)]*)/gi)].some(
    ([, address = '']) => !isInside(address),
  );
}

const outside = (what: string): string =>
  `the SVG refers to something outside itself (${what}); put it into the drawing ("embed"), or save it as PNG`;
