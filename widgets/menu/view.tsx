// A menu: the operator's entries as rows with arrows or in four columns, plain or on a card.
import { resolveLink } from '~/domain/links';
import { textRpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { type Shopper, useHost } from '~/renderer/host';
import { BlockCard, BlockFrame } from '~/ui/block-frame/block-frame';
import { colourBackground, type Background, PAGE_BACKGROUND, wordsOn } from '~/ui/block-frame/background';
import { Icon } from '~/ui/icon/icon';
import { IconGrid } from '~/ui/icon-grid/icon-grid';
import { OperatorIcon } from '~/ui/operator-icon/operator-icon';
import { type MenuDelivered, shape } from './schema.gen';
import styles from './view.module.css';

type Item = MenuDelivered['menus'][number];

const GRID = 2;
const ICON_SIZE = 50;
const GRID_TEXT = 26;

/** A menu without a card is a white band. */
const BAND = colourBackground('#ffffff');

/** The link to the back office is for administrators only (ROLE-02). */
const isShown = (item: Item, shopper: Shopper | null): boolean =>
  item.name !== '' && (resolveLink(item)?.openType !== 'app_admin' || shopper?.isAdmin === true);

interface PartProps {
  data: MenuDelivered;
  background: Background;
}

function Title({ data, background }: PartProps) {
  return (
    <h2
      className={styles.title}
      style={{ ...wordsOn(background, data.title_color), fontSize: textRpx(data.title_size) }}
    >
      {data.title}
    </h2>
  );
}

function Rows({ data, items, background }: PartProps & { items: readonly Item[] }) {
  const host = useHost();
  return (
    <ul style={wordsOn(background, data.text_color)}>
      {items.map((item, place) => (
        <li key={place} className={styles.entry}>
          <button type="button" className={styles.row} onClick={() => host.open(item)}>
            <OperatorIcon source={item.icon_url} fallback="layout-grid" size={ICON_SIZE} />
            <span>{item.name}</span>
            <Icon name="chevron-right" size={24} className={styles.arrow} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Entries({ data, items, background }: PartProps & { items: readonly Item[] }) {
  const host = useHost();
  if (data.title_style !== GRID) return <Rows data={data} items={items} background={background} />;
  const entries = items.map((item) => ({
    text: item.name,
    icon: item.icon_url,
    fallback: 'layout-grid' as const,
    onTap: () => host.open(item),
  }));
  return (
    <IconGrid
      entries={entries}
      columns={4}
      iconSize={ICON_SIZE}
      textSize={GRID_TEXT}
      words={wordsOn(background, data.text_color)}
    />
  );
}

function MenuView({ data }: WidgetViewProps<MenuDelivered>) {
  const { shopper } = useHost();
  const items = data.menus.filter((item) => isShown(item, shopper));
  if (items.length === 0) return null;
  const isCard = data.card === 1;
  const hasTitle = data.show_title === 1 && data.title !== '';
  const isTitleInside = !isCard || data.titleInCard === 1;
  const background = isCard ? colourBackground(data.card_bg) : BAND;
  const content = (
    <>
      {hasTitle && isTitleInside ? <Title data={data} background={background} /> : null}
      <Entries data={data} items={items} background={background} />
    </>
  );
  return (
    <BlockFrame margin={data.margin} background={isCard ? PAGE_BACKGROUND : BAND}>
      {hasTitle && !isTitleInside ? <Title data={data} background={PAGE_BACKGROUND} /> : null}
      {isCard ? (
        <BlockCard background={background} margin={data.card_margin} isRaised>
          {content}
        </BlockCard>
      ) : (
        content
      )}
    </BlockFrame>
  );
}

export default defineView<MenuDelivered>(shape, MenuView);
