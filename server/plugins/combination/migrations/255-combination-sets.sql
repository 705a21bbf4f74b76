-- Owns the sets of the plugin combination (activities and their goods): one act of an administrator's phone makes one set.
create unique index combination_sets_made on activities ((rules ->> 'nonce'))
  where plugin = 'combination' and rules ->> 'nonce' <> '';
