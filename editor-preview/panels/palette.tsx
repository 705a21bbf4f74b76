// The palette: groups of tiles with pictures, search, and the presets of the tile in hand.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PaletteEntry } from '~/domain/studio/form';
import { isOfMiniPrograms } from '~/domain/studio/mini-program';
import { palette } from '~/widgets/palette.gen';
import { commandContext, useParts } from '../session/editor-context';
import { firstFocus } from '../ui/first-focus';
import { KindIcon } from '../ui/kind-icon';
import { mainPhone } from '../session/probe';
import { usePhoneDrag } from '../session/use-phone-drag';
import { useEditor } from '../store/use-editor';
import { Icon } from '../ui/icon';
import { type CardPlace, cardPlace } from './card-place';
import { nextTile } from './next-tile';
import { PaletteCard } from './palette-card';
import { paletteGroups, searchPalette, suggestionsFor, type TileState, tileState } from './palette-entries';
import { recentWidgets } from './recent';
import { Still } from './still';
import styles from './palette.module.css';
import { type Insertion, useInsert } from './use-insert';
import { isInputMethodKey } from '../ui/input-method';

interface TileProps {
  entry: PaletteEntry;
  state: TileState;
  isStop: boolean;
  insert: (insertion: Insertion) => void;
  onCard: (card: Card | null) => void;
}

interface Card {
  entry: PaletteEntry;
  place: CardPlace | null;
  /** Of its tile, in px of the window. */
  top: number;
}

/** Of the card beside a tile, as panel, phone and window are now. */
function placeBeside(element: HTMLElement): Omit<Card, 'entry'> {
  const tile = element.getBoundingClientRect();
  const panel = element.closest('[data-region="panel"]')?.getBoundingClientRect();
  if (panel === undefined) return { place: null, top: tile.top };
  const phone = mainPhone()?.getBoundingClientRect() ?? null;
  return { place: cardPlace({ tile, panel, phone, windowHeight: window.innerHeight }), top: tile.top };
}

/** A card opens after this rest on a tile. */
const CARD_MS = 400;

/** The card opens after a rest on the tile, beside it. */
function useRest({ entry, onCard }: TileProps, tile: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (tile.current !== null) onCard({ entry, ...placeBeside(tile.current) });
    }, CARD_MS);
  };
  return { rest, leave: () => clearTimeout(timer.current) };
}

/** What pointer and keys do on a tile. */
function useTileHandlers(props: TileProps, tile: RefObject<HTMLElement | null>) {
  const { entry, state, insert, onCard } = props;
  const { store } = useParts();
  const drag = usePhoneDrag({
    words: entry.title,
    isPossible: state.kind === 'ready',
    uids: [],
    onDrop: (place) => insert({ id: entry.id, place }),
  });
  const { rest, leave } = useRest(props, tile);
  const press = (isBefore: boolean) => {
    if (state.kind === 'placed') store.select([state.uid]);
    // A refusal is said with what leads on from it.
    else insert({ id: entry.id, isBefore });
  };
  return {
    onClick: ({ shiftKey }: MouseEvent) => {
      if (!drag.hasDragged()) press(shiftKey);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.shiftKey || isInputMethodKey(event)) return;
      event.preventDefault();
      press(true);
    },
    onFocus: rest,
    onPointerEnter: rest,
    onPointerLeave: leave,
    onBlur: leave,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A card would lie over what is dragged to.
      leave();
      onCard(null);
      drag.begin(event);
    },
  };
}

function Tile(props: TileProps) {
  const { entry, state, isStop } = props;
  const tile = useRef<HTMLButtonElement>(null);
  const handlers = useTileHandlers(props, tile);
  return (
    <button
      ref={tile}
      type="button"
      className={styles['tile']}
      data-widget-id={entry.id}
      data-state={state.kind}
      aria-disabled={state.kind === 'refused' || undefined}
      tabIndex={isStop ? 0 : -1}
      {...handlers}
    >
      <Still id={entry.id} title={entry.title} width={112} height={72} />
      <span className={styles['name']}>
        {state.kind === 'refused' ? <Icon name="lock" size={12} /> : <KindIcon id={entry.id} />}
        {entry.title}
      </span>
      {isOfMiniPrograms(entry.id) ? <span className={styles['mark']}>小程序</span> : null}
      {state.kind === 'ready' ? null : <span className={styles['state']}>{state.words}</span>}
    </button>
  );
}

/** Arrows go from tile to tile, over the heads of groups; ↓ in the search to the first. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || isInputMethodKey(event)) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-widget-id]')];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  const isInSearch = at === -1;
  const next = nextTile(event.key, tiles, at);
  if (next === null || (isInSearch && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  tiles[isInSearch ? 0 : next]?.focus();
}

/** The card that is open, and what takes it away: Esc, the pointer or the focus elsewhere. */
function useCard() {
  const [card, setCard] = useState<Card | null>(null);
  const ends = {
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Escape' || card === null) return;
      event.stopPropagation();
      setCard(null);
    },
    onPointerLeave: () => setCard(null),
    // Nothing has the focus where a browser gives none to the button that is pressed.
    onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setCard(null);
    },
  };
  return { card, setCard, ends };
}

/** All entries of the document's kind, and the groups of those that the words find. */
function useShown(q: string) {
  const { answer, me } = useParts();
  const groups = useMemo(
    () => paletteGroups(palette, answer.kind, new Set(me.permissions)),
    [answer.kind, me.permissions],
  );
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  // What was just inserted is the newest, also by a drag or from another list.
  const recent = recentWidgets().join(' ');
  const shown = useMemo(() => groupsShown({ groups, entries, q, recent }), [groups, entries, q, recent]);
  return { entries, shown };
}

interface PaletteProps {
  /** After something was inserted: closes the list that was opened for it. */
  onInserted?: () => void;
  isSearchFocused?: boolean;
}

interface GroupsProps extends Pick<TileProps, 'insert' | 'onCard'> {
  shown: ReturnType<typeof useShown>['shown'];
  context: ReturnType<typeof useMemoContext>;
}

const Groups = ({ shown, context, insert, onCard }: GroupsProps) =>
  shown.map(({ words, entries: own }, at) => (
    <section key={words} aria-label={words}>
      {words === '' ? null : <h3>{words}</h3>}
      <div className={styles['tiles']}>
        {own.map((entry, index) => (
          <Tile
            key={entry.id}
            entry={entry}
            state={tileState(context, entry)}
            isStop={at === 0 && index === 0}
            insert={insert}
            onCard={onCard}
          />
        ))}
      </div>
    </section>
  ));

export function Palette({ onInserted, isSearchFocused = false }: PaletteProps) {
  const [q, setQ] = useState('');
  const { card, setCard, ends } = useCard();
  const put = useInsert();
  const context = useMemoContext();
  const { entries, shown } = useShown(q);
  const insert = (insertion: Insertion) => {
    setCard(null);
    void put(insertion).then(() => onInserted?.());
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys are those of its search and tiles.
    <div
      className={styles['palette']}
      {...ends}
      onKeyDown={(event) => {
        ends.onKeyDown(event);
        moveFocus(event);
      }}
    >
      <Search
        q={q}
        isFocused={isSearchFocused}
        onSearch={setQ}
        onTake={(isBefore) => {
          const [first] = shown.flatMap((group) => group.entries);
          if (first !== undefined) insert({ id: first.id, isBefore });
        }}
      />
      <p className={styles['limit']}>{limitWords(context)}</p>
      <div className={styles['groups']} onScroll={() => setCard(null)}>
        <Groups {...{ shown, context, insert }} onCard={setCard} />
        {shown.length === 0 ? <NothingFound q={q} entries={entries} onTry={setQ} /> : null}
      </div>
      {card === null ? null : (
        <PaletteCard {...card} state={tileState(context, card.entry)} insert={insert} />
      )}
    </div>
  );
}

interface SearchProps {
  q: string;
  isFocused: boolean;
  onSearch: (q: string) => void;
  /** Enter: the first of what was found. */
  onTake: (isBefore: boolean) => void;
}

function Search({ q, isFocused, onSearch, onTake }: SearchProps) {
  const id = useId();
  return (
    <div className={styles['search']}>
      <label htmlFor={id} className="st-visually-hidden">
        搜索组件
      </label>
      <input
        id={id}
        type="search"
        placeholder="搜索 名称、拼音首字母"
        value={q}
        ref={isFocused ? firstFocus : undefined}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isInputMethodKey(event)) return;
          event.preventDefault();
          onTake(event.shiftKey);
        }}
      />
    </div>
  );
}

/** What the states of tiles depend on, anew with each change of the document. */
function useMemoContext() {
  const editor = useParts();
  const doc = useEditor((state) => state.doc);
  const tab = useEditor((state) => state.tab);
  return useMemo(() => ({ ...commandContext(editor), doc, tab }), [editor, doc, tab]);
}

function limitWords({ doc, tab, maxBlocks }: ReturnType<typeof commandContext>): string | null {
  const count = doc.tabs.find(({ key }) => key === tab)?.order.length ?? 0;
  return count < maxBlocks ? null : `最多 ${maxBlocks} 个组件，已经满了。可在设置里调整`;
}

interface Shown {
  groups: ReturnType<typeof paletteGroups>;
  entries: readonly PaletteEntry[];
  q: string;
  /** Ids of the last widgets that were inserted. */
  recent: string;
}

function groupsShown({ groups, entries, q, recent: ids }: Shown) {
  if (q.trim() !== '') {
    const found = searchPalette(entries, q);
    return found.length === 0 ? [] : [{ words: '', entries: found }];
  }
  const recent = ids.split(' ').flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return recent.length === 0 ? groups : [{ words: '最近使用', entries: recent }, ...groups];
}

interface NothingFoundProps {
  q: string;
  entries: readonly PaletteEntry[];
  onTry: (q: string) => void;
}

const NothingFound = ({ q, entries, onTry }: NothingFoundProps) => (
  <output className={styles['nothing']}>
    没有“{q.trim()}”。试试
    {suggestionsFor(entries, q).map((title) => (
      <button key={title} type="button" onClick={() => onTry(title)}>
        “{title}”
      </button>
    ))}
  </output>
);
