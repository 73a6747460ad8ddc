-- Homes that somebody does not want to see again go with the account too.
alter table account_homes drop constraint account_homes_list_check;
alter table account_homes add constraint account_homes_list_check check (list in ('wishlist', 'compare', 'recent', 'hidden'));
