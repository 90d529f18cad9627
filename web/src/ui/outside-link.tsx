import { Link } from 'react-router';

type OutsideLinkProps = { readonly name: string; readonly address: string };

/** A link to another site, or to a page of the game. */
export const OutsideLink = ({ name, address }: OutsideLinkProps) =>
  address.startsWith('/') ? <Link to={address}>{name}</Link> : <a href={address}>{name}</a>;
