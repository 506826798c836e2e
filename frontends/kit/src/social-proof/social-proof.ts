import { pictureOf } from './pictures.js';
import { readReal, readWritten } from './read-notices.js';
import { type Notice, Rotation } from './rotation.js';
import { words } from './words.js';

/** In ms: how long each notice stands with its fade, and how often what is shown is read again (spec 2 §9). */
export const pace = { rotation: 4_000, fade: 500, real: 30_000, written: 60_000 } as const;

const part = (name: string, className: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

/** One notice, as text: nothing of it is ever read as markup. */
function drawn({ name, action, icon, city, at }: Notice): HTMLElement[] {
  const picture = part('span', 'proof-icon', pictureOf(icon));
  picture.setAttribute('aria-hidden', 'true');
  const where = at === null ? city : `${city} · ${words.ago(Math.max(0, Date.now() - Date.parse(at)))}`;
  const said = part('span', 'proof-text', '');
  said.append(part('b', '', `${name} ${action}`), part('span', 'proof-where', where));
  return [picture, said];
}

/**
 * Shows what happens in other families at `place`, one after the other (spec 2 §7, G39). It waits under the pointer, with
 * the focus in it and in a hidden tab, does not move for who prefers less motion, and is not there without data. Answers
 * how to end it. Not announced: whoever listens to the page is not interrupted every four seconds.
 */
export function startSocialProof(place: HTMLElement): () => void {
  const rotation = new Rotation();
  const notice = part('div', 'proof-notice', '');
  const close = part('button', 'proof-close', '×');
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', words.close);
  place.setAttribute('aria-label', words.title);
  place.setAttribute('role', 'complementary');
  place.classList.add('proof');
  place.hidden = true;
  place.replaceChildren(notice, close);

  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let shown: Notice | undefined;
  let isEnded = false;
  let fading: ReturnType<typeof setTimeout> | undefined;
  const isHeld = (): boolean => document.hidden || place.matches(':hover') || place.contains(document.activeElement);

  const show = (): void => {
    shown = rotation.next();
    place.hidden = shown === undefined;
    place.classList.remove('is-fading');
    notice.replaceChildren(...(shown ? drawn(shown) : []));
  };
  const turn = (): void => {
    if (shown === undefined) return show();
    if (isStill || isHeld()) return;
    place.classList.add('is-fading');
    fading = setTimeout(show, pace.fade);
  };
  /** What is not there any more, a withdrawn consent above all, leaves at once. */
  const settle = (): void => {
    if (shown === undefined || !rotation.has(shown.id)) show();
  };
  const readAgain = async (what: 'real' | 'written'): Promise<void> => {
    if (document.hidden) return;
    const notices = await (what === 'real' ? readReal() : readWritten());
    if (isEnded) return;
    if (what === 'real') rotation.setReal(notices);
    else rotation.setWritten(notices);
    settle();
  };
  const readBoth = (): void => {
    void readAgain('real');
    void readAgain('written');
  };

  const beats = [
    setInterval(turn, pace.rotation),
    setInterval(() => void readAgain('real'), pace.real),
    setInterval(() => void readAgain('written'), pace.written),
  ];
  const end = (): void => {
    isEnded = true;
    for (const beat of beats) clearInterval(beat);
    clearTimeout(fading);
    document.removeEventListener('visibilitychange', readBoth);
    place.hidden = true;
    place.replaceChildren();
  };
  document.addEventListener('visibilitychange', readBoth);
  close.addEventListener('click', end);
  readBoth();
  return end;
}
