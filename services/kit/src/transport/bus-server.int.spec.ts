import { describeNest } from '../../test/nest-promises.js';
import { InProcessBus } from '../bus/in-process-bus.js';

describeNest('the in-process transport', async () => new InProcessBus());
