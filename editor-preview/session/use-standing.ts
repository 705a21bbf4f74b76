// What others publish, schedule, submit, answer or disable shows in the open document at once.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DocumentAnswer } from '~/domain/studio/api';
import { isSameJson } from '~/domain/studio/same-json';
import { standingOf } from '~/domain/studio/standing';
import { sessionQuery } from '../shell/session';
import type { LiveEvents } from '../store/live-events';

/** Reads the document's state anew where the events say that it is another one. */
export function useStanding(answer: DocumentAnswer, live: LiveEvents): void {
  const cache = useQueryClient();
  useEffect(() => {
    const publish = ['publish', answer.doc];
    let { standing: last } = live.get();
    return live.subscribe(() => {
      const { standing } = live.get();
      if (standing === null || standing === last) return;
      last = standing;
      const known = cache.getQueryData<DocumentAnswer>(publish) ?? answer;
      if (isSameJson(standingOf(known), standing)) return;
      for (const queryKey of [publish, ['pages'], ['reviews']]) void cache.invalidateQueries({ queryKey });
    });
  }, [cache, answer, live]);
  useRights(live);
}

/** Review switched on, or another role, changes what the open editor offers. */
function useRights(live: LiveEvents): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      live.subscribe(() => {
        const { rights } = live.get();
        const me = cache.getQueryData(sessionQuery.queryKey);
        if (rights === null || me === null || me === undefined || isSameJson(me.rights, rights)) return;
        void cache.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }),
    [cache, live],
  );
}
