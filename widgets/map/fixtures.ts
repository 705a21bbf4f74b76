// Sample data of the map, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

export const minimal = { location: '30.762457,120.763779', latitude: '30.762457', longitude: '120.763779' };

export const full = {
  location: '30.762457,120.763779',
  height: 360,
  paddingY: 40,
  paddingX: 40,
  marginTop: 20,
  marginTopColor: '#f7f7f7',
  backgroundColor: '#ffffff',
  backgroundPicUrl: SAMPLE_PICTURES.banner,
  latitude: '30.762457',
  longitude: '120.763779',
};

export const hostile = {
  location: 'javascript:alert(1),<script>',
  height: 'tall',
  paddingY: -4,
  paddingX: 99999,
  marginTop: {},
  marginTopColor: 'red;}',
  backgroundColor: 'expression(1)',
  backgroundPicUrl: 'javascript:alert(1)',
  latitude: '30&callnative=0',
  longitude: ['120'],
};
