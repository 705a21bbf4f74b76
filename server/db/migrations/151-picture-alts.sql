-- Alternative texts that operators gave pictures of a published layout, beside its text: [{block, at, picture, alt}].
alter table diy_templates add column alts jsonb;
