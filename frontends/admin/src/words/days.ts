import { format, said } from '@alcancia/web-kit';

export const words = said({
  title: 'Cifras por día',
  about: 'Cuánto pasó cada día. Los días empiezan a la medianoche UTC.',
  period: 'Período',
  lastDays: (days: number) => format.count(days, 'día', 'días'),
  day: 'Día',
  figures: {
    families: 'Familias nuevas',
    children: 'Niños nuevos',
    adults: 'Adultos nuevos',
    failedSignIns: 'Entradas fallidas',
    completions: 'Tareas aprobadas',
    redemptions: 'Canjes aprobados',
    subscribed: 'Empezaron a pagar',
    unsubscribed: 'Dejaron de pagar',
    failedPayments: 'Pagos fallidos',
    notices: 'Avisos',
    errors: 'Errores',
  },
  unknown: '—',
  missing: (services: string) => `No contesta: ${services}. Sus cifras faltan en la tabla.`,
  none: 'Todavía no hay nada que contar.',
  csvName: 'cifras.csv',
});
