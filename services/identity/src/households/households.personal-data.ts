import { describeTable, personal, plain } from '@alcancia/server-kit';

/** The household of an adult. */
export const householdTables = [
  describeTable('families', {
    about: 'owner_id',
    kind: 'account',
    kept: 'with-person',
    erased: 'row',
    // Its children have passed to somebody else or are erased before; what else belongs to it goes first.
    forgets: {
      owner_id: [
        `update {schema}.sessions set device_id = null where device_id in (
           select d.id from {schema}.devices d join {schema}.families f on f.id = d.family_id where f.owner_id = :person)`,
        `delete from {schema}.device_authorizations where device_id in (
           select d.id from {schema}.devices d join {schema}.families f on f.id = d.family_id where f.owner_id = :person)`,
        ...['devices', 'plan_limits', 'beyond_plan', 'ownership_offers', 'guardianship_invites'].map(
          (table) =>
            `delete from {schema}.${table} where family_id in (select id from {schema}.families where owner_id = :person)`,
        ),
        'delete from {schema}.families where owner_id = :person',
      ],
    },
    columns: [personal('account', 'time_zone money_name'), plain('id created_at updated_at version')],
  }),
];
