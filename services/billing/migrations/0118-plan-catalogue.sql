-- Those who run the product change plans and prices (G40): whoever has a plan is told when it allows something else.

alter table {schema}.plans add column limits_version int not null default 1;

alter table {schema}.family_plans add column told_version int not null default 1;

create index family_plans_of on {schema}.family_plans (plan_id, told_version);
