import { useQuery } from '@tanstack/react-query';
import { Statistic } from 'antd';
import { useState } from 'react';

import {
  heatLayers,
  type HeatLayer,
  type ListedLanding,
  type TouchViewport,
  touchViewports,
} from '@alcancia/contracts/marketing';
import { format } from '@alcancia/web-kit';
import { Bones, ChoiceField, ErrorPanel, SelectField } from '@alcancia/web-kit/ui';

import { DayRange } from '../day-range.js';
import { words } from '../words/heatmap.js';
import { HeatPicture } from './heat-picture.js';
import { HeatTables } from './heat-tables.js';
import './heatmap.css';
import { heatOf } from './heatmap.queries.js';

const dayMs = 86_400_000;
/** Four weeks at first. */
const daysAtFirst = 28;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const allVersions = 'all';
const screens = touchViewports.map((value) => ({ value, label: words.viewports[value] }));
const layers = heatLayers.map((value) => ({ value, label: words.layers[value] }));

/** A page, a kind of screen, some days: where it was touched (G37). */
export function Heatmap({ landings }: { readonly landings: readonly ListedLanding[] }) {
  const [landingId, setLandingId] = useState(landings[0]?.landingId ?? '');
  const [version, setVersion] = useState(allVersions);
  const [viewport, setViewport] = useState<TouchViewport>('phone');
  const [layer, setLayer] = useState<HeatLayer>('clicks');
  const [{ from, to }, setDays] = useState(() => ({
    from: dayOf(Date.now() - daysAtFirst * dayMs),
    to: dayOf(Date.now() + dayMs),
  }));
  const asked = { landingId, viewport, layer, from, to, ...(version !== allVersions && { version: Number(version) }) };
  const {
    data: heat,
    isError,
    refetch,
  } = useQuery({
    ...heatOf(asked),
    enabled: from !== '' && to !== '',
    // Until the next picture is there the one before stays.
    placeholderData: (before) => before,
  });
  const title = landings.find((one) => one.landingId === landingId)?.title ?? '';
  return (
    <section className="heatmap" aria-label={words.title}>
      <div className="heat-choices">
        <SelectField
          label={words.landing}
          value={landingId}
          options={landings.map((one) => ({ value: one.landingId, label: one.title }))}
          onChange={(chosen) => {
            setLandingId(chosen);
            setVersion(allVersions);
          }}
        />
        <SelectField
          label={words.version}
          value={version}
          options={[
            { value: allVersions, label: words.allVersions },
            ...(heat?.versions ?? []).map((one) => ({ value: String(one), label: words.versionOf(one) })),
          ]}
          onChange={setVersion}
        />
        <DayRange value={{ order: 'newest', from, to }} onChange={(days) => setDays(days)} />
      </div>
      <ChoiceField label={words.viewport} options={screens} value={viewport} onChange={setViewport} />
      <ChoiceField label={words.layer} options={layers} value={layer} onChange={setLayer} />
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {!isError && !heat && <Bones card lines={8} />}
      {heat && (
        <>
          <div className="heat-figures">
            <Statistic title={words.visits} value={format.number(heat.visits)} />
            <Statistic title={words.signUps} value={format.number(heat.signUpVisits)} />
            <Statistic
              title={words.conversion}
              value={heat.visits === 0 ? words.noConversion : words.percent(heat.signUpVisits / heat.visits)}
            />
          </div>
          <p>
            {heat.visits === 0 ? words.none : words.layerAbout[layer]} {words.pictureAbout}
          </p>
          <div className="heat-shown">
            <HeatPicture key={`${landingId} ${viewport}`} {...{ landingId, title, viewport, layer, heat }} />
            <HeatTables heat={heat} layer={layer} />
          </div>
        </>
      )}
    </section>
  );
}
