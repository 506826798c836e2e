import type { Schedule } from '@alcancia/contracts/family';

import { nameIn, namedIn, type NamedChild } from './named.policy.js';
import { plainly } from './plain-text.policy.js';

/** An activity that somebody wants: `points` and `coins` (whole) where they were said. */
export interface WishedActivity<Child extends NamedChild = NamedChild> {
  readonly title: string;
  readonly points: number | null;
  readonly coins: number | null;
  readonly schedule: Schedule;
  readonly children: readonly Child[];
}

/** Said after what is wanted: no part of its name. */
const pleas = /[\s,]+por (?:mi|favor)$/;
const politeness = String.raw`[\s¡¿,.:;!]*(?:(?:por favor|porfa|oye|hola|metabot|ahora)[\s,.:;!]+)*`;
const may = String.raw`(?:(?:me |nos )?(?:puedes|podrias)|quiero|quisiera|necesito)(?: que)?\s+`;
const creates = String.raw`(?:crea|creas|crear|cree|agrega|agregas|agregar|agregue|anade|anades|anadir|pon|pones|poner|haz)(?:me|le|les|nos)?`;
const activityWanted = new RegExp(
  `^${politeness}(?:${may})?${creates}\\s+(?:a (?<whom>[^«"“]{2,80}?) )?(?:(?:una|la|otra|esta|nueva)\\s+)+(?:actividad|tarea)\\b`,
);
const approvalWanted = new RegExp(
  `^${politeness}(?:${may}aprobar|${may}apruebes|aprueba(?:le|les|lo|la|me)?|acepta(?:le|les|lo|la)?|autoriza(?:le|les|lo|la)?)\\s+`,
);
const ofRedemption = /\b(?:canje|recompensa|premio)\b/;

const quoted = /["«“]\s*([^"«»“”]+?)\s*["»”]/;
const called = /^(?:\s*nueva)?[\s,:]*(?:(?:llamada|titulada|de nombre|que se (?:llame|llama)|que sea|de)\s+)?/;

const numbers: Readonly<Record<string, number>> = {
  cinco: 5,
  diez: 10,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
};
const number = String.raw`(?<number>\d{1,6}|${Object.keys(numbers).join('|')})`;
const amountOf = (unit: string): RegExp =>
  new RegExp(`(?:,? (?:con|por|de|y|que (?:de|da|valga|vale)) )?\\b${number} ${unit}s?\\b`);
const amounts = { points: amountOf('punto'), coins: amountOf('moneda') };

const daily = /,? ?\b(?:todos los dias|cada dia|a diario|diariamente|diaria)\b/;
const dayNames = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados?', 'domingos?'];
const weekly = new RegExp(
  `,? ?\\b(?:los|cada) (?<days>(?:${dayNames.join('|')})(?:(?:, | y | e |, los | y los )(?:${dayNames.join('|')}))*)\\b`,
);

/** What is left of a sentence once something was taken out of it: both are cut at the same place. */
class Sentence {
  readonly plain: string;

  constructor(readonly text: string) {
    this.plain = plainly(text);
  }

  take(pattern: RegExp): { readonly found: RegExpExecArray; readonly rest: Sentence } | null {
    const found = pattern.exec(this.plain);
    if (!found) return null;
    const [from, to] = [found.index, found.index + found[0].length];
    return { found, rest: new Sentence(`${this.text.slice(0, from)}\n${this.text.slice(to)}`) };
  }
}

const numberOf = (said: string | undefined): number | null =>
  said === undefined ? null : (numbers[said] ?? Number(said));

function scheduleIn(days: string): Schedule {
  const named = dayNames.flatMap((name, at) => (new RegExp(`\\b${name}\\b`).test(days) ? [at + 1] : []));
  return { mode: 'dias_semana', weekdays: named };
}

/** Whether somebody asks for an activity to be created; it may lack a title. */
export const wantsActivity = (question: string): boolean => activityWanted.test(plainly(question.normalize('NFC')));

/**
 * The activity that somebody asks to be created, in words: 'crea la actividad «Leer» para Ana, con 20 puntos, todos los
 * días'. Null: nothing of the kind is asked for, or it has no title. `children`: those named, of those
 * there are; 'all my children' are `own` ones.
 */
export function activityWished<Child extends NamedChild>(
  question: string,
  children: readonly Child[],
  own: readonly Child[] = children,
): WishedActivity<Child> | null {
  const whole = new Sentence(question.normalize('NFC'));
  const begun = whole.take(activityWanted);
  if (!begun) return null;
  let rest = new Sentence(begun.rest.text.trimStart());
  const quotedTitle = quoted.exec(rest.text);
  if (quotedTitle) rest = new Sentence(rest.text.replace(quotedTitle[0], '\n'));
  const taken = (pattern: RegExp): RegExpExecArray | null => {
    const part = rest.take(pattern);
    if (part) rest = part.rest;
    return part?.found ?? null;
  };
  const points = numberOf(taken(amounts.points)?.groups?.number);
  const coins = numberOf(taken(amounts.coins)?.groups?.number);
  const isDaily = taken(daily) !== null;
  const days = isDaily ? undefined : taken(weekly)?.groups?.days;
  const named = namedIn(`${begun.found.groups?.whom ?? ''}\n${rest.text}`, children, own);
  const title = quotedTitle?.[1] ?? titleOf(rest.text, children);
  if (title === '') return null;
  const schedule: Schedule = isDaily ? { mode: 'diaria' } : days === undefined ? { mode: 'unica' } : scheduleIn(days);
  return { title: title.charAt(0).toUpperCase() + title.slice(1), points, coins, schedule, children: named };
}

/** Everything up to whom it is for, or to what was taken out; whom it is for may also be said first. */
function titleOf(text: string, children: readonly NamedChild[]): string {
  const whom = `(?:(?:todos|todas|mis|los|las) [a-z]+(?: [a-z]+)?|${children.map(nameIn).join('|') || '(?!)'})`;
  const first = new RegExp(`^[\\s,:]*(?:para|a) ${whom}(?:(?:,| y| e) ${whom})*`, 'u').exec(plainly(text))?.[0] ?? '';
  const rest = text.slice(first.length);
  const plain = plainly(rest);
  const start = called.exec(plain)?.[0].length ?? 0;
  const title = rest.slice(start).split('\n')[0] ?? '';
  const forWhom = new RegExp(`\\s(?:para|a) ${whom}`, 'u').exec(plainly(title));
  const bare = title.slice(0, forWhom?.index).replaceAll(/^[\s,.:;«»"]+|[\s,.:;¡!¿?«»"]+$/g, '');
  return bare.slice(0, pleas.exec(plainly(bare))?.index);
}

export interface WaitingRedemption extends NamedChild {
  readonly title: string;
}

/** Whether somebody asks for something to be approved: 'aprueba el canje del helado'. */
export const asksForApproval = (question: string): boolean => approvalWanted.test(plainly(question));

/** Whether it is said to be a redemption; otherwise its title has to be named. */
export const saysRedemption = (question: string): boolean => ofRedemption.test(plainly(question));

/** Which of the redemptions that wait are meant: those named by their title, or else of whoever is named. */
export function redemptionsMeant<Waiting extends WaitingRedemption>(
  question: string,
  waiting: readonly Waiting[],
): readonly Waiting[] {
  const plain = plainly(question);
  const ofNamed = waiting.filter((one) => new RegExp(nameIn(one), 'u').test(plain));
  const among = ofNamed.length > 0 ? ofNamed : waiting;
  const titled = among.filter(({ title }) => plain.includes(plainly(title)));
  if (titled.length > 0) return titled;
  return saysRedemption(question) ? among : [];
}
