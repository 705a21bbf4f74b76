// Sample data of the head with the current shopper.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

export const minimal = {};

export const full = { style: 3, backgroundPicUrl: SAMPLE_PICTURES.banner, backgroundColor: '#ffffff' };

export const hostile = {
  style: '9',
  backgroundPicUrl: 'javascript:alert(1)',
  backgroundColor: 'red;} body{display:none',
};
