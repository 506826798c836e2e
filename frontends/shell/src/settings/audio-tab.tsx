import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import type { Voice } from '@alcancia/contracts/speech';
import { addErrorWords, useSound } from '@alcancia/web-kit';
import { ProviderCard, SettingsCards, StatsCard } from '@alcancia/web-kit/sound-settings';
import { Bones, ErrorPanel, Part, SwitchField } from '@alcancia/web-kit/ui';
import { speechErrorWords } from '@alcancia/web-kit/words/speech';

import { words } from '../words/audio.js';
import { provider, speechSettings, speechStats, useSaveGeneral, useSaveSection, voice } from './audio.queries.js';

addErrorWords(speechErrorWords);

const statsFailed = (retry: () => void) => <ErrorPanel title={words.statsFailed} onRetry={retry} />;
const providerFailed = (retry: () => void) => <ErrorPanel title={words.providerFailed} onRetry={retry} />;

/** 'Audio': what an adult hears itself, and of how the product speaks what its role may see and change (spec 2 §6). */
export default function AudioTab() {
  const { may } = useSuspenseQuery(voice).data;
  return (
    <>
      <OwnCard may={may} />
      {(may.includes('view_global_settings') || may.includes('view_section_settings')) && <Settings may={may} />}
      {may.includes('view_elevenlabs_status') && (
        <Part fallback={<Bones card lines={2} />} failed={providerFailed}>
          <Provider />
        </Part>
      )}
      {may.includes('view_general_stats') && (
        <Part fallback={<Bones card lines={4} />} failed={statsFailed}>
          <Stats />
        </Part>
      )}
    </>
  );
}

/** What one hears oneself: silenced at once. */
function OwnCard({ may }: Pick<Voice, 'may'>) {
  const { own, choose } = useSound();
  const mayMute = may.includes('mute_voice');
  const mayReduce = may.includes('reduce_effects');
  if (!mayMute && !mayReduce) return null;
  return (
    <section className="card" aria-label={words.own}>
      <div className="card-head">
        <h2>{words.own}</h2>
      </div>
      <div className="fields">
        {mayMute && (
          <SwitchField
            label={words.mute}
            hint={words.muteText}
            checked={own.mutesVoice}
            onChange={(mutesVoice) => choose({ mutesVoice })}
          />
        )}
        {mayReduce && (
          <SwitchField
            label={words.reduce}
            hint={words.reduceText}
            checked={own.reducesEffects}
            onChange={(reducesEffects) => choose({ reducesEffects })}
          />
        )}
      </div>
    </section>
  );
}

function Settings({ may }: Pick<Voice, 'may'>) {
  const settings = useSuspenseQuery(speechSettings).data;
  const mayAskProvider = may.includes('edit_elevenlabs_voice') && may.includes('view_elevenlabs_status');
  const { data: asked } = useQuery({ ...provider, enabled: mayAskProvider });
  return (
    <SettingsCards
      {...settings}
      may={may}
      provider={asked}
      saveGeneral={useSaveGeneral()}
      saveSection={useSaveSection()}
    />
  );
}

const Provider = () => <ProviderCard provider={useSuspenseQuery(provider).data} />;
const Stats = () => <StatsCard stats={useSuspenseQuery(speechStats).data} />;
