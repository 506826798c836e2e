const day = 86_400_000;

/** Unused for longer, a device is 'inactivo': it counts for no plan and must be authorised again (G26). */
export const inactiveAfterMs = 180 * day;
