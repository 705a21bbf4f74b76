-- How often a person may answer a form: what two accounts that become one had beyond it is taken back.
alter table diy_forms add column times integer not null default 0 check (times >= 0);
