import * as format from '../words/format.js';
import { words } from '../words/sound-settings.js';
import type { ProviderState } from './sound-settings.js';

/** How the external provider stands: whether it answers, and what is left of its month. */
export function ProviderCard({ provider }: { readonly provider: ProviderState }) {
  return (
    <section className="card sound-card" aria-label={words.provider}>
      <div className="card-head">
        <div>
          <h2>{words.provider}</h2>
          <p className="caption">{words.providerText}</p>
        </div>
        <span className={provider.state === 'there' ? 'tag tag-success' : 'tag'}>{words.states[provider.state]}</span>
      </div>
      {provider.state === 'there' && (
        <dl className="sound-facts">
          <dt>{words.tier}</dt>
          <dd>{provider.tier}</dd>
          <dt>{words.characters}</dt>
          <dd>{words.ofMonth(format.number(provider.used), format.number(provider.most))}</dd>
          {provider.resetsAt && (
            <>
              <dt>{words.resets}</dt>
              <dd>{format.dateOf(provider.resetsAt)}</dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}
