import { Link } from 'react-router';
import { world } from '../api/world.ts';

const pages = [
  ['/me', 'Profile'],
  ['/account', 'Account'],
  ['/account#Contacts', 'Contacts'],
  ['/plans', world.texts.plans.tab],
] as const;

/** Links to the pages about the player, shown under the character's face. */
export const OwnLinks = ({ onGo }: { readonly onGo?: () => void }) =>
  pages.map(([to, name]) => (
    <Link key={to} to={to} onClick={onGo}>
      {name}
    </Link>
  ));
