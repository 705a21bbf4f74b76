// Sample data of the form, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

const choicesOf = (labels: readonly string[], chosen = '') =>
  labels.map((label) => ({ label, value: String(label === chosen) }));

export const nameField = {
  key: 'text',
  key_name: '单行文本',
  name: '姓名',
  is_required: 1,
  default: '',
  hint: '请输入您的姓名',
};
export const mobileField = { ...nameField, name: '手机号', hint: '方便与您联系' };
export const noteField = {
  key: 'textarea',
  key_name: '多行文本',
  name: '备注',
  is_required: 0,
  hint: '其他要求',
};
export const dayField = {
  key: 'date',
  key_name: '日期选择',
  name: '预约日',
  is_required: 1,
  default: '2026-12-01',
  min: '2026-11-21',
  max: '2026-12-31',
};
export const timeField = { key: 'time', key_name: '时间选择', name: '时段', is_required: 0 };
export const countField = {
  key: 'radio',
  key_name: '单选',
  name: '人数',
  is_required: 0,
  list: choicesOf(['1人', '2人', '3人及以上'], '2人'),
};
export const teaField = {
  key: 'checkbox',
  key_name: '多选',
  name: '偏好',
  is_required: 0,
  list: choicesOf(['绿茶', '红茶', '一种名字特别特别特别特别特别长的陈年普洱']),
};
export const picturesField = {
  key: 'img_upload',
  key_name: '图片上传',
  name: '参考图',
  is_required: 0,
  img_type: '1',
  num: 3,
  list: [
    { label: '普通图片', value: '1' },
    { label: '身份证', value: '2' },
  ],
};
export const cardField = { ...picturesField, name: '身份证件', img_type: '2', num: 1 };
export const licenceField = { ...picturesField, name: '执照', img_type: '3', num: 1 };

export const minimal = { formDialog: [nameField, mobileField], form_version: 'v1' };

export const full = {
  style: 3,
  height: 80,
  inputPadding: 24,
  marginBottom: 24,
  radius: 16,
  type: 0,
  times: 0,
  inputBackground: '#ffffff',
  inputBorder: '#d8d2c4',
  inputLabel: '#353535',
  inputTip: '#c9c9c9',
  inputText: '#353535',
  buttonHeight: 88,
  buttonPadding: 24,
  buttonMargin: 40,
  marginTop: 10,
  padding: 40,
  buttonRadius: 44,
  borderContent: '立即预约',
  borderSubmitUrl: '',
  isSubmitBack: 0,
  borderBackground: '#3f6b4f',
  borderBorder: '',
  borderText: '#ffffff',
  backgroundColor: '#f6f3ec',
  marginColor: '#ffffff',
  showImg: false,
  position: 5,
  mode: 2,
  backgroundPicUrl: '',
  backgroundHeight: 60,
  backgroundWidth: 100,
  formDialog: [
    nameField,
    mobileField,
    dayField,
    timeField,
    countField,
    teaField,
    noteField,
    picturesField,
    cardField,
    licenceField,
  ],
  selectBoxColor: '#3f6b4f',
  endDateTime: '',
  award_type: '1',
  award_num: 20,
  award_coupons: [],
  form_version: 'v1',
  sent_times: 0,
};

export const onPicture = { ...full, backgroundPicUrl: SAMPLE_PICTURES.banner, backgroundHeight: 30 };

export const hostile = {
  style: 'x',
  height: 'tall',
  radius: 9999,
  times: 'many',
  inputBackground: 'red;} body{display:none',
  inputBorder: 'url(javascript:alert(1))',
  borderContent: { a: 1 },
  borderSubmitUrl: 'https://elsewhere.example/collect',
  backgroundPicUrl: 'javascript:alert(1)',
  formDialog: [
    null,
    { key: 'file', name: '<img src=x onerror=alert(1)>', default: { a: 1 }, hint: ['x'] },
    { key: 'radio', name: 7, list: 'x' },
    { key: 'checkbox', name: '多', list: [null, { label: '<b>x</b>', value: 1 }] },
    { key: 'date', default: 'javascript:alert(1)', min: 'x', range: [1, {}] },
    { key: 'img_upload', img_type: 9, num: 999 },
  ],
  endDateTime: 'soon',
  award_coupons: [null, 7],
};
