/** The colours of the glow round a selected place: of lamps where it is open, of the night where it is closed. */
export const glows = { open: '#ffcf7f', closed: '#9db3cb' } as const;

/**
 * The colours that turn the drawn glow, which is gilt, into that of a closed place: it is drawn in `tint`, and once
 * more in `shine`, added as light.
 */
export const closedGlow = { tint: 0x6a86d0, shine: 0x1c2848 } as const;

/** The light in which a closed building is seen: those of open ones have their windows lit. */
export const closedLight = 0x6f7b90;
