/** An answer without its markup, with a break after each paragraph and point. */
export const spokenOf = (content: string): string =>
  new DOMParser().parseFromString(content.replaceAll(/<\/(?:p|li)>/g, '$&\n'), 'text/html').body.textContent?.trim() ??
  '';
