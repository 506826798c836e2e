import { Module } from '@nestjs/common';

import { AccessModule } from '../access/access.module.js';
import { PendingSockets } from './pending-sockets.js';
import { UpgradeCheck } from './upgrade-check.js';

/** What every socket goes through before somebody speaks on it. */
@Module({ imports: [AccessModule], providers: [PendingSockets, UpgradeCheck], exports: [PendingSockets, UpgradeCheck] })
export class SocketsModule {}
