// Sample data of the page background, as the server delivers it.

export const minimal = {};

export const full = {
  showImg: true,
  backgroundColor: '#eef5ea',
  backgroundPicUrl: 'pictures/page/leaves.svg',
  position: 2,
  mode: 3,
  backgroundHeight: 40,
  backgroundWidth: 100,
  positionText: 'top center',
  repeatText: 'repeat-y',
};

export const hostile = {
  showImg: 'yes',
  backgroundColor: 'red;} body{display:none',
  backgroundPicUrl: 'javascript:alert(1)',
  position: 'top; background: url(javascript:alert(1))',
  mode: 99,
  backgroundHeight: -40,
  backgroundWidth: '100%; display: none',
  positionText: ['x'],
  repeatText: { repeat: true },
};
