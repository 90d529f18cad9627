/** Colours of the glow around the selected place: lamplight for an open place, night blue for a closed one. */
export const glows = { open: '#ffcf7f', closed: '#9db3cb' } as const;

/**
 * Recolours the gilt glow for a closed place. The sprite is drawn twice: once tinted with `tint`, then with `shine` in
 * additive blending.
 */
export const closedGlow = { tint: 0x6a86d0, shine: 0x1c2848 } as const;

export const closedLight = 0x6f7b90;
