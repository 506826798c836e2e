import type { OptionalSetting, ServiceName } from '@alcancia/contracts/rooms';

import type { Place } from './place.js';
import type { App } from './running/app.js';
import { answersHttp } from './running/probes.js';

/** Where the place names no AI provider, a simulated one answers and speaks for the assistant: it thinks nothing. */
export const isAiSimulated = (): boolean => !process.env['AI_URL'];

const url = ({ settings: { host, ports } }: Place): string => `http://${host}:${ports.ai}`;

/** What the assistant is given to ask there: the settings of any provider. */
export const simulatedAi = (place: Place, name: ServiceName): Partial<Record<OptionalSetting, string>> =>
  isAiSimulated() && name === 'assistant' ? { AI_URL: `${url(place)}/v1` } : {};

/** An AI of this stack's own, as a process. */
export const aiApp = (place: Place): App => ({
  name: 'ai',
  url: url(place),
  spec: {
    main: 'services/assistant/dist/simulated-ai.main.js',
    args: [],
    env: { HOST: place.settings.host, PORT: `${place.settings.ports.ai}` },
    log: place.logOf('ai'),
  },
  answers: () => answersHttp(`${url(place)}/v1/models`),
});
