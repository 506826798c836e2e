import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

const are = (names: readonly string[], one: string, many: string): string =>
  `${format.listOf(names)} ${names.length === 1 ? one : many}`;

/** 'Eliminar mi cuenta' (G27). */
export const words = said({
  strip: 'Cuenta por eliminarse',
  willBe: (day: string) => `Tu cuenta se eliminará el ${day}.`,
  thisWillBe: (day: string) => `Esta cuenta se eliminará el ${day}. Para conservarla, entra con tu perfil.`,
  keep: 'Conservar mi cuenta',
  kept: { title: 'Tu cuenta se queda', text: 'Todo sigue como estaba.' },
  open: 'Eliminar mi cuenta',
  dialog: '¿Eliminar tu cuenta?',
  failed: 'No pudimos cargar qué pasa con los niños',
  what: 'Se borrará todo lo que guardamos de ti. Después no se puede recuperar.',
  grace:
    'Esperamos 14 días. Hasta entonces todo sigue igual y puedes conservarla. Avisaremos a quienes acompañan a los mismos niños.',
  owned: (names: readonly string[]) => `¿Qué pasa con ${format.listOf(names)}?`,
  takesOver: (name: string) => `Se hace cargo ${name}`,
  goToo: (many: boolean) => (many ? 'Se borran conmigo' : 'Se borra conmigo'),
  choose: 'Elige qué pasa con los niños de tu familia.',
  ifTakenOver: (name: string, children: readonly string[]) =>
    `Se lo preguntaremos a ${name}. Si acepta, ${are(children, 'pasa', 'pasan')} enseguida a su cargo, aunque después conserves tu cuenta. Si no acepta, tu cuenta no se elimina.`,
  ifGone: (children: readonly string[]) =>
    `${are(children, 'se borra', 'se borran')} el mismo día: su perfil, sus actividades, sus metas y sus monedas.`,
  nobody: 'Si prefieres que otro adulto se haga cargo, primero tiene que acompañar a alguno de ellos.',
  linked: (children: readonly string[]) => `Dejarás de acompañar a ${format.listOf(children)}. Su perfil se queda.`,
  stay: 'No eliminar',
  confirm: 'Eliminar en 14 días',
  waitsFor: (name: string) => `${name} todavía no ha respondido. Si no acepta, tu cuenta no se elimina.`,
  asked: (day: string) => ({ title: `Tu cuenta se eliminará el ${day}`, text: 'Puedes conservarla hasta ese día.' }),
});
