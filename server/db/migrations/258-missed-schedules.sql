-- Why a schedule failed, in words for operators, and when one of them dismissed what did not happen.
alter table studio_schedules add column reason text not null default '';
alter table studio_schedules add column dismissed_at timestamptz;
