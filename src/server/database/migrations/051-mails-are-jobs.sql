-- Mails are sent by jobs, which know of tries and of waiting; a mail is handed over to them once.
drop index outbox_waiting;
drop index outbox_order;
alter table outbox
  drop column attempts,
  drop column next_at,
  add column handed_over boolean not null default false;
update outbox set handed_over = true where sent_at is not null;
create index outbox_waiting on outbox (urgent desc, id) where not handed_over;
