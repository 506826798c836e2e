import { type Failure, failure } from '@alcancia/server-kit';

export const timeZoneUnknown = (): Failure => failure('time_zone_unknown');
