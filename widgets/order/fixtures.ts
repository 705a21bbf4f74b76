// Sample data of the order bar of the user centre, as the server delivers it.

export const minimal = {};

export const full = {
  bg: 1,
  bg_style: 2,
  bg_color: '#FFFFFF',
  bg_pic: '',
  mode: 1,
  pay_icon: 'pictures/icon/pay.svg',
  send_icon: 'pictures/icon/box.svg',
  confirm_icon: 'pictures/icon/truck.svg',
  sale_icon: 'pictures/icon/comment.svg',
  refund_icon: 'pictures/icon/refund.svg',
  card_color: '#FFFFFF',
  card_margin: 20,
  title_color: '#999999',
  title_size: 32,
  icon_color: '#999999',
  icon_size: 24,
  margin: 0,
  order_bar: [
    {
      link_url: '/pages/order/index/index?status=1',
      icon: 'pictures/icon/pay.svg',
      open_type: 'navigate',
      text: '2',
      num: 2,
    },
    {
      link_url: '/pages/order/index/index?status=2',
      icon: 'pictures/icon/box.svg',
      open_type: 'navigate',
      text: '1',
      num: 1,
    },
    {
      link_url: '/pages/order/index/index?status=3',
      icon: 'pictures/icon/truck.svg',
      open_type: 'navigate',
      text: '3',
      num: 3,
    },
    {
      link_url: '/pages/order/index/index?status=4',
      icon: 'pictures/icon/comment.svg',
      open_type: 'navigate',
      text: '',
      num: 0,
    },
    {
      link_url: '/pages/order/refund/index',
      icon: 'pictures/icon/refund.svg',
      open_type: 'navigate',
      text: '1',
      num: 1,
    },
  ],
};

export const hostile = {
  bg: 'wide',
  bg_style: 'wide',
  bg_color: 'red;} body{display:none',
  bg_pic: 'javascript:alert(1)',
  mode: 'wide',
  pay_icon: 'javascript:alert(1)',
  send_icon: 'javascript:alert(1)',
  confirm_icon: 'javascript:alert(1)',
  sale_icon: 'javascript:alert(1)',
  refund_icon: 'javascript:alert(1)',
  card_color: 'red;} body{display:none',
  card_margin: 'wide',
  title_color: 'red;} body{display:none',
  title_size: 'wide',
  icon_color: 'javascript:alert(1)',
  icon_size: 'wide',
  margin: 'wide',
  order_bar: [
    {
      link_url: 'javascript:alert(1)',
      icon: 'javascript:alert(1)',
      num: 'many',
    },
    null,
    7,
  ],
};
