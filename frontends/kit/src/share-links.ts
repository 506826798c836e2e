/** In the order of their buttons (G35). */
export const shareChannels = ['whatsapp', 'email', 'facebook', 'twitter', 'linkedin'] as const;
export type ShareChannel = (typeof shareChannels)[number];

interface Shared {
  /** What it is called: the subject of an e-mail. */
  readonly name: string;
  /** Stands before the address. */
  readonly message: string;
  readonly address: string;
}

/** The channel's own page that shares an address: nothing of theirs is loaded into ours, and it works without script. */
export function shareLink(channel: ShareChannel, { name, message, address }: Shared): string {
  const at = encodeURIComponent(address);
  const text = encodeURIComponent(message);
  return {
    whatsapp: `https://wa.me/?text=${text}%20${at}`,
    email: `mailto:?subject=${encodeURIComponent(name)}&body=${text}%20${at}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${at}`,
    twitter: `https://twitter.com/intent/tweet?text=${text}&url=${at}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${at}`,
  }[channel];
}
