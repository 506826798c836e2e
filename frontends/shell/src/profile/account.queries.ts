import type { OutputOf } from '@alcancia/contracts/define';
import { listSessions } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const sessions = read(listSessions, {});

export type OpenSession = OutputOf<typeof listSessions>['sessions'][number];
