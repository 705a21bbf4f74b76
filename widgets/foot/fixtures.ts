// Sample data of the bar of favourites and footprints, as the server delivers it.

export const minimal = {};

export const full = {
  bg: 1,
  bg_style: 2,
  bg_color: '#FFFFFF',
  bg_pic: 'pictures/user-cover.svg',
  mode: 1,
  style: 1,
  favorite_icon: 'pictures/icon-white/heart.svg',
  foot_icon: 'pictures/icon-white/foot.svg',
  gery_favorite_icon: 'pictures/icon/heart.svg',
  gery_foot_icon: 'pictures/icon/foot.svg',
  card: 0,
  card_color: '#090400',
  card_margin: 20,
  title_color: '#FFFFFF',
  title_size: 28,
  number_color: '#FFFFFF',
  number_size: 44,
  line_color: '#FFFFFF',
  margin: 0,
};

export const hostile = {
  bg: 'wide',
  bg_style: 'wide',
  bg_color: 'red;} body{display:none',
  bg_pic: 'javascript:alert(1)',
  mode: 'wide',
  style: 'wide',
  favorite_icon: 'javascript:alert(1)',
  foot_icon: 'javascript:alert(1)',
  gery_favorite_icon: 'javascript:alert(1)',
  gery_foot_icon: 'javascript:alert(1)',
  card: '1',
  card_color: 'red;} body{display:none',
  card_margin: 'wide',
  title_color: 'red;} body{display:none',
  title_size: 'wide',
  number_color: 'red;} body{display:none',
  number_size: 99999,
  line_color: 'red;} body{display:none',
  margin: 'wide',
};
