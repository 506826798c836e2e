import { Feature } from '@alcancia/server-kit';

import { PinsModule } from '../pins/pins.module.js';
import { AuthorizeDevice } from './authorize-device.js';
import { CheckDevice } from './check-device.js';
import { DeviceAccess } from './device-access.store.js';
import { Device } from './device.entity.js';
import { deviceTables } from './devices.personal-data.js';
import { ListDevices } from './list-devices.js';
import { RenameDevice } from './rename-device.js';
import { RevokeDevice } from './revoke-device.js';

/** Devices on which children may enter. */
@Feature({
  imports: [PinsModule],
  useCases: [AuthorizeDevice, CheckDevice, ListDevices, RenameDevice, RevokeDevice],
  entities: [Device],
  providers: [DeviceAccess],
  exports: [DeviceAccess],
  keeps: deviceTables,
})
export class DevicesModule {}
