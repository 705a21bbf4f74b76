// Sample data of the popup advert, as the server delivers it.

export const item = (picUrl: string, url = '/pages/coupon/list/list') => ({
  picUrl,
  link: { url, openType: 'navigate' },
});

export const minimal = { opened: true, list: [[item('images/modal-1.png')]] };

export const full = {
  opened: true,
  list: [[item('images/modal-1.png'), item('images/modal-2.png', '/plugins/miaosha/advance/advance')]],
  times: 0,
};

/** The popup that the server appends to home while the red packet is on. */
export const redPacket = {
  opened: true,
  times: 1,
  list: [[item('images/fxhb-popup.png', '/plugins/fxhb/detail/detail')]],
};

export const hostile = {
  opened: 'true',
  list: [[{ picUrl: 'javascript:alert(1)', link: 'javascript:alert(1)' }, null], 'x', null, { picUrl: 7 }],
  times: 'often',
};
