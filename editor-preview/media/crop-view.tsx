// Cropping: freely or to the ratio of the picture's place; the original stays in the library.
import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import type { MediaRow } from '~/domain/studio/api-library';
import { wordsOf } from '../services/api';
import { mallAddress } from '../services/mall-address';
import { Button } from '../ui/button';
import { areaOf, middleArea } from './crop-area';
import { useCropMedia } from './media-api';
import styles from './media.module.css';

interface CropViewProps {
  row: MediaRow;
  /** Width ÷ height of the place; null for any. */
  ratio: number | null;
  onDone: (row: MediaRow) => void;
  onCancel: () => void;
}

/** Of the picture within the dialog. */
const MOST_HEIGHT_PX = 420;

const WORDS = {
  cropArea: '裁剪框：方向键移动，Shift 加快',
  nwDragHandle: '左上角：方向键改变大小',
  nDragHandle: '上边：方向键改变大小',
  neDragHandle: '右上角：方向键改变大小',
  eDragHandle: '右边：方向键改变大小',
  seDragHandle: '右下角：方向键改变大小',
  sDragHandle: '下边：方向键改变大小',
  swDragHandle: '左下角：方向键改变大小',
  wDragHandle: '左边：方向键改变大小',
};

const firstCrop = ({ width, height }: MediaRow, ratio: number | null): PercentCrop =>
  ratio === null
    ? { unit: '%', x: 5, y: 5, width: 90, height: 90 }
    : { unit: '%', ...middleArea({ width, height }, ratio) };

/** Whether the crop has the ratio of the picture's place. */
const Ratios = ({ isFree, onFree }: { isFree: boolean; onFree: (isFree: boolean) => void }) => (
  <>
    <Button isCompact aria-pressed={!isFree} onClick={() => onFree(false)}>
      按位置的比例
    </Button>
    <Button isCompact aria-pressed={isFree} onClick={() => onFree(true)}>
      自由
    </Button>
  </>
);

interface FootProps {
  failure: Error | null;
  isBusy: boolean;
  onCrop: () => void;
  onCancel: () => void;
}

const Foot = ({ failure, isBusy, onCrop, onCancel }: FootProps) => (
  <div className={styles['tools']}>
    <p role="alert" className={styles['problem']}>
      {failure === null ? '' : wordsOf(failure)}
    </p>
    <span className={styles['space']} />
    <Button onClick={onCancel}>不裁剪</Button>
    <Button look="primary" disabled={isBusy} onClick={onCrop}>
      {isBusy ? '正在裁剪…' : '裁剪'}
    </Button>
  </div>
);

export default function CropView({ row, ratio, onDone, onCancel }: CropViewProps) {
  const [isFree, setIsFree] = useState(ratio === null);
  const aspect = isFree ? null : ratio;
  const [crop, setCrop] = useState<PercentCrop>(() => firstCrop(row, ratio));
  const save = useCropMedia();
  const area = areaOf(crop, row);
  const choose = (free: boolean) => {
    setIsFree(free);
    setCrop(firstCrop(row, free ? null : ratio));
  };
  return (
    <div className={styles['crop']}>
      <div className={styles['tools']}>
        {ratio === null ? null : <Ratios isFree={isFree} onFree={choose} />}
        <output>
          {area.width}×{area.height}
        </output>
      </div>
      <div className={styles['cropping']}>
        <ReactCrop
          crop={crop}
          {...(aspect === null ? {} : { aspect })}
          keepSelection
          style={{ maxHeight: MOST_HEIGHT_PX }}
          ruleOfThirds
          ariaLabels={WORDS}
          onChange={(_px, percent) => setCrop(percent)}
        >
          <img src={mallAddress(row.url)} alt={row.name} />
        </ReactCrop>
      </div>
      <Foot
        failure={save.error}
        isBusy={save.isPending}
        onCrop={() => save.mutate({ id: row.id, ...area }, { onSuccess: onDone })}
        onCancel={onCancel}
      />
    </div>
  );
}
