const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, between tags and in quoted attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
