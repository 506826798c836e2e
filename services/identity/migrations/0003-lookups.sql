-- What is looked up at every failed sign-in, and every minute.

create index profiles_by_email on {schema}.profiles (email) where deleted_at is null;

create index sessions_returned on {schema}.sessions (returned_at) where returned_at is not null;
