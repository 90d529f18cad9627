import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkTarget } from './link-target.ts';

type LeadingProps = { readonly link: string; readonly className?: string | undefined; readonly children: ReactNode };

/**
 * A link of the world. Pages of the game open here, external URLs in a new tab; without a valid link it renders
 * nothing.
 */
export function WorldLink({ link, className, children }: LeadingProps) {
  const led = linkTarget(link);
  if (!led) return null;
  if (led.kind === 'page') {
    return (
      <Link to={led.to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={led.to} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="for-ears"> (opens in a new tab)</span>
    </a>
  );
}
