const icon = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An open book. */
export function StoryIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <path d="M12 6.500C9.500 4.800 6.500 4.300 3 4.700v13.800c3.500-.4 6.500.1 9 1.800 2.500-1.700 5.500-2.200 9-1.800V4.700c-3.500-.4-6.500.1-9 1.800zM12 6.500v13.800" />
    </svg>
  );
}

/** Two overlapping cards. */
export function CardsIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <path d="M8.500 5.500 16.900 3.200a1 1 0 0 1 1.200.7l3 11.200a1 1 0 0 1-.7 1.200l-1.900.5" />
      <rect x="4" y="6.500" width="11" height="14.500" rx="1" />
      <path d="M9.500 10.500l2 3.200-2 3.200-2-3.200z" fill="currentColor" stroke="none" />
    </svg>
  );
}

export function MyselfIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <ellipse cx="12" cy="12" rx="8" ry="9.800" />
      <circle cx="12" cy="9.500" r="2.800" />
      <path d="M6.800 18.600c.6-3 2.500-4.600 5.200-4.600s4.600 1.600 5.200 4.600" />
    </svg>
  );
}

export function MoreIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <path d="M4 6.500h16M4 12h16M4 17.500h16" />
    </svg>
  );
}
