/** A small compass, drawn in the colour of the words beside it. */
export function CompassRose() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="12" cy="12" r="9.250" strokeWidth="1.500" />
      <path d="M15.800 8.200 13.400 13.400 8.200 15.800 10.600 10.600z" fill="currentColor" stroke="none" />
      <path d="M12 1v3.500M12 19.500V23M1 12h3.500M19.500 12H23" strokeWidth="1.500" />
    </svg>
  );
}
