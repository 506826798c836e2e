/** 'Deshacer' works so long after the decision (G9). */
export const undoWithinMs = 24 * 60 * 60_000;
/** 'Aprobar todas' leaves out what pays or takes more, in cents (G9). */
export const approvedUnseenUpToCents = 5000;
