import { Feature } from '@alcancia/server-kit';

import { Household } from './household.entity.js';
import { householdTables } from './households.personal-data.js';
import { ReadHousehold } from './read-household.js';
import { UpdateHousehold } from './update-household.js';

/** A family's own settings: its time zone and what it calls its coins. */
@Feature({ useCases: [ReadHousehold, UpdateHousehold], entities: [Household], keeps: householdTables })
export class HouseholdsModule {}
