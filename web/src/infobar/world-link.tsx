import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkTarget } from './link-target.ts';

type WorldLinkProps = { readonly link: string; readonly className?: string | undefined; readonly children: ReactNode };

/**
 * A link from the world's data. Pages of the game open in this tab, external URLs in a new tab. Renders nothing if the
 * link is invalid.
 */
export function WorldLink({ link, className, children }: WorldLinkProps) {
  const target = linkTarget(link);
  if (!target) return null;
  if (target.kind === 'page') {
    return (
      <Link to={target.to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={target.to} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
