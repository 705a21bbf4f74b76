// Seeds forms of goods: what is engraved on a cup, what is written on the card of a gift box. No question must be answered.
import { goodsId } from '../demo/catalogue/catalogue';
import { resumeIds, type SeedContext } from '../demo/context';

const choices = (labels: readonly string[]) => labels.map((label) => ({ label, value: 'false' }));

const ENGRAVING = {
  id: 1,
  name: '刻字信息',
  goods: ['thermos-titan'],
  fields: [
    { key: 'text', key_name: '单行文本', name: '刻字内容', is_required: 0, hint: '六个字以内，不刻请留空' },
    {
      key: 'radio',
      key_name: '单选',
      name: '字体',
      is_required: 0,
      list: choices(['楷体', '隶书', '手写体']),
    },
  ],
};
const CARD = {
  id: 2,
  name: '贺卡与送达',
  goods: ['gift-newyear'],
  fields: [
    { key: 'textarea', key_name: '多行文本', name: '贺卡留言', is_required: 0, hint: '写给收礼的人' },
    { key: 'date', key_name: '日期选择', name: '希望送达', is_required: 0 },
    {
      key: 'checkbox',
      key_name: '复选',
      name: '随礼',
      is_required: 0,
      list: choices(['手提袋', '红绸带', '拜帖']),
    },
    {
      key: 'img_upload',
      key_name: '图片上传',
      name: '印在贺卡上的图',
      is_required: 0,
      img_type: '1',
      num: 2,
    },
  ],
};

export async function seedGoodsForms({ trx }: SeedContext): Promise<void> {
  for (const { id, name, goods, fields } of [ENGRAVING, CARD]) {
    await trx
      .insertInto('forms')
      .values({ id, name, fields: JSON.stringify(fields) })
      .execute();
    const ids = goods.map(goodsId);
    await trx.updateTable('goods').set({ form_id: id }).where('id', 'in', ids).execute();
  }
  await resumeIds(trx, ['forms']);
}
