import type { PlaceState } from './place-state.ts';

const shapes: Readonly<Record<PlaceState['kind'], string>> = {
  here: 'M12 2.500a6.500 6.500 0 0 0-6.500 6.500c0 4.700 6.500 12.500 6.500 12.500s6.500-7.800 6.500-12.500A6.500 6.500 0 0 0 12 2.500zM12 6.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  open: 'M4 21V9.500C4 5.500 7.600 2.500 12 2.500s8 3 8 7V21zM12 21V2.500',
  gate: 'M4 21V9.500C4 5.500 7.600 2.500 12 2.500s8 3 8 7V21M8 21V5.200M12 21V2.500M16 21V5.200M4 13h16',
  locked: 'M5 10.500h14V21H5zM8 10.500V7a4 4 0 0 1 8 0v3.500M12 14.500v3',
  closed: 'M4 21V9.500C4 5.500 7.600 2.500 12 2.500s8 3 8 7V21zM4 9l16 8M4 17l16-8',
  'not yet': 'M9 2.500h6M12 2.500V5M7.500 7.500 9 5h6l1.500 2.500zM7.500 7.500h9l-1 9h-7zM8 19.500h8M12 16.500v3',
  sight: 'M2 12s3.600-6 10-6 10 6 10 6-3.600 6-10 6-10-6-10-6zM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
};
const house = 'M3 11.500 12 4l9 7.500M5.500 10v11h13V10M10 21v-6h4v6';

type PlaceMarkProps = { readonly kind: PlaceState['kind']; readonly isLodgings: boolean };

/** Icon for the state of a place. Adjacent text states the same. */
export function PlaceMark({ kind, isLodgings }: PlaceMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.625rem"
      height="1.625rem"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.600"
      strokeLinejoin="round"
      fillRule="evenodd"
    >
      <path d={isLodgings && kind === 'open' ? house : shapes[kind]} />
    </svg>
  );
}
