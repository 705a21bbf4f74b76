// Presets of the form.
import { definePresets } from '~/domain/studio/presets';

const LINE = { key: 'text', key_name: '单行文本', default: '' };

export default definePresets({
  words: ['留言', '报名', '预约登记', '问卷', '收集'],
  icon: 'M5.5 2.8H3v11.2h10V2.8h-2.5M5.5 1.5h5v2.8h-5zM5.5 7.5h5M5.5 10.8h3',
  presets: [
    {
      name: '留言',
      words: '称呼、手机和留言',
      data: {
        formDialog: [
          { ...LINE, name: '称呼', is_required: 1, hint: '怎么称呼您' },
          { ...LINE, name: '手机', is_required: 1, hint: '方便联系您的手机号' },
          { ...LINE, key: 'textarea', key_name: '多行文本', name: '留言', is_required: 0, hint: '想说的话' },
        ],
        borderContent: '提交',
        borderBackground: '',
        inputBorder: '#E5E5E5',
      },
    },
    {
      name: '报名',
      words: '姓名、手机和日期',
      data: {
        formDialog: [
          { ...LINE, name: '姓名', is_required: 1, hint: '请填写姓名' },
          { ...LINE, name: '手机', is_required: 1, hint: '请填写手机号' },
          {
            key: 'date',
            key_name: '日期',
            name: '日期',
            is_required: 1,
            default: '',
            range: [],
            min: '',
            max: '',
          },
        ],
        borderContent: '报名',
        borderBackground: '',
        inputBorder: '#E5E5E5',
      },
    },
  ],
});
