// The form of the publish dialog: the draft is saved and checked when it opens, then sent as that version.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCheck } from '../check/check-context';
import { useConflicts } from '../session/conflicts';
import { useParts } from '../session/editor-context';
import { choiceWords } from '../session/open-choices';
import { atOnce, isTimeMissing, NOW, type Outcome, timesOf, usePublishActs, type When } from './publish-acts';
import { usePublishState } from '../session/use-publish-state';
import { clockOffset } from './when-fields';

interface CheckedVersion {
  version: number | null;
  failure: string | null;
  again: () => void;
}

/** The draft is saved and checked when the dialog opens, and after each choice; its version is what is published. */
function useCheckedVersion(choices: number): CheckedVersion {
  const { sync } = useParts();
  const { renew } = usePublishState();
  const { again: check } = useCheck();
  const { data, error, refetch } = useQuery({
    queryKey: ['checked', sync.session, choices],
    queryFn: async () => {
      await Promise.all([sync.flush(), check()]);
      // Whose changes go along, and what is live, as they are now.
      void renew();
      return sync.currentVersion();
    },
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  // What could not be saved is tried again by itself, and published then.
  const isSaved = useSyncExternalStore(sync.subscribe, () => sync.get().kind === 'saved');
  const isBack = isSaved && error !== null;
  useEffect(() => {
    if (isBack) void refetch();
  }, [isBack, refetch]);
  const failure = error === null ? null : '修改还没有保存到服务器，不能发布';
  return { version: error === null ? (data ?? null) : null, failure, again: () => void refetch() };
}

interface FormState {
  note: string | null;
  when: When;
  isBusy: boolean;
  outcome: Outcome | null;
}

function useForm(kind: When['kind']) {
  const { me } = useParts();
  return useState<FormState>(() => ({
    note: null,
    when: { ...NOW, ...timesOf(kind, Date.now() + clockOffset(me), me.settings) },
    isBusy: false,
    outcome: null,
  }));
}

export function usePublishing(suggested: string, kind: When['kind']) {
  const { me } = useParts();
  const { issues } = useCheck();
  const conflicts = useConflicts();
  const choices = choiceWords(conflicts);
  const checked = useCheckedVersion(conflicts.length);
  const acts = usePublishActs();
  const [state, setState] = useForm(kind);
  const note = state.note ?? suggested;
  const mustCount = issues?.filter(({ level }) => level === 'must').length ?? 0;
  const isNoteMissing = me.settings.isNoteRequired && note.trim() === '';
  const isOpen = isNoteMissing || isTimeMissing(state.when) || choices !== null || mustCount > 0;
  const isReady = checked.version !== null && issues !== null && !isOpen && !state.isBusy;
  const send = async (when: When = state.when) => {
    const { version } = checked;
    if (!isReady || version === null) return;
    setState((before) => ({ ...before, when, isBusy: true, outcome: null }));
    const outcome = me.rights.canPublish
      ? await acts.publish({ version, note: note.trim(), when })
      : await acts.submit(version, note.trim());
    setState((before) => ({ ...before, isBusy: false, outcome }));
  };
  const again = () => {
    setState((before) => ({ ...before, outcome: null }));
    checked.again();
  };
  return {
    state,
    setState,
    note,
    choices,
    mustCount,
    isNoteMissing,
    isReady,
    send,
    sendNow: () => send(atOnce(state.when)),
    again,
    failure: checked.failure,
  };
}
