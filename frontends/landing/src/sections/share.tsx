import { EnvelopeSimple } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { FacebookLogo } from '@phosphor-icons/react/dist/ssr/FacebookLogo';
import { LinkedinLogo } from '@phosphor-icons/react/dist/ssr/LinkedinLogo';
import { TwitterLogo } from '@phosphor-icons/react/dist/ssr/TwitterLogo';
import { WhatsappLogo } from '@phosphor-icons/react/dist/ssr/WhatsappLogo';

import type { LandingSection, SharePlatform } from '@alcancia/contracts/marketing';
import { shareLink } from '@alcancia/web-kit/share-links';

import { words } from '../words/landing.js';

const icons = {
  facebook: FacebookLogo,
  twitter: TwitterLogo,
  linkedin: LinkedinLogo,
  whatsapp: WhatsappLogo,
  email: EnvelopeSimple,
} satisfies Record<SharePlatform, typeof FacebookLogo>;

interface ShareProps {
  readonly platforms: readonly SharePlatform[];
  readonly url: string;
}

const Buttons = ({ platforms, url }: ShareProps) =>
  platforms.map((platform) => {
    const Icon = icons[platform];
    return (
      <a
        key={platform}
        className="soc"
        href={shareLink(platform, { name: words.product, message: words.shareText, address: url })}
        aria-label={`${words.share}: ${words.platforms[platform]}`}
        {...(platform === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Icon size={24} weight="fill" aria-hidden />
      </a>
    );
  });

/** The block at the end of a page. */
export const ShareBlock = ({
  heading,
  subheading,
  ...share
}: Pick<Extract<LandingSection, { type: 'share' }>, 'heading' | 'subheading'> & ShareProps) => (
  <section className="wide">
    <div className="share">
      <div>
        <h2>{heading}</h2>
        {subheading !== '' && <p>{subheading}</p>}
      </div>
      <div className="socs">
        <Buttons {...share} />
      </div>
    </div>
  </section>
);

/** At the right edge of a wide screen (sticky_right, spec 1 §9). */
export const ShareRail = (share: ShareProps) => (
  <aside className="rail" aria-label={words.share}>
    <Buttons {...share} />
  </aside>
);
