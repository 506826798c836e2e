import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { assistant } from '../src/assistant.service.js';

export const anAssistant = (): Promise<TestService> => bootService(assistant);
