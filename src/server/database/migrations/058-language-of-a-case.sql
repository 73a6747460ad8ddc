-- The language in which somebody opened a case, for the mails about it.
alter table support_cases add column language text not null default 'en';
