import { clean } from './game-html.ts';

type ToldHtmlProps = {
  readonly html: string;
  readonly as?: 'div' | 'span' | 'p' | 'h3';
  readonly className?: string | undefined;
};

/** Markup of the world, and the only place where any markup becomes page. */
export function ToldHtml({ html, as: Tag = 'div', className }: ToldHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the one policy.
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: clean(html) }} />;
}
