import type { PlanPeriod } from '@alcancia/contracts/billing';
import { said } from '@alcancia/web-kit';

/** 'Planes': what is sold, and what it costs (spec 1 §3, §9). */
export const words = said({
  title: 'Planes',
  about: 'Lo que se vende y cuánto cuesta. Quien ya paga conserva su precio.',
  edit: 'Editar',
  prices: 'Precios',
  onSale: 'A la venta',
  hidden: 'Oculto',
  mostPopular: 'Más Popular',
  noEnd: 'Sin límite',
  notAsked: '—',
  limits: { maxChildren: 'Niños', maxGuardians: 'Tutores', maxDevices: 'Dispositivos' },
  order: 'Orden',
  currency: 'Moneda',
  pricesOf: (plan: string) => `Precios de ${plan}`,
  periods: {
    monthly: 'Mensual',
    quarterly: 'Trimestral',
    semiannual: 'Semestral',
    annual: 'Anual',
  } satisfies Record<PlanPeriod, string>,

  editTitle: (plan: string) => `Editar ${plan}`,
  name: 'Nombre',
  description: 'Descripción',
  features: 'Qué incluye',
  featuresHint: 'Una línea por cosa. Un grupo empieza con #, un dibujo y su título: # 🐷 Para ahorrar',
  unlimited: (what: string) => `${what} sin límite`,
  limitsHint: 'Los límites valen al momento para todas las familias que tienen este plan. Nada se borra.',
  isFeatured: 'Destacado',
  badge: 'Etiqueta',
  badgeHint: 'Sin texto dice «Más Popular».',
  isOnSale: 'A la venta',
  isOnSaleHint: 'Quien ya lo tiene lo conserva.',
  save: 'Guardar',
  saved: (plan: string) => `Plan ${plan} guardado`,
  wrong: {
    name: 'Escribe el nombre.',
    description: 'Escribe la descripción.',
    features: 'Cada grupo necesita un dibujo y un título, y va antes de sus líneas.',
  },

  pricesTitle: (plan: string) => `Precios de ${plan}`,
  pricesHint: 'Unidades enteras, con el descuento ya aplicado. Valen para quien se suscriba desde ahora.',
  currencyWaits: 'Guarda o cancela antes de ver otra moneda.',
  priceOf: (period: string, currency: string) => `Precio ${period.toLowerCase()} en ${currency}`,
  discountOf: (period: string) => `Descuento ${period.toLowerCase()} que se muestra, en %`,
  activeOf: (period: string) => `Vender ${period.toLowerCase()}`,
  otherSaving: (percent: number) =>
    `La pantalla de precios dice «Ahorra 20%» del año, y con estos precios sale ${percent} %.`,
  pricesSaved: (plan: string) => `Precios de ${plan} guardados`,
});
