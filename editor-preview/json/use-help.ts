// What the JSON's editor knows of the open document: its widgets, their forms, and the check.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { caretIn } from '~/domain/studio/json-caret';
import { paletteById } from '~/widgets/palette-by-id';
import { baseFacts } from '../check/base-facts';
import { useParts } from '../session/editor-context';
import { fetchForm, hasForm } from '../session/widget-form';
import type { CodeHelp } from './code-state';
import { JsonChecker } from './marks';
import { wordsAt } from './words';

export function useHelp(): Omit<CodeHelp, 'apply'> {
  const { me, answer } = useParts();
  const client = useQueryClient();
  return useMemo(() => {
    const formOf: CodeHelp['formOf'] = async (id) =>
      hasForm(id) ? (await fetchForm(client, id)).form : undefined;
    const checker = new JsonChecker({ kind: answer.kind, palette: paletteById, base: baseFacts(me, answer) });
    return {
      palette: paletteById,
      formOf,
      marksOf: (text) => checker.marksOf(text),
      wordsOf: async (text, at) => {
        const { path, id } = caretIn(text, at);
        return wordsAt({ path }, { block: paletteById[id], form: await formOf(id) });
      },
    };
  }, [me, answer, client]);
}
