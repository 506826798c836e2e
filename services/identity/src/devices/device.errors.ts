import { type Failure, failure } from '@alcancia/server-kit';

export const deviceNotAuthorized = (): Failure => failure('device_not_authorized');

export const deviceLimitReached = (deviceLimit: number, currentDevices: number): Failure =>
  failure('device_limit_reached', { limit: deviceLimit, current: currentDevices });
