import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

const asked = { inSevenDays: 'en 7 días' } as const;

export const words = said({
  title: 'Panel de Administración',
  asOf: (time: string) => `Contado a las ${time}`,
  families: 'Familias',
  children: 'Niños',
  adults: 'Cuentas de adultos',
  failedSignIns: 'Entradas fallidas',
  lately: (n: number) => `+${format.number(n)} ${asked.inSevenDays}`,
  toEvents: 'Ver las entradas fallidas',
});
