/** Glow around the selected place: lamplight if it is open, night blue if it is closed. */
export const glows = { open: '#ffcf7f', closed: '#9db3cb' } as const;

/**
 * Recolours the gilt glow for a closed place. It is drawn twice: tinted with `tint`, then with `shine` as additive
 * light.
 */
export const closedGlow = { tint: 0x6a86d0, shine: 0x1c2848 } as const;

export const closedLight = 0x6f7b90;
