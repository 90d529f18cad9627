import { sanitize, sanitizePage } from './sanitize.ts';

type SanitizedHtmlProps = {
  readonly html: string;
  readonly as?: 'div' | 'span' | 'p' | 'h2' | 'h3';
  readonly className?: string | undefined;
  /** If true, also allows the links and headings of a reading page. */
  readonly isPage?: boolean;
};

/** Sanitizes and renders HTML. No other component may render HTML. */
export function SanitizedHtml({ html, as: Tag = 'div', className, isPage = false }: SanitizedHtmlProps) {
  const __html = isPage ? sanitizePage(html) : sanitize(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the one policy
  return <Tag className={className} dangerouslySetInnerHTML={{ __html }} />;
}
