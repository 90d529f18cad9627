/** Glow round the selected place: lamp light if it is open, night blue if it is closed. */
export const glows = { open: '#ffcf7f', closed: '#9db3cb' } as const;

/**
 * Turns the drawn gilt glow into that of a closed place. It is drawn twice: tinted with `tint`, and with `shine` as
 * added light.
 */
export const closedGlow = { tint: 0x6a86d0, shine: 0x1c2848 } as const;

/** Tint of a closed building. Open ones have lit windows. */
export const closedLight = 0x6f7b90;
