import sanitizeHtml from 'sanitize-html';

const kept: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'],
  allowedAttributes: {},
  nestingLimit: 8,
};
const none: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/** Paragraphs, lists and stress, without attributes; empty where there is no text in them (spec 2 §7, G31). */
export function verifiedHtml(html: string): string {
  const clean = sanitizeHtml(html, kept).trim();
  return sanitizeHtml(clean, none).trim() === '' ? '' : clean;
}
