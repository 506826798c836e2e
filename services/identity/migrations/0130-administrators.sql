-- Those who run the product: the password that somebody else chose for them is changed first.

alter table {schema}.profiles add column must_change_password boolean not null default false;

create index profiles_administrators on {schema}.profiles (id) where role = 'super_admin';
