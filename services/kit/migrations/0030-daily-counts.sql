-- How often what happened on which day (UTC). Shards keep transactions of different families from waiting for one row.
create table {schema}.daily_counts (
  day date not null,
  figure text not null,
  shard smallint not null,
  count bigint not null,
  primary key (day, figure, shard)
);
