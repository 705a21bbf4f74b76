-- How the popup of a member activity looks and what it says; null for the mall's own look.
alter table member_activities add column popup jsonb;
