-- User centres preserve the text of their layout, as diy_templates do: jsonb rewrites numbers, order and white space.
alter table user_centers
  drop constraint user_centers_data_check,
  alter column data type json using data::json;
alter table user_centers add constraint user_centers_data_check
  check (case when json_typeof(data) = 'array' then json_array_length(data) > 0 else false end);
