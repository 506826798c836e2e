import { createElement, Fragment, type ReactNode } from 'react';

/** Elements of a verified answer; of everything else only the text is shown, and no attribute of any (spec 2 §7). */
const allowed = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'br']);
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math']);
/** Depth at which nobody nests by hand. */
const deepest = 8;

function shown(node: Node, key: number, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || depth > deepest) return null;
  const name = node.localName;
  if (unread.has(name)) return null;
  const within = [...node.childNodes].map((child, nth) => shown(child, nth, depth + 1));
  if (!allowed.has(name)) return <Fragment key={key}>{within}</Fragment>;
  return name === 'br' ? <br key={key} /> : createElement(name, { key }, ...within);
}

/** HTML of the knowledge base as elements of ours: none of its markup reaches the page as it is. */
export function RichText({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{[...body.childNodes].map((child, nth) => shown(child, nth, 0))}</>;
}
