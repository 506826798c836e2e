/** Where a page may stand: /landing/{slug} (G36). */
export const landingSlugPattern = /^[a-z0-9-]{3,60}$/;

/** A page of ours, a place on this page, another site over HTTPS, or an e-mail: never a script, another protocol or another host by stealth. */
export const landingAddressPattern =
  /^(?:\/(?![/\\])[^\s\\<>"'`\p{Cc}]*|#[a-z0-9-]{1,60}|https:\/\/[a-z0-9][^\s\\<>"'`@\p{Cc}]*|mailto:[\w.+-]+@[\w.-]+)$/iu;

/** A picture of ours. */
export const landingPicturePattern = /^\/(?![/\\])[\w./@-]*$/;
