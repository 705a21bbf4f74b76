// The areas of a hotspot field as they are stored, and the steps that change them.
import { isArray, isRecord } from '~/domain/record';
import type { ControlProps } from '../form/control';
import { useFormContext } from '../form/form-context';
import { type Area, clamped, copiesOn } from './hotspot-areas';
import { areaOf, type Background, measuresOf, type Row } from './hotspot-picture';
import { rowsAsStored } from './use-rows';

const rowsOf = (value: unknown): readonly Row[] => (isArray(value) ? value : [value]).filter(isRecord);

/** Areas are written as they are stored: what a row lacks stays absent. */
export function useAreas({ field, at, value, write }: ControlProps, { design, cells }: Background) {
  const { storedAt } = useFormContext();
  const isSingle = field.control === 'hotspot';
  const rows = rowsOf(value);
  const areas = rows.map(areaOf);
  const stored = rowsAsStored(rowsOf(storedAt(at)), rows);
  const { min: least = 0, max = Infinity } = field.rows ?? {};
  const change = (next: readonly Row[], isTyping = false) =>
    write(isSingle ? (next[0] ?? null) : next, isTyping ? { isTyping } : { words: `${next.length} 个` });
  const copies = (index: number): Area[] =>
    copiesOn(areas, index, cells).slice(0, Math.max(0, max - rows.length));
  return {
    rows,
    areas,
    copies,
    isFull: rows.length >= (isSingle ? 1 : max),
    isLeast: rows.length <= least,
    add: (area: Area) => change([...stored, { ...clamped(area, design), link: '', open_type: '' }]),
    set: (index: number, area: Area) =>
      change(
        stored.map((row, place) =>
          place === index ? { ...row, ...measuresOf(clamped(area, design), row) } : row,
        ),
        true,
      ),
    copy: (index: number) => {
      const row = stored[index] ?? {};
      const made = copies(index).map((area) => ({
        ...structuredClone(row),
        ...measuresOf(clamped(area, design), row),
      }));
      change([...stored, ...made]);
    },
    remove: (index: number) => {
      if (rows.length > least) change(stored.filter((_row, place) => place !== index));
    },
  };
}

export type Areas = ReturnType<typeof useAreas>;
