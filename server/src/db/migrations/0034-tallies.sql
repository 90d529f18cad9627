-- Up Migration

-- How often something was tried from one network address, such as a wrong password: counted here, so that all servers
-- count together. The key is a digest: no address of a person stands in it.
create table tallies (
  key text primary key,
  count int not null,
  until timestamptz not null
);
