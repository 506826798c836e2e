import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';

interface Kept {
  readonly address: string;
  readonly title: string;
  readonly nodes: readonly Node[];
}

let kept: Kept | undefined;

/** Keeps the text that the server sent with the page, if it did, before the first screen takes its place (G50). */
export function keepFirstText(): void {
  const text = document.querySelector('#root .first-text');
  const style = document.querySelector('#root style');
  kept = text
    ? { address: location.pathname + location.search, title: document.title, nodes: style ? [style, text] : [text] }
    : undefined;
}

/**
 * While the page of a legal text is on its way: the text as the server sent it, or, where somebody came here from
 * another page, what is given.
 */
export function FirstText({ otherwise }: { readonly otherwise: ReactNode }) {
  const { pathname, search } = useLocation();
  const fill = useCallback((place: HTMLDivElement | null) => place?.replaceChildren(...(kept?.nodes ?? [])), []);
  if (kept?.address !== pathname + search) return otherwise;
  return (
    <>
      <title>{kept.title}</title>
      <div ref={fill} />
    </>
  );
}
