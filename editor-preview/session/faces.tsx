// Faces of the operators who have the document open: in the top bar, and at the blocks in their hands.
import { useSyncExternalStore } from 'react';
import type { Presence } from '~/domain/studio/api';
import type { Person } from '~/domain/studio/api-parts';
import type { Uid } from '~/domain/studio/document';
import type { PresentAt } from '../frame/messages';
import { useParts } from './editor-context';
import styles from './faces.module.css';

const COLOURS = ['#3558d6', '#18714a', '#8a5300', '#7a4fd0', '#b42318', '#0f6e84'];

/** One face an operator; the own one is the operator's in the menu. */
function othersIn(present: readonly Presence[], operatorId: number): Person[] {
  const names = new Map(present.map(({ id, name }) => [id, name]));
  return [...names].flatMap(([id, name]) => (id === operatorId ? [] : [{ id, name }]));
}

const colourOf = (id: number): string => COLOURS[id % COLOURS.length] ?? '';

const backgroundOf = ({ id }: Person) => ({ background: colourOf(id) });

const letterOf = (name: string): string => name.slice(0, 1);

/** Where the others work: a face an operator and block. */
export function facesAt(present: readonly Presence[], operatorId: number): PresentAt[] {
  const faces = present.flatMap(({ id, name, uid }) =>
    id === operatorId || uid === null
      ? []
      : [[`${uid} ${id}`, { uid, letter: letterOf(name), colour: colourOf(id) }] as const],
  );
  return [...new Map(faces).values()];
}

const Face = ({ name, words = name }: { name: string; words?: string }) => (
  <>
    <span aria-hidden="true">{letterOf(name)}</span>
    <span className="st-visually-hidden">{words}</span>
  </>
);

export function Faces() {
  const { live, me } = useParts();
  const { present } = useSyncExternalStore(live.subscribe, live.get);
  const others = othersIn(present, me.operator.id);
  if (others.length === 0) return null;
  return (
    <ul className={styles['faces']} aria-label="正在看这页的人">
      {others.map((person) => (
        <li key={person.id} className={styles['face']} title={person.name} style={backgroundOf(person)}>
          <Face name={person.name} />
        </li>
      ))}
    </ul>
  );
}

/** Beside words that name the operator. */
export const SmallFace = ({ person }: { person: Person }) => (
  <span className={styles['face']} data-small="" aria-hidden="true" style={backgroundOf(person)}>
    {letterOf(person.name)}
  </span>
);

/** Those who have selected the block; a row renders again only when they change. No list: it stands in a tree. */
export function BlockFaces({ uid }: { uid: Uid }) {
  const { live, me } = useParts();
  const text = useSyncExternalStore(live.subscribe, () => {
    const here = live.get().present.filter((one) => one.uid === uid);
    return JSON.stringify(othersIn(here, me.operator.id));
  });
  return (JSON.parse(text) as Person[]).map((person) => (
    <span
      key={person.id}
      className={styles['face']}
      data-small=""
      title={person.name}
      style={backgroundOf(person)}
    >
      <Face name={person.name} words={`${person.name} 在这里`} />
    </span>
  ));
}
