// The draft of a setting with all defaults, as its form and the phone read it.
import { useMemo } from 'react';
import { indexConfig } from '~/schemas/api/index.gen';
import { coerce, type Shape } from '~/schemas/shape';
import type { Data } from '../session/widget-form';
import { useEditor } from '../store/use-editor';

const { navbar, auth_page: auth, mall } = indexConfig.answer.p ?? {};

const SHAPES = { 'tab-bar': navbar, 'title-bar': navbar, auth, 'quick-nav': mall?.p?.['setting'] } as const;

const ANY: Shape = { t: 'o' };

/** `defaults` stand for what the draft does not hold. */
export function useSettingData(doc: keyof typeof SHAPES, defaults?: Data): Data {
  const meta = useEditor((state) => state.doc.meta);
  return useMemo(
    () => coerce(SHAPES[doc] ?? ANY, defaults === undefined ? meta : { ...defaults, ...meta }) as Data,
    [doc, defaults, meta],
  );
}
