import { words } from '../words/share.js';

/** In the order of their buttons (G35). */
export const channels = ['whatsapp', 'email', 'facebook', 'twitter', 'linkedin'] as const;
export type Channel = (typeof channels)[number];

/** The channel's own page that shares this address; nothing of theirs is loaded into ours. */
export function shareLink(channel: Channel, address: string): string {
  const at = encodeURIComponent(address);
  const text = encodeURIComponent(words.message);
  return {
    whatsapp: `https://wa.me/?text=${text}%20${at}`,
    email: `mailto:?subject=${encodeURIComponent(words.product)}&body=${text}%20${at}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${at}`,
    twitter: `https://twitter.com/intent/tweet?text=${text}&url=${at}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${at}`,
  }[channel];
}
