import { stemmer } from '@orama/stemmers/spanish';

/** Words that ask, link or are polite: they tell little of what is asked. */
const weak = new Set(
  `a al algo ahi aqui asi como con cual cuales cuando cuanta cuantas cuanto cuantos de del desde donde dos e el ella
   ellas ellos en era eran es esa ese eso esta estan este esto estos fue ha hace hacer hay he la las le les lo los
   mas me mi mis mucho muy necesito nos o otra otro para pero por porque puede puedes puedo que quien quiero se sea ser
   si sin sobre son su sus tambien te tengo tiene toca todo todos tu tus un una unas uno unos va vamos y ya yo debo
   nuestro nuestra app aplicacion alcancia favor ayudame explicame dime pasa sucede ocurre funciona funcionan sirve sirven
   deberia pueda quede quedo poner dos tres cuatro cinco seis siete ocho nueve diez once doce`.split(/\s+/),
);
/** What a weak word weighs beside one of the matter. */
export const weakWeight = 0.3;

/** Words of one meaning in this product. The first of each group stands for all. */
const groups = [
  'hijo hija hijos hijas niño niña niños niñas nene nena chico chica bebe peque peques pequeño pequeña',
  'crear creo crea agregar agrego añadir añado añade pongo pone ponen alta nueva nuevo registrar registro ofrecer ofrezco hago',
  'actividad actividades tarea tareas quehacer quehaceres labor labores',
  'recompensa recompensas',
  'canjear canje canjea canjes canjean',
  'reto retos desafio desafios',
  'meta metas objetivo objetivos sueño',
  'tutor tutora tutores adulto abuela abuelo papa mama esposo esposa pareja padre madre niñera',
  'permiso permisos limitar',
  'dispositivo tableta tablet telefono celular movil aparato',
  'autorizar autorizo autoriza',
  'pin clave numeros',
  'aprobar apruebo aprueba aprueban aprobacion aprobaciones aprobado visto bueno confirmar confirmo',
  'rechazar rechazo rechaza devolver devuelvo devuelve',
  'deshacer deshago anular anulo revertir revierto corregir corrijo equivoque error querer',
  'pausar pauso pausa parar paro detener detengo suspender suspendo',
  'vacaciones viaje',
  'nota evidencia prueba expliquen cuenten',
  'precio precios cuesta cuestan gratis',
  'suscripcion plan planes',
  'cancelar cancelo baja',
  'ahorrar ahorro ahorre ahorren guardar guarde',
  'mesada paga semanada domingo',
  'enseñar enseño aprender aprenda fomentar fomento consejo consejos trucos',
  'compartir comparta donar done generoso generosa generosidad solidaridad regalar',
  'hermano hermana hermanos hermanas',
  'celos pelea peleas pelean comparan enojan justo justa',
  'dato datos informacion privacidad',
  'real verdad efectivo retirar sacar mentira pesos euros',
  'necesidad necesidades necesitar necesita necesario',
  'deseo deseos desear capricho caprichos',
  'edad años adolescente',
  'alcanzar alcanza alcanzo cumplir alcanzada cumple cumplio cumplida completo completa completar llega llego llegar',
  'premio premios',
  'motivar motivo motiva motivacion interes aburre flojera desmotivado desmotivada',
  'invitar invito invitacion',
  'idea ideas recomienda recomiendame adecuadas apropiadas buenas',
  'gastar gasta gasto gastas duran dura impulso impulsivas compras',
];

/** Lower case, without accents; only words of letters and digits. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g) ?? [];

const standing = new Map(
  groups.flatMap((group) => {
    const words = wordsOf(group);
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** Letters that sound alike are one: 'canselar' and 'cancelar', 'nibel' and 'nivel', 'rreto' and 'reto'. */
const soundOf = (word: string): string =>
  word
    .replaceAll(/qu(?=[ei])|c(?![eih])/g, 'k')
    .replaceAll(/[cz]/g, 's')
    .replaceAll('v', 'b')
    .replaceAll(/h|(?<=g)u(?=[ei])/g, '')
    .replaceAll(/y(?=\b)|ll/g, 'i')
    .replaceAll(/(.)\1/g, '$1');

export interface Term {
  /** The stem by which it is compared. */
  readonly stem: string;
  /** As it was written, without accents. */
  readonly word: string;
  readonly isWeak: boolean;
}

function termOf(word: string): Term {
  const isWeak = weak.has(word) || /^[0-9]+$/.test(word);
  return { word, isWeak, stem: isWeak ? word : stemmer(standing.get(word) ?? word) };
}

/** What a text says, word by word: words of one meaning have one stem. */
export function termsOf(text: string, spelling?: Spelling): readonly Term[] {
  const terms = wordsOf(text).map((word) => termOf(spelling?.corrected(word) ?? word));
  return terms.filter(({ stem }, at) => terms.findIndex((other) => other.stem === stem) === at);
}

/** Of a misspelt word and the right one. Shorter words have too few letters to tell. */
const closeEnough = 0.6;
const shortestMisspelt = 4;

/** The words that are known, and which of them a misspelt one was to be. */
export class Spelling {
  private readonly stems = new Set<string>();
  private readonly bySound = new Map<string, string>();
  private readonly letters: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(texts: readonly string[]) {
    const known = [...new Set([...texts.flatMap(wordsOf), ...standing.keys()])];
    for (const word of known) {
      this.stems.add(termOf(word).stem);
      this.bySound.set(soundOf(word), word);
    }
    const long = [...known, ...weak].filter((word) => word.length >= shortestMisspelt);
    this.letters = new Map(long.map((word) => [word, trigramsOf(word)]));
  }

  isKnown(word: string): boolean {
    return weak.has(word) || this.stems.has(termOf(word).stem);
  }

  /** The word itself where it is known or like no other. */
  corrected(word: string): string {
    if (word.length < shortestMisspelt || this.isKnown(word)) return word;
    const alike = this.bySound.get(soundOf(word));
    if (alike) return alike;
    const written = trigramsOf(word);
    let [closest, likeness] = [word, closeEnough];
    for (const [other, letters] of this.letters) {
      const likelier = dice(written, letters);
      if (likelier > likeness) [closest, likeness] = [other, likelier];
    }
    return closest;
  }
}

/** Every three letters in a row, with the edges of words: what a misspelt word still has in common with the right one. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of wordsOf(text)) {
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** Both in common, of the sum of both (Dice). */
export function dice(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of one) if (other.has(trigram)) common += 1;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}
