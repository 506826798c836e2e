import { Alert, Button as Act, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import type { OutputOf } from '@alcancia/contracts/define';
import { type generateLandings, type LandingTone, landingTones } from '@alcancia/contracts/marketing';
import { Button, ChoiceField, HintBox, TextArea, TextField, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/generation.js';
import './landings.css';
import { useGenerateLandings } from './landings.queries.js';

const tones = landingTones.map((value) => ({ value, label: words.tones[value] }));
const mostBenefits = 6;
const mostLetters = 120;

type Texts = Readonly<Record<'goal' | 'audience' | 'country' | 'keyword' | 'benefits', string>>;
const nothing: Texts = { goal: '', audience: '', country: 'México', keyword: '', benefits: '' };

/** By line, without empty ones. */
const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** A form, then three drafts in the editor (G36). What was typed stays, so that another three are one tap away. */
export function GenerateLanding() {
  const [texts, setTexts] = useState<Texts>(nothing);
  const [tone, setTone] = useState<LandingTone>('cercano');
  const [isChecked, setChecked] = useState(false);
  const [made, setMade] = useState<OutputOf<typeof generateLandings> | null>(null);
  const generate = useGenerateLandings();
  const benefits = linesOf(texts.benefits);
  const isTooMuch = benefits.length > mostBenefits || benefits.some(({ length }) => length > mostLetters);
  const isWhole = Object.values(texts).every((text) => text.trim() !== '') && !isTooMuch;
  const send = (): void => {
    setChecked(true);
    if (!isWhole || generate.isPending) return;
    const { goal, audience, country, keyword } = texts;
    generate.mutate(
      {
        goal: goal.trim(),
        audience: audience.trim(),
        country: country.trim(),
        keyword: keyword.trim(),
        tone,
        benefits,
      },
      { onSuccess: setMade, onError: (error) => toastError(error) },
    );
  };
  if (made) return <Made made={made} onAgain={() => setMade(null)} />;
  const field = (name: keyof Texts) => ({
    value: texts[name],
    onChange: (text: string) => setTexts({ ...texts, [name]: text }),
    error: isChecked && texts[name].trim() === '' ? words.missing : undefined,
  });
  return (
    <form
      className="landing-texts"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField label={words.goal} hint={words.goalHint} maxLength={200} {...field('goal')} />
      <TextField label={words.audience} hint={words.audienceHint} maxLength={200} {...field('audience')} />
      <TextField label={words.country} maxLength={60} {...field('country')} />
      <ChoiceField label={words.tone} options={tones} value={tone} onChange={setTone} />
      <TextArea
        label={words.benefits}
        hint={words.benefitsHint}
        maxLength={800}
        {...field('benefits')}
        error={isTooMuch ? words.tooMany : field('benefits').error}
      />
      <TextField label={words.keyword} hint={words.keywordHint} maxLength={60} {...field('keyword')} />
      <HintBox>{words.noFigures}</HintBox>
      <Button type="submit" busy={generate.isPending}>
        {words.generate}
      </Button>
      <p role="status">{generate.isPending ? words.writing : ''}</p>
    </form>
  );
}

interface MadeProps {
  readonly made: OutputOf<typeof generateLandings>;
  readonly onAgain: () => void;
}

const Made = ({ made: { drafts, leftOut }, onAgain }: MadeProps) => (
  <section className="landing-texts" aria-label={words.done}>
    <h2>{words.done}</h2>
    <Alert type={leftOut === 0 ? 'success' : 'warning'} showIcon title={words.leftOut(leftOut)} />
    <ul className="landing-versions">
      {drafts.map(({ landingId, title }) => (
        <li key={landingId}>
          <Link to={`/admin/landing/${landingId}/edit`}>{words.edit(title)}</Link>
        </li>
      ))}
    </ul>
    <Flex>
      <Act onClick={onAgain}>{words.again}</Act>
    </Flex>
  </section>
);
