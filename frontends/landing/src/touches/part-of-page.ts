import { touchSelectorPattern } from '@alcancia/contracts/marketing/heatmap';

/** What is meant to be touched. */
const touchable = 'a, button, summary, label, input, [role="switch"]';

export interface PartOfPage {
  readonly section: string;
  readonly box: DOMRect;
  readonly selector: string;
  readonly isTouchable: boolean;
}

/** Names a part by what it is and where it leads, never by what it says. */
function selectorOf(part: Element): string {
  const name = part.tagName.toLowerCase();
  const classes = [...part.classList]
    .slice(0, 2)
    .map((one) => `.${one}`)
    .join('');
  const to = part.getAttribute('href') ?? '';
  const shown = to.startsWith('/auth') ? to : (to.split(/[?#]/)[0] ?? '');
  const all = `${name}${classes}${to.startsWith('/') ? `[href="${shown}"]` : ''}`;
  return [all, `${name}${classes}`].find((one) => touchSelectorPattern.test(one)) ?? name;
}

/** Null: outside of every section, such as the question about cookies. */
export function partOf(target: EventTarget | null): PartOfPage | null {
  if (!(target instanceof Element)) return null;
  const section = target.closest<HTMLElement>('[data-section]');
  if (!section) return null;
  const meant = target.closest(touchable);
  return {
    section: section.dataset['section'] ?? '',
    box: section.getBoundingClientRect(),
    selector: selectorOf(meant ?? target),
    isTouchable: meant !== null,
  };
}
