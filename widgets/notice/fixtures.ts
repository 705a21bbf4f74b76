// Sample data of the notice, as the server delivers it.

export const minimal = { content: '本店周年庆，全场包邮。' };

export const full = {
  name: '店铺公告',
  content: '秋茶上新，首单立减十元。\n十一月二十一日 20:00 直播开播，\n欢迎光临。',
  icon: 'pictures/icons/horn.svg',
  textColor: '#ffffff',
  background: '#a4403b',
  headerUrl: 'pictures/page/notice-head.svg',
  btnColor: '#a4403b',
  btnWidth: 420,
  btnHeight: 80,
  btnRadius: 40,
  btnText: '知道啦',
  btnTextColor: '#ffffff',
};

export const hostile = {
  name: { text: 'x' },
  content: '<img src=x onerror=alert(1)>\n<script>alert(1)</script>',
  icon: 'javascript:alert(1)',
  textColor: 'red;}',
  background: 'url(javascript:alert(1))',
  headerUrl: 'data:text/html,<script>alert(1)</script>',
  btnColor: 12,
  btnWidth: 99999,
  btnHeight: '-3',
  btnRadius: 'round',
  btnText: ['x'],
  btnTextColor: 'expression(1)',
};
