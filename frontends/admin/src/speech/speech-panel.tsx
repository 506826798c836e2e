import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useEffect, useState } from 'react';

import { ProviderCard, SettingsCards, StatsCard } from '@alcancia/web-kit/sound-settings';
import { ErrorPanel, Loading, toast } from '@alcancia/web-kit/ui';

import { DayRange } from '../day-range.js';
import { wholeLog } from '../look-through.js';
import { words } from '../words/speech.js';
import { PermissionTable } from './permission-table.js';
import {
  ownVoice,
  speechProvider,
  speechSettings,
  speechStats,
  useSaveGeneral,
  useSaveSection,
} from './speech.queries.js';

/** How the product speaks, for everybody: settings, rights, the provider and what was heard (G32). */
export function SpeechPanel() {
  const voice = useQuery(ownVoice);
  const settings = useQuery(speechSettings);
  const saveGeneral = useSaveGeneral();
  const saveSection = useSaveSection();
  const isFailed = voice.isError || settings.isError;
  useEffect(() => {
    if (isFailed) toast({ kind: 'error', title: words.failedTitle, text: words.failedText });
  }, [isFailed]);
  const may = voice.data?.may ?? [];
  const provider = useQuery({ ...speechProvider, enabled: may.includes('view_elevenlabs_status') });
  if (isFailed)
    return (
      <ErrorPanel
        title={words.failedText}
        onRetry={() => {
          void voice.refetch();
          void settings.refetch();
        }}
      />
    );
  if (!voice.data || !settings.data) return <Loading />;
  return (
    <Flex vertical gap="large">
      <SettingsCards
        {...settings.data}
        may={may}
        provider={provider.data}
        saveGeneral={saveGeneral}
        saveSection={saveSection}
      />
      <PermissionTable />
      {provider.data && <ProviderCard provider={provider.data} />}
      {provider.isError && <ErrorPanel title={words.providerFailed} onRetry={() => void provider.refetch()} />}
      {may.includes('view_general_stats') && <Stats />}
    </Flex>
  );
}

/** What was heard, of the last 30 days or of those that are chosen. */
function Stats() {
  const [days, setDays] = useState(wholeLog);
  const { data, isError, refetch } = useQuery({ ...speechStats(days), placeholderData: (before) => before });
  return (
    <>
      <DayRange value={days} onChange={setDays} />
      {isError && <ErrorPanel title={words.statsFailed} onRetry={() => void refetch()} />}
      {!isError && (data ? <StatsCard stats={data} /> : <Loading />)}
    </>
  );
}
