import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Bones, ChoiceField, ErrorPanel } from '@alcancia/web-kit/ui';

import { words } from '../words/landings.js';
import { previewOf } from './landings.queries.js';

type Size = keyof typeof words.sizes;
/** How wide the screens are, in CSS pixels. */
const widths: Readonly<Record<Size, number>> = { phone: 390, tablet: 768, desktop: 1280 };
const sizes = (Object.keys(widths) as Size[]).map((value) => ({ value, label: words.sizes[value] }));

interface LandingPreviewProps {
  readonly landingId: string;
  readonly title: string;
  readonly initial?: Size;
}

/** What is written, as visitors would see it. Without its scripts: what is shown here asks nothing and counts nothing. */
export function LandingPreview({ landingId, title, initial = 'phone' }: LandingPreviewProps) {
  const [size, setSize] = useState<Size>(initial);
  // The address opens it for half an hour: another one is fetched whenever it was saved, and before that is over.
  const { data, isError, refetch } = useQuery({ ...previewOf(landingId), refetchInterval: 25 * 60_000 });
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  return (
    <section className="landing-preview" aria-label={words.preview}>
      <p>{words.previewAbout}</p>
      <ChoiceField label={words.size} options={sizes} value={size} onChange={setSize} />
      {data ? (
        <>
          <div
            className="landing-frame"
            role="group"
            aria-label={words.previewOf(title)}
            // It is wider than a phone: with keys it is scrolled, too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
            tabIndex={0}
          >
            <iframe
              key={data.path}
              title={words.previewOf(title)}
              src={data.path}
              sandbox="allow-same-origin"
              width={widths[size]}
              height={size === 'phone' ? 844 : 900}
            />
          </div>
          <a href={data.path} target="_blank" rel="noopener noreferrer">
            {words.previewTab}
          </a>
        </>
      ) : (
        <Bones card lines={8} />
      )}
    </section>
  );
}
