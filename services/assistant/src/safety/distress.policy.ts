import { soundsOf } from './sounds.policy.js';

const strained = [
  'estoy agobiad',
  'me siento agobiad',
  'estoy estresad',
  'me estresa',
  'mucho estres',
  'estoy angustiad',
  'tengo ansiedad',
  'me da ansiedad',
  'estoy muy ansios',
  'estoy muy nervios',
  'me siento muy nervios',
  'no puedo mas',
  'no doy mas',
  'estoy al limite',
  'estoy desesperad',
  'me desespera',
  'estoy muy enojad',
  'estoy furios',
  'me saca de quicio',
  'le grite a mi hij',
  'les grite a mis hij',
  'voy a explotar',
  'estoy muy cansad',
  'estoy agotad',
  'quiero llorar',
  'necesito calma',
  'necesito respirar',
].map(soundsOf);

/** Whether somebody sounds as if a moment of breathing would help; it is offered, never begun (G30). */
export function soundsStrained(text: string): boolean {
  const heard = soundsOf(text);
  return strained.some((phrase) => heard.includes(phrase));
}
