/** A magnifying glass. The button around it needs a name. */
export function FindIcon() {
  return (
    <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="8.500" cy="8.500" r="5.500" strokeWidth="1.600" />
      <path d="m12.700 12.700 4.800 4.800" strokeWidth="1.600" />
    </svg>
  );
}
