const icon = { viewBox: '0 0 20 20', width: 18, height: 18 } as const;

export function FavouriteIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <path d="M10 17C4.500 12.800 2 10.200 2 7a4 4 0 0 1 8-1.200A4 4 0 0 1 18 7c0 3.200-2.500 5.800-8 10z" />
    </svg>
  );
}

export function AvoidIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <circle cx="10" cy="10" r="7.500" />
      <path d="M4.700 4.700l10.600 10.600" />
    </svg>
  );
}
