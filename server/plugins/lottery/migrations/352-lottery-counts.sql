-- What a draw counts: who joined, who joined by an invitation, and the codes that were issued. None of them: no row.
create table lottery_counts (
  activity_goods_id integer primary key references activity_goods on delete cascade,
  participant integer not null default 0 check (participant >= 0),
  invitee integer not null default 0 check (invitee >= 0),
  code_num integer not null default 0 check (code_num >= 0)
);
