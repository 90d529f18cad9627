-- Up Migration

-- A membership whose newest month was given back, or is held back by the bank, has ended for that; a raise likewise, for which
-- it is also kept which month it was for.
alter table subscriptions add column given_back boolean not null default false;
alter table subscription_changes add column given_back boolean not null default false;
alter table subscription_changes add column paid_until timestamptz;
