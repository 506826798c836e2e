import type { AffinityTest } from '@alcancia/contracts/marketing';
import { Pig } from '@alcancia/web-kit/art';
import { Button, ButtonLink } from '@alcancia/web-kit/ui';

import { words } from '../words/affinity.js';
import { closeDialog, isInDialog } from './dialog-frame.js';
import { Quiz } from './quiz.js';
import { Result } from './result.js';
import { useAffinity } from './use-affinity.js';

/** The test from its first page to its result (spec 2 §4). */
export function AffinityTestView({ test }: { readonly test: AffinityTest }) {
  const { progress, phase, title, start, answer, back, restart } = useAffinity(test);
  const { questions, subtitle } = progress.test;
  if (phase === 'result') return <Result progress={progress} onRestart={restart} />;
  if (phase === 'quiz')
    return <Quiz questions={questions} answered={progress.answers.length} onAnswer={answer} onBack={back} />;
  return (
    <section className="affinity-card">
      <div className="affinity-head">
        <Pig mood="wink" className="affinity-pig" />
      </div>
      <h1>{title}</h1>
      <p>{subtitle}</p>
      <p className="affinity-facts">
        <span className="tag">{words.questions(questions.length)}</span> <span className="tag">{words.minute}</span>
      </p>
      <div className="affinity-acts">
        <Button size="large" onClick={start}>
          {words.start}
        </Button>
        {isInDialog ? (
          <Button kind="bare" onClick={closeDialog}>
            {words.notNow}
          </Button>
        ) : (
          <ButtonLink to="/" kind="bare">
            {words.notNow}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
