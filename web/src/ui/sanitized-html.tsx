import { sanitize, sanitizePage } from './sanitize.ts';

type SanitizedHtmlProps = {
  readonly html: string;
  readonly as?: 'div' | 'span' | 'p' | 'h2' | 'h3';
  readonly className?: string | undefined;
  /** True for a reading page, which may contain links. */
  readonly isPage?: boolean;
};

/** Renders sanitized HTML of the world. The only component that puts HTML into the page. */
export function SanitizedHtml({ html, as: Tag = 'div', className, isPage = false }: SanitizedHtmlProps) {
  const __html = isPage ? sanitizePage(html) : sanitize(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the one policy
  return <Tag className={className} dangerouslySetInnerHTML={{ __html }} />;
}
