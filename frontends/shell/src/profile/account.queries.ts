import type { OutputOf } from '@alcancia/contracts/define';
import { listSessions, readSecondStep } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const sessions = read(listSessions, {});
export const secondStep = read(readSecondStep, {});

export type OpenSession = OutputOf<typeof listSessions>['sessions'][number];
