// The answers of a form: they survive re-renders, failures, and a refetch of the page.
import { useState } from 'react';
import {
  type Answer,
  answerProblem,
  type DiyField,
  isDocument,
  type MissingWords,
  startOf,
} from '~/domain/diy-form';
import type { UploadItem } from '../uploader/uploader';

type Pictures = Readonly<Record<string, readonly UploadItem[]>>;

interface Typed {
  fields: readonly DiyField[];
  answers: readonly Answer[];
  /** Errors by the index of their field; none before the first submission. */
  problems: Readonly<Record<number, string>>;
  /** By index and slot of the field; a slot is each side of a document, or all pictures. */
  pictures: Pictures;
  /** Counts resets, so that each one mounts new controls. */
  round: number;
}

const slotKey = (place: number, slot: number): string => `${place}:${slot}`;

/** Pictures of restored answers: each side of a document has its own slot. */
function picturesOf(fields: readonly DiyField[], answers: readonly Answer[]): Pictures {
  const slots = fields.flatMap((field, place): [string, UploadItem[]][] => {
    const urls = field.key === 'img_upload' ? [answers[place] ?? []].flat() : [];
    const items = urls.map((url): UploadItem => ({ id: url, url, state: 'done' }));
    if (isDocument(field)) return items.map((item, slot) => [slotKey(place, slot), [item]]);
    return [[slotKey(place, 0), items]];
  });
  return Object.fromEntries(slots);
}

function begin(fields: readonly DiyField[], round: number, initial?: readonly Answer[]): Typed {
  const answers = fields.map((field, place) => initial?.[place] ?? startOf(field));
  return { fields, answers, problems: {}, pictures: picturesOf(fields, answers), round };
}

const isSame = (one: DiyField | undefined, other: DiyField): boolean =>
  one?.key === other.key && one.name === other.name;

/** Refetched fields keep their answers where the same question is at the same index. */
function carryOver(typed: Typed, fields: readonly DiyField[]): Typed {
  const answers = fields.map((field, place) =>
    isSame(typed.fields[place], field) ? (typed.answers[place] ?? startOf(field)) : startOf(field),
  );
  const pictures = Object.fromEntries(
    Object.entries(typed.pictures).filter(([key]) => {
      const place = Number.parseInt(key, 10);
      const field = fields[place];
      return field !== undefined && isSame(typed.fields[place], field);
    }),
  );
  return { ...typed, fields, answers, pictures, problems: {} };
}

const urlsOf = (pictures: Pictures, place: number): string[] =>
  Object.keys(pictures)
    .filter((key) => key.startsWith(`${place}:`))
    .sort()
    .flatMap((key) => pictures[key] ?? [])
    .filter(({ state }) => state === 'done')
    .map(({ url }) => url);

const replaceAt = <T>(list: readonly T[], place: number, value: T): T[] =>
  list.map((entry, index) => (index === place ? value : entry));

const withoutProblem = ({ problems }: Typed, place: number): Typed['problems'] =>
  Object.fromEntries(Object.entries(problems).filter(([key]) => key !== String(place)));

export interface Answers extends Typed {
  answer: (place: number, value: Answer) => void;
  setPictures: (place: number, slot: number, items: readonly UploadItem[]) => void;
  /** Marks every problem, and returns the first one. */
  check: () => { place: number; text: string } | null;
  reset: () => void;
}

const BUSY = '图片正在上传，请稍候';
const FAILED = '有图片上传失败，请重试或删除';

export interface AnswersOptions {
  /** Answers given before; a field without one starts with the operator's value. */
  initial?: readonly Answer[];
  missing?: MissingWords;
}

/** Why a field cannot be submitted, unfinished uploads included. */
function problemAt(
  { fields, answers, pictures }: Typed,
  place: number,
  missing?: MissingWords,
): string | null {
  const field = fields[place];
  if (field === undefined) return null;
  const items = Object.entries(pictures)
    .filter(([key]) => key.startsWith(`${place}:`))
    .flatMap(([, list]) => list);
  if (items.some(({ state }) => state === 'uploading')) return BUSY;
  if (items.some(({ state }) => state === 'failed')) return FAILED;
  return answerProblem(field, answers[place] ?? '', missing);
}

export function useAnswers(fields: readonly DiyField[], { initial, missing }: AnswersOptions = {}): Answers {
  const [stored, setTyped] = useState(() => begin(fields, 0, initial));
  const typed = stored.fields === fields ? stored : carryOver(stored, fields);
  if (typed !== stored) setTyped(typed);

  const answer = (place: number, value: Answer) =>
    setTyped((before) => ({
      ...before,
      answers: replaceAt(before.answers, place, value),
      problems: withoutProblem(before, place),
    }));
  const setPictures = (place: number, slot: number, items: readonly UploadItem[]) =>
    setTyped((before) => {
      const pictures = { ...before.pictures, [slotKey(place, slot)]: items };
      return {
        ...before,
        pictures,
        answers: replaceAt(before.answers, place, urlsOf(pictures, place)),
        problems: withoutProblem(before, place),
      };
    });
  const check = () => {
    const found = fields.flatMap((_field, place) => {
      const text = problemAt(typed, place, missing);
      return text === null ? [] : [{ place, text }];
    });
    const problems = Object.fromEntries(found.map(({ place, text }) => [place, text]));
    setTyped((before) => ({ ...before, problems }));
    return found[0] ?? null;
  };
  const reset = () => setTyped((before) => begin(before.fields, before.round + 1));
  return { ...typed, answer, setPictures, check, reset };
}
