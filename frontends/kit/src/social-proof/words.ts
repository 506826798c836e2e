const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const some = (count: number, one: string, many: string): string => `hace ${count} ${count === 1 ? one : many}`;

export const words = {
  title: 'Lo que pasa en otras familias',
  close: 'Cerrar avisos',
  ago(ms: number): string {
    if (ms < minuteMs) return 'hace un momento';
    if (ms < hourMs) return some(Math.floor(ms / minuteMs), 'minuto', 'minutos');
    if (ms < dayMs) return some(Math.floor(ms / hourMs), 'hora', 'horas');
    return some(Math.floor(ms / dayMs), 'día', 'días');
  },
};
