-- While PayPal does not answer, it is asked ever less often about one subscription.
alter table {schema}.subscriptions add column failed_checks smallint not null default 0;
