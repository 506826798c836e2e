/** Active activities per child (G5). */
export const activitiesPerChild = 50;
