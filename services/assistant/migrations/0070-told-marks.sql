-- Of which share of the quota an adult was told with this use (G30): the use with which that share begins.

alter table {schema}.ai_uses add column told_from_use int;
