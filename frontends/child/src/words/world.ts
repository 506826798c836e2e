/** What stands around every page of a child's world. */
export const words = {
  changeProfile: 'Cambiar Perfil',
  homeLink: 'Alcancía, mi mundo',
  watching: (child: string) => `Viendo como ${child}`,
  watchingText: 'Lo que marques aquí lo haces tú, como adulto.',
  watchingOnly: 'Puedes ver su mundo, pero no marcar nada.',
  backToMine: 'Volver a mi inicio',
  backToWorld: 'Volver a mi mundo',
  closedTitle: 'Esta parte aún no está abierta para ti',
  closedText: 'Pide acceso a quien administra la familia.',
  failedTitle: 'No pudimos abrir esta parte',
  goneTitle: 'No encontramos a este niño',
  goneText: 'Puede que su perfil ya no exista.',
  failedText: (money: string) => `Tus ${money} y tus Puntos están a salvo.`,
  retry: 'Reintentar',
  loading: 'Cargando...',
  productName: 'Alcancía',
};
