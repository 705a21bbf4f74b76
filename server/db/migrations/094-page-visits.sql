-- Owns how often laid-out pages are visited, by shopper and day of the mall; all guests of a day share a row without one.
-- It stands apart from the pages: counting a visit must not make what shows them look changed.
create table page_visits (
  page_id integer not null references diy_pages on delete cascade,
  user_id integer references users,
  day date not null,
  count integer not null check (count > 0),
  unique nulls not distinct (page_id, user_id, day)
);
