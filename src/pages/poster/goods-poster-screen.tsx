// The poster of goods with the choices of its look: style, pictures, ground, colour.
import { useCallback, useMemo, useState } from 'react';
import type { GoodsPosterData } from '~/schemas/api/goods.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Chip } from '~/ui/chip/chip';
import { drawPoster } from '../../blocks/poster/draw-poster';
import { DrawnPoster } from '../../blocks/poster/drawn-poster';
import { type GoodsPosterLook, goodsPosterSpec } from '../../blocks/poster/goods-poster';
import { GOODS_POSTER, ratioOf } from '../../blocks/poster/poster-spec';
import { useSharedLink } from '../../blocks/poster/use-shared-link';
import { Loading } from '../../engine/archetypes/detail';
import MissingParameter from '../../engine/missing-parameter';
import { call } from '../../services/http';
import { useMallDisplay } from '../../state/mall-display';
import { posterParts, posterPicture } from './poster-endpoint';
import styles from './poster.module.css';

export interface GoodsPosterQuery {
  poster_config: string;
  poster_generate: string;
  goods_id: number;
}

interface Option {
  value: number;
  text: string;
}

const NUMERALS = ['一', '二', '三', '四'];
const TYPES: readonly Option[] = [
  { value: 1, text: '纯色' },
  { value: 2, text: '渐变' },
];

const numbersOf = (values: readonly string[]): number[] =>
  values.map(Number).filter((value) => Number.isInteger(value) && value > 0);

interface ChoiceProps {
  label: string;
  options: readonly Option[];
  value: number;
  onChange: (value: number) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  if (options.length < 2) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <Chip
            key={option.value}
            shape="box"
            isChosen={option.value === value}
            onTap={() => onChange(option.value)}
          >
            {option.text}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

interface ColoursProps {
  colours: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

const Colours = ({ colours, value, onChange }: ColoursProps) => (
  <fieldset className={styles.choice}>
    <legend className={styles.label}>颜色</legend>
    <div className={styles.options}>
      {colours.map((colour, place) => (
        <button
          key={colour}
          type="button"
          className={`${styles.colour} hit-area`}
          style={{ background: colour }}
          aria-label={`颜色${place + 1}`}
          aria-pressed={colour === value}
          onClick={() => onChange(colour)}
        />
      ))}
    </div>
  </fieldset>
);

type Generate = NonNullable<ReturnType<typeof posterPicture>>;

interface Made {
  data: GoodsPosterData;
  look: GoodsPosterLook;
  goodsId: number;
  generate: Generate;
}

/** Draws on the phone; a backend that sends no link has drawn it itself. */
function useDraw({ data: { info }, look, goodsId, generate }: Made): () => Promise<string> {
  const { style, typesetting, type, color } = look;
  const { isMemberPriceShown } = useMallDisplay();
  return useCallback(async () => {
    const content = { ...info, isMemberPriceShown };
    if (info.share_url !== '')
      return drawPoster(goodsPosterSpec(content, { style, typesetting, type, color }));
    const params = { goods_id: goodsId, style, typesetting, type: type === 2 ? 2 : 1, color } as const;
    return (await call(generate, params)).pic_url;
  }, [info, isMemberPriceShown, style, typesetting, type, color, goodsId, generate]);
}

interface LooksProps {
  config: GoodsPosterData['config'];
  look: GoodsPosterLook;
  change: (changes: Partial<GoodsPosterLook>) => void;
}

function Looks({ config, look, change }: LooksProps) {
  const styleOptions = numbersOf(config.poster_style).map((value) => ({
    value,
    text: `样式${NUMERALS[value - 1] ?? value}`,
  }));
  const layouts = numbersOf(config.image_style).map((value) => ({ value, text: `${value}张图` }));
  return (
    <Card label="海报样式">
      <CardHead title="海报样式" />
      <div className={styles.panel}>
        <Choice
          label="样式"
          options={styleOptions}
          value={look.style}
          onChange={(style) => change({ style })}
        />
        <Choice
          label="排版"
          options={layouts}
          value={look.typesetting}
          onChange={(typesetting) => change({ typesetting })}
        />
        <Choice label="类型" options={TYPES} value={look.type} onChange={(type) => change({ type })} />
        <Colours colours={config.color} value={look.color} onChange={(color) => change({ color })} />
      </div>
    </Card>
  );
}

function Editor({ data, goodsId, generate }: Omit<Made, 'look'>) {
  const { config, info } = data;
  const [look, setLook] = useState<GoodsPosterLook>({
    style: 1,
    typesetting: 1,
    type: 1,
    color: config.color[0] ?? '',
  });
  useSharedLink(info.goods_name, info.share_url);
  const draw = useDraw({ data, look, goodsId, generate });
  const change = (changes: Partial<GoodsPosterLook>) => setLook({ ...look, ...changes });
  return (
    <>
      <section className={styles.preview} data-testid="poster">
        <DrawnPoster draw={draw} name={info.goods_name} ratio={ratioOf(GOODS_POSTER)} />
      </section>
      <Looks {...{ config, look, change }} />
    </>
  );
}

export function GoodsPosterScreen({ query }: { query: GoodsPosterQuery }) {
  const { poster_config: parts, poster_generate: picture, goods_id: goodsId } = query;
  const endpoint = useMemo(() => posterParts(parts), [parts]);
  const generate = useMemo(() => posterPicture(picture), [picture]);
  if (endpoint === null || generate === null) return <MissingParameter name="poster_config" />;
  return (
    <Loading endpoint={endpoint} params={{ goods_id: goodsId }}>
      {(data) => <Editor data={data} goodsId={goodsId} generate={generate} />}
    </Loading>
  );
}
