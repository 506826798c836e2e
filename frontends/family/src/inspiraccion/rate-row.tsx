import { Star } from '@phosphor-icons/react/dist/csr/Star';

import type { KeptIdea } from '@alcancia/contracts/assistant';
import { ideaLimits } from '@alcancia/contracts/assistant-limits';
import { toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/inspiraccion.js';
import { useRateIdea } from './inspiraccion.queries.js';

const stars = Array.from({ length: ideaLimits.stars }, (_, at) => at + 1);

/** How it went, in stars; a tap on the chosen one takes it back. */
export function RateRow({ idea: { ideaId, rating } }: { readonly idea: KeptIdea }) {
  const rate = useRateIdea();
  const shown = rate.isPending ? rate.variables.rating : rating;
  return (
    <fieldset className="rate-row">
      <legend className="label">{words.rate}</legend>
      {stars.map((star) => {
        const isLit = shown !== null && star <= shown;
        return (
          <button
            key={star}
            type="button"
            className="icon-btn"
            aria-label={words.star(star)}
            aria-pressed={star === shown}
            disabled={rate.isPending}
            onClick={() =>
              rate.mutate({ ideaId, rating: star === shown ? null : star }, { onError: (error) => toastError(error) })
            }
          >
            <Star size={26} weight={isLit ? 'fill' : 'regular'} aria-hidden />
          </button>
        );
      })}
      <span className="caption">{shown === null ? words.unrated : words.star(shown)}</span>
    </fieldset>
  );
}
