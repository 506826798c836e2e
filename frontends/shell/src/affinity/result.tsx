import { useEffect, useRef } from 'react';

import { affinityPercentage, hasConfetti, hasStars, keepAffinityResult, rangeOf } from '@alcancia/contracts/marketing';
import { useSession, useWrite } from '@alcancia/web-kit';
import { Pig } from '@alcancia/web-kit/art';
import { pictureOf } from '@alcancia/web-kit/social-proof';
import { Button, ButtonLink, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/affinity.js';
import { outOfDialog } from './dialog-frame.js';
import type { Progress } from './kept-affinity.js';
import { tellEvent } from './tell-affinity.js';

const tints = ['var(--honey-400)', 'var(--guava-400)', 'var(--jacaranda-300)', 'var(--agave-300)', '#fff'];

/** Places and moments of the falling bits, spread by a fixed stride. */
const bits = Array.from({ length: 24 }, (_, nth) => ({
  left: `${(nth * 37) % 100}%`,
  animationDelay: `${(nth * 0.13) % 1.4}s`,
  background: tints[nth % tints.length] ?? '#fff',
}));

const Confetti = () => (
  <span className="affinity-confetti" aria-hidden data-confetti>
    {bits.map((bit) => (
      <i key={bit.left} style={bit} />
    ))}
  </span>
);

/** In honey: the drawn star means Puntos and nothing else. */
const Stars = () => (
  <span className="affinity-stars" role="img" aria-label={words.stars}>
    {[1, 2, 3].map((nth) => (
      <span key={nth} aria-hidden>
        ★
      </span>
    ))}
  </span>
);

/** What the answers come to, and where to go from there. */
export function Result({ progress, onRestart }: { readonly progress: Progress; readonly onRestart: () => void }) {
  const { test, answers } = progress;
  const { primary, secondary } = test.ctaConfig;
  const percentage = affinityPercentage(answers);
  const range = rangeOf(percentage, test.ranges);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  if (!range) return null;
  const text = words.shared(percentage, `${range.label} ${range.emoji}`, `${location.origin}/test-familia`);
  return (
    <section className="affinity-card affinity-result">
      <div className="affinity-head" style={{ borderColor: range.color }}>
        {hasConfetti(percentage, range) && <Confetti />}
        <Pig mood="cheer" className="affinity-pig" />
        <p className="affinity-percent" aria-hidden>
          {words.percentage(percentage)}
        </p>
        {hasStars(percentage, range) && <Stars />}
      </div>
      <h1 ref={head} tabIndex={-1} aria-label={words.result(percentage, range.label)}>
        <span aria-hidden>{range.emoji}</span> {range.label}
      </h1>
      <p>{range.message}</p>
      <div className="affinity-acts">
        <ButtonLink
          to={primary.route}
          {...outOfDialog}
          kind="honey"
          size="large"
          icon={<span aria-hidden>{pictureOf(primary.icon)}</span>}
          onClick={() => tellEvent(progress, 'cta_clicked', { route: primary.route })}
        >
          {primary.text}
        </ButtonLink>
        {secondary.map(({ text: label, route }) => (
          <ButtonLink
            key={`${route} ${label}`}
            to={route}
            {...outOfDialog}
            kind="line"
            onClick={() => tellEvent(progress, 'cta_clicked', { route })}
          >
            {label}
          </ButtonLink>
        ))}
        <a
          className="btn btn-soft"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => tellEvent(progress, 'shared')}
        >
          {words.share}
        </a>
        <KeepResult progress={progress} />
        <Button kind="bare" onClick={onRestart}>
          {words.again}
        </Button>
      </div>
    </section>
  );
}

/** An adult who is signed in may take the result into the account: until then it is nobody's (G38). */
function KeepResult({ progress: { test, sentAs } }: { readonly progress: Progress }) {
  const session = useSession();
  const keep = useWrite(keepAffinityResult);
  if (session.status !== 'adult' || session.who.role === 'super_admin' || sentAs === null || keep.isSuccess)
    return null;
  const send = (): void =>
    keep.mutate(
      { testId: test.id, sessionId: sentAs },
      { onSuccess: () => toast({ kind: 'success', title: words.kept }), onError: (refused) => toastError(refused) },
    );
  return (
    <Button kind="line" busy={keep.isPending} onClick={send}>
      {words.keep}
    </Button>
  );
}
