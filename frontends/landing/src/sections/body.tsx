import type { PlanView } from '@alcancia/contracts/billing';
import type { LandingSection, LandingView } from '@alcancia/contracts/marketing';

import { words } from '../words/landing.js';
import { CookieQuestion } from './cookies.js';
import { Foot } from './foot.js';
import { Hero } from './hero.js';
import { Automation, Benefits, Install, Pricing, Test, Testimonials } from './offers.js';
import { ShareBlock, ShareRail } from './share.js';
import { BeforeAfter, HowItWorks, Learning, Parents, Problem, Stats } from './stories.js';

interface BodyProps {
  readonly variant?: 'A' | 'B' | undefined;
  readonly landing: LandingView;
  readonly plans: readonly PlanView[];
  /** The page's own address, as it is shared. */
  readonly url: string;
}

/** The selected plans in the stored order; all of them where none is named (spec 1 §2). */
export function plansOf({ pricing }: Pick<LandingView, 'pricing'>, plans: readonly PlanView[]): readonly PlanView[] {
  const { selectedPlanIds, planOrder } = pricing;
  const selected = selectedPlanIds.length === 0 ? plans : plans.filter(({ id }) => selectedPlanIds.includes(id));
  const placeOf = ({ id }: PlanView): number => (planOrder.includes(id) ? planOrder.indexOf(id) : planOrder.length);
  return selected.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A section with nothing in it is not shown. */
const hasSomething = (section: LandingSection): boolean => !('items' in section) || section.items.length > 0;

function One({ section, landing, plans, url }: BodyProps & { readonly section: LandingSection }) {
  switch (section.type) {
    case 'problem':
      return <Problem {...section} />;
    case 'how-it-works':
      return <HowItWorks {...section} />;
    case 'learning':
      return <Learning {...section} />;
    case 'parents':
      return <Parents {...section} />;
    case 'stats':
      return <Stats {...section} />;
    case 'testimonials':
      return <Testimonials {...section} />;
    case 'before-after':
      return <BeforeAfter {...section} />;
    case 'automation':
      return <Automation {...section} />;
    case 'benefits':
      return <Benefits {...section} />;
    case 'pricing':
      return <Pricing {...section} plans={plansOf(landing, plans)} ctaText={landing.pricing.customCtaText} />;
    case 'test':
      return <Test {...section} />;
    case 'install':
      return <Install {...section} />;
    case 'share':
      return <ShareBlock {...section} platforms={landing.share.platforms} url={url} />;
  }
}

/** Everything that a visitor sees, in the stored order. */
export function Body({ landing, plans, url, variant = 'A' }: BodyProps) {
  const { sections, isPricingVisible, share } = landing;
  const shown = sections
    .map((section, place) => ({ section, place }))
    .filter(({ section }) => section.isVisible && (section.variant ?? variant) === variant && hasSomething(section))
    .filter(({ section }) => section.type !== 'pricing' || isPricingVisible)
    .filter(({ section }) => section.type !== 'share' || share.isEnabled);
  const isThere = (type: LandingSection['type']): boolean => shown.some(({ section }) => section.type === type);
  const has = { how: isThere('how-it-works'), parents: isThere('parents'), plans: isThere('pricing') };
  return (
    <>
      <a className="skip" href="#contenido">
        {words.skip}
      </a>
      <Hero hero={landing.hero} authCta={landing.authCta} has={has} />
      {share.isEnabled && share.position === 'sticky_right' && <ShareRail platforms={share.platforms} url={url} />}
      <main id="contenido">
        {shown.map(({ section, place }) => (
          <div key={place} data-section={`${place}-${section.type}`}>
            <One section={section} landing={landing} plans={plans} url={url} />
          </div>
        ))}
      </main>
      <Foot hasPlans={has.plans} hasHow={has.how} />
      <div data-social-proof hidden />
      <aside className="sticky" data-sticky aria-label={words.tryFree}>
        <a className="btn btn-honey btn-lg btn-block" href="/auth?tab=signup">
          {words.tryFree}
        </a>
      </aside>
      <CookieQuestion />
    </>
  );
}
