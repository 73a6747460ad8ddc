-- What an operator's own system calls a home: the same home is not taken in twice.
alter table properties add column reference text unique;
