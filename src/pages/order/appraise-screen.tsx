// The form of a review: one card per goods, sent together.
import * as to from '~/domain/screen-links.gen';
import { useEffect, useState } from 'react';
import { MAX_EVIDENCE_PICTURES } from '~/domain/constants';
import { fieldLimit } from '~/domain/form-fields';
import { orderNewReviewFields } from '~/schemas/api/forms/order-new-review.gen';
import { type OrderDetailData, orderAppraise } from '~/schemas/api/order.gen';
import { Button } from '~/ui/button/button';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { TextArea } from '~/ui/field/text-area';
import { Uploader } from '~/ui/uploader/uploader';
import type { Uploads } from '~/ui/uploader/use-uploads';
import { Card } from '~/ui/card/card';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Cover } from '~/ui/cover/cover';
import { useUploads } from '../../blocks/order-pictures/use-uploads';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { back, redirect } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { toast } from '../../state/overlays';
import styles from './appraise.module.css';
import { Face } from './face';

type Line = OrderDetailData['detail']['detail'][number];

interface Review {
  grade: 1 | 2 | 3;
  content: string;
  isAnonymous: boolean;
  pictures: Pick<Uploads, 'urls' | 'isUploading'>;
}

/** Marks from the best down, in the order of the faces. */
const GRADES = [
  { grade: 3, name: '好评' },
  { grade: 2, name: '中评' },
  { grade: 1, name: '差评' },
] as const;

const FRESH: Review = {
  grade: 3,
  content: '',
  isAnonymous: false,
  pictures: { urls: [], isUploading: false },
};

interface CardProps {
  line: Line;
  review: Review;
  onChange: (part: Partial<Review>) => void;
}

function Grades({ line, review, onChange }: CardProps) {
  return (
    <fieldset className={styles.grades} aria-label={`${line.goods_info.name}的评分`}>
      {GRADES.map(({ grade, name }) => (
        <label key={grade} className={styles.grade} data-chosen={review.grade === grade || undefined}>
          <input
            className="visually-hidden"
            type="radio"
            name={`grade-${line.id}`}
            checked={review.grade === grade}
            onChange={() => onChange({ grade })}
          />
          <Face grade={grade} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function ReviewCard(props: CardProps) {
  const { line, review, onChange } = props;
  const uploads = useUploads();
  const { urls, isUploading } = uploads;
  const { pictures } = review;
  useEffect(() => {
    const isKnown = pictures.isUploading === isUploading && pictures.urls.join() === urls.join();
    if (!isKnown) onChange({ pictures: { urls, isUploading } });
  });
  return (
    <Card label={line.goods_info.name}>
      <header className={styles.head}>
        <Cover source={line.goods_info.pic_url} size={100} />
        <h2 className={styles.name}>{line.goods_info.name}</h2>
        <CheckCircle isChecked={review.isAnonymous} onChange={(isAnonymous) => onChange({ isAnonymous })}>
          匿名评价
        </CheckCircle>
      </header>
      <Grades {...props} />
      <TextArea
        label="评价内容"
        placeholder="请输入评价内容"
        value={review.content}
        maxLength={fieldLimit(orderNewReviewFields, 'content')}
        onChange={(content) => onChange({ content })}
      />
      <div className={styles.pictures}>
        <Uploader
          label="评价图片"
          items={uploads.items}
          max={MAX_EVIDENCE_PICTURES}
          onPick={uploads.pick}
          choose={uploads.choose}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
      </div>
    </Card>
  );
}

export function AppraiseScreen({ data, query }: LoadedProps<OrderDetailData, { id: number }>) {
  const lines = data.detail.detail;
  const [reviews, setReviews] = useState<Readonly<Record<string, Review>>>({});
  const reviewOf = ({ id }: Line): Review => reviews[id] ?? FRESH;
  const change = (line: Line, part: Partial<Review>) =>
    setReviews((before) => ({ ...before, [line.id]: { ...(before[line.id] ?? FRESH), ...part } }));
  const action = useAction(async () => {
    if (lines.some((line) => reviewOf(line).pictures.isUploading)) {
      toast('图片上传中，请稍候');
      return;
    }
    const appraiseData = lines.map((line) => {
      const { grade, content, isAnonymous, pictures } = reviewOf(line);
      return {
        id: Number(line.id),
        grade_level: grade,
        content: content.trim(),
        pic_list: [...pictures.urls],
        is_anonymous: isAnonymous ? 1 : 0,
      };
    });
    await call(orderAppraise, { order_id: query.id, appraiseData });
    redirect(to.orderAppraiseFinish({ id: query.id }));
  });
  if (Number(data.detail.is_comment) === 1) {
    return (
      <EmptyState text="订单已评价,无需再次评价" drawing="orders" action={{ text: '返回', onTap: back }} />
    );
  }
  return (
    <>
      {lines.map((line) => (
        <ReviewCard
          key={line.id}
          line={line}
          review={reviewOf(line)}
          onChange={(part) => change(line, part)}
        />
      ))}
      <BottomBar>
        <ActionBar>
          <Button kind="primary" size="wide" isBusy={action.isBusy} onClick={() => void action.run()}>
            提交
          </Button>
        </ActionBar>
      </BottomBar>
    </>
  );
}
