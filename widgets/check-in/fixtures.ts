// Sample data of the check-in, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

const hotspot = {
  height: 80,
  width: 150,
  left: 560,
  top: 60,
  defaultX: 560,
  defaultY: 60,
  is_close: true,
  link: '',
  open_type: '',
};

export const minimal = {};

export const full = {
  backgroundPicUrl: SAMPLE_PICTURES.banner,
  showText: true,
  textPosition: 'left',
  textColor: '#ffffff',
  hotspot,
  award: { continue: 4, number: 5, type: 'integral' },
};

export const hostile = {
  backgroundPicUrl: 'javascript:alert(1)',
  showText: 'true',
  textPosition: 'up',
  textColor: 'red;}',
  hotspot: { left: '560', top: {}, width: 'wide', height: -3 },
  award: { continue: 'many', number: '<b>5</b>', type: 'gold' },
};
