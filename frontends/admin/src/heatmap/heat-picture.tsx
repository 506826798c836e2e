import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { HeatLayer, TouchViewport } from '@alcancia/contracts/marketing';
import { Bones, ErrorPanel } from '@alcancia/web-kit/ui';

import { words } from '../words/heatmap.js';
import { type Heat, pageOf } from './heatmap.queries.js';
import { paintDepths, paintPoints, pointsOf, type SectionBox } from './paint-heat.js';

/** How wide the page is drawn for each kind of screen, in CSS pixels. */
const widths: Readonly<Record<TouchViewport, number>> = { phone: 390, tablet: 768, desktop: 1280 };
/** A canvas is not made taller, in CSS pixels. */
const tallest = 14_000;

interface Shown {
  readonly height: number;
  readonly boxes: ReadonlyMap<string, SectionBox>;
}

function shownIn(page: Document): Shown {
  const boxes = [...page.querySelectorAll<HTMLElement>('[data-section]')].map((section) => {
    const { left, top, width } = section.getBoundingClientRect();
    return [section.dataset['section'] ?? '', { left, top, width }] as const;
  });
  return { height: Math.min(tallest, page.documentElement.scrollHeight), boxes: new Map(boxes) };
}

interface HeatPictureProps {
  readonly landingId: string;
  readonly title: string;
  readonly viewport: TouchViewport;
  readonly layer: HeatLayer;
  readonly heat: Heat;
}

/** The page without its scripts, and the heat above it. What it shows is in the tables, too. */
export function HeatPicture({ landingId, title, viewport, layer, heat }: HeatPictureProps) {
  const { data, isError, refetch } = useQuery({ ...pageOf(landingId), staleTime: Infinity });
  const [shown, setShown] = useState<Shown | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = widths[viewport];
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !shown) return;
    if (layer === 'scroll') paintDepths(pen, heat);
    else paintPoints(pen, pointsOf(heat, shown.boxes));
  }, [shown, layer, heat]);
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Bones card lines={8} />;
  const height = shown?.height ?? 844;
  return (
    <div
      className="heat-frame"
      role="group"
      aria-label={words.picture(title, words.layers[layer])}
      // It is wider than a phone: with keys it is scrolled, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
      tabIndex={0}
    >
      <div style={{ position: 'relative', width, height }}>
        <iframe
          key={viewport}
          title={title}
          src={data.path}
          sandbox="allow-same-origin"
          tabIndex={-1}
          width={width}
          height={height}
          onLoad={({ currentTarget: { contentDocument } }) => contentDocument && setShown(shownIn(contentDocument))}
        />
        <canvas ref={canvas} width={width} height={height} aria-hidden />
      </div>
    </div>
  );
}
