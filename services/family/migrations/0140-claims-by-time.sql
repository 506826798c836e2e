-- Who runs the product is told how many children were active in a week: a small index, because rows come almost in order.
create index occurrences_by_claim on {schema}.occurrences using brin (claimed_at);
