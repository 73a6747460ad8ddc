-- Its owner has taken it off the market for a while; it comes back without another review.
alter table postings drop constraint postings_state_check;
alter table postings add constraint postings_state_check
  check (state in ('draft', 'pending', 'live', 'rejected', 'withdrawn', 'sold', 'taken-down', 'paused'));
