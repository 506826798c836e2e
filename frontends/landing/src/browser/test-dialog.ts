import { closesAffinityDialog } from '@alcancia/contracts/marketing/affinity-dialog';

import { words } from '../words/dialog.js';

const path = '/test-familia';

/** The affinity test above the page that led to it (spec 2 §2). With a key for a new tab, or without this script, it is a page. */
export function openTestAbovePage(page: Document): void {
  if (typeof HTMLDialogElement === 'undefined') return;
  page.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href="${path}"]`) : null;
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    open(page);
  });
}

function open(page: Document): void {
  const dialog = page.createElement('dialog');
  dialog.className = 'testdlg';
  dialog.setAttribute('aria-label', words.test);
  const close = page.createElement('button');
  close.type = 'button';
  close.className = 'testdlg-x';
  close.setAttribute('aria-label', words.close);
  close.textContent = '×';
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, with the rights that it has by itself
  const frame = page.createElement('iframe');
  frame.title = words.test;
  frame.src = path;
  frame.addEventListener('load', () => frame.focus());
  dialog.append(close, frame);
  page.body.append(dialog);

  // 'Back' closes it, as whoever holds a phone expects.
  history.pushState({ isTestOpen: true }, '');
  const leave = (): void => history.back();
  const hear = ({ data, origin, source }: MessageEvent): void => {
    if (origin === location.origin && source === frame.contentWindow && data === closesAffinityDialog) leave();
  };
  const gone = (): void => {
    removeEventListener('message', hear);
    removeEventListener('popstate', gone);
    dialog.close();
    dialog.remove();
  };
  addEventListener('message', hear);
  addEventListener('popstate', gone);
  close.addEventListener('click', leave);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  dialog.showModal();
}
