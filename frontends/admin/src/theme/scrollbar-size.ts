/** In pixels. */
interface Thickness {
  readonly width: number;
  readonly height: number;
}

/** How thick scroll bars are that look like those of an element. */
function measured(like?: Element): Thickness {
  const box = document.createElement('div');
  Object.assign(box.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    width: '100px',
    height: '100px',
    overflow: 'scroll',
  });
  if (like) {
    const { scrollbarColor, scrollbarWidth } = getComputedStyle(like);
    Object.assign(box.style, { scrollbarColor, scrollbarWidth });
  }
  document.body.append(box);
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight };
  box.remove();
  return size;
}

/**
 * Stands in for the measure of Ant Design's tables, which writes a style sheet without the page's nonce: the page refuses
 * that and says so. Our scroll bars are the browser's own, so nothing of a style sheet is needed.
 */
export default function getScrollBarSize(): number {
  return measured().width;
}

export const getTargetScrollBarSize = (target: unknown): Thickness =>
  target instanceof Element ? measured(target) : { width: 0, height: 0 };
