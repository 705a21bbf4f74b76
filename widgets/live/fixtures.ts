// Sample data of live shows, as the server delivers them.

export const room = (roomid: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  roomid,
  name: '秋茶开汤：三款新到的铁观音怎么选',
  anchor_name: '茶掌柜阿南',
  anchor_img: 'images/anchor.png',
  live_status: 101,
  status_text: '',
  text_time: '20:00 开播',
  start_time: '2026-11-21 20:00:00',
  end_time: '2026-11-21 22:00:00',
  goods: [
    { name: '安溪铁观音', cover_img: 'images/goods-1.png', price: '128.00', price2: '128.00' },
    { name: '紫砂壶', cover_img: 'images/goods-2.png', price: '368.00', price2: '368.00' },
    { name: '茶点', cover_img: 'images/goods-3.png', price: '29.90', price2: '29.90' },
  ],
  ...changes,
});

export const minimal = { live_list: [{ roomid: 1, name: '直播间' }] };

export const full = {
  background: '#f7f7f7',
  is_show_goods: true,
  style_type: 1,
  number: 5,
  live_list: [
    room(1),
    room(2, { live_status: 102, name: '预告', text_time: '明天 20:00' }),
    room(3, { live_status: 103, goods: [] }),
  ],
};

export const hostile = {
  background: 'red;}',
  is_show_goods: 'x',
  style_type: 'three',
  number: 'many',
  live_list: [
    null,
    'x',
    { roomid: {}, name: '<script>alert(1)</script>', anchor_img: 'javascript:alert(1)', goods: [7] },
  ],
};
