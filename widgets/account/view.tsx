// The look of the account bar: coloured tiles, a row on a card, or a plain row.
import type { ReactNode } from 'react';
import { textRpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { type Shopper, useHost } from '~/renderer/host';
import { BlockCard, BlockFrame } from '~/ui/block-frame/block-frame';
import { colourBackground, type Background, backgroundOf, wordsOn } from '~/ui/block-frame/background';
import { OperatorIcon } from '~/ui/operator-icon/operator-icon';
import { type Part, partsOf } from './parts';
import { type AccountDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const TILES = 1;
const ROW_ON_CARD = 2;
const TILE_ICON_SIZE = 100;
const ROW_ICON_SIZE = 28;
/** Beside its icon. */
const TILE_WIDTH = 190;
const ROW_WIDTH = 686;

interface FigureProps {
  data: AccountDelivered;
  part: Part;
  /** Maximum size of the figure in rpx, also with enlarged text. */
  most: number;
  background: Background;
  className: string | undefined;
  children: ReactNode;
}

const figureOf = (shopper: Shopper | null, { key }: Part): string => shopper?.figures?.[key] ?? '-';

/** Width of a digit relative to its size, and the minimum size of a figure in rpx. */
const DIGIT = 0.6;
const LEAST_SIZE = 24;

/** The largest size, in rpx, at which the longest figure fits its box: an amount is never clipped. */
function useLargestSize(parts: readonly Part[], width: number): number {
  const { shopper } = useHost();
  const longest = Math.max(...parts.map((part) => figureOf(shopper, part).length));
  return Math.max(LEAST_SIZE, Math.floor(width / (DIGIT * longest)));
}

/** A figure over its name; a button where it has a link. */
function Figure({ data, part, most, background, className, children }: FigureProps) {
  const host = useHost();
  const number = { ...wordsOn(background, data.number_color), '--size': data.number_size, '--most': most };
  const name = { ...wordsOn(background, data.title_color), fontSize: textRpx(data.title_size) };
  const content = (
    <>
      <b style={number}>{figureOf(host.shopper, part)}</b>
      <span className={styles.name} style={name}>
        {children}
        {part.name}
      </span>
    </>
  );
  if (part.url === '')
    return (
      <div className={className} style={background.style}>
        {content}
      </div>
    );
  return (
    <button type="button" className={className} style={background.style} onClick={() => host.open(part.url)}>
      {content}
    </button>
  );
}

interface PartsProps {
  data: AccountDelivered;
  parts: readonly Part[];
}

function Tiles({ data, parts }: PartsProps) {
  const most = useLargestSize(parts, TILE_WIDTH);
  return (
    <ul className={styles.tiles} aria-label="我的账户">
      {parts.map((part) => (
        <li key={part.key}>
          <Figure
            data={data}
            part={part}
            most={most}
            background={colourBackground(part.tileColour)}
            className={styles.tile}
          >
            <span className={styles.large} data-icon={part.largeIcon === ''}>
              <OperatorIcon source={part.largeIcon} fallback={part.drawing} size={TILE_ICON_SIZE} />
            </span>
          </Figure>
        </li>
      ))}
    </ul>
  );
}

/** The card or the block around the row has the background. */
const unpainted = ({ colour }: Background): Background => ({ colour, style: {} });

function Row({ data, parts, background }: PartsProps & { background: Background }) {
  const most = useLargestSize(parts, ROW_WIDTH / parts.length - 16);
  return (
    <ul className={styles.row} aria-label="我的账户">
      {parts.map((part) => (
        <li key={part.key}>
          <Figure
            data={data}
            part={part}
            most={most}
            background={unpainted(background)}
            className={styles.figure}
          >
            {data.show_icon === 1 ? (
              <OperatorIcon source={part.smallIcon} fallback={part.drawing} size={ROW_ICON_SIZE} />
            ) : null}
          </Figure>
        </li>
      ))}
    </ul>
  );
}

function Content({ data, parts, background }: PartsProps & { background: Background }) {
  if (data.mode === TILES) return <Tiles data={data} parts={parts} />;
  if (data.mode !== ROW_ON_CARD) return <Row data={data} parts={parts} background={background} />;
  const card = colourBackground(data.card_bg);
  return (
    <BlockCard background={card} margin={data.card_margin}>
      <Row data={data} parts={parts} background={card} />
    </BlockCard>
  );
}

function AccountView({ data }: WidgetViewProps<AccountDelivered>) {
  const { mall } = useHost();
  const parts = partsOf(data, mall);
  if (parts.length === 0) return null;
  const background = backgroundOf(data);
  return (
    <BlockFrame margin={data.margin} background={background}>
      <Content data={data} parts={parts} background={background} />
    </BlockFrame>
  );
}

export default defineView<AccountDelivered>(shape, AccountView);
