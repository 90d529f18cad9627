import { sanitize, sanitizePage } from './sanitize.ts';

type SanitizedHtmlProps = {
  readonly html: string;
  readonly as?: 'div' | 'span' | 'p' | 'h2' | 'h3';
  readonly className?: string | undefined;
  /** A page for reading may have links. */
  readonly isPage?: boolean;
};

/** An element that shows sanitised markup of the world. No other place puts markup into the page. */
export function SanitizedHtml({ html, as: Tag = 'div', className, isPage = false }: SanitizedHtmlProps) {
  const __html = isPage ? sanitizePage(html) : sanitize(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the one policy.
  return <Tag className={className} dangerouslySetInnerHTML={{ __html }} />;
}
