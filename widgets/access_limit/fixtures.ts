// Sample data of the access limit, as the server delivers it.

export const minimal = { is_all: 0, member: [] };

export const full = {
  is_all: 0,
  member: [
    { level: 1, name: '银卡会员' },
    { level: 2, name: '金卡会员' },
  ],
  text: '这一页是给老朋友的',
  picUrl: 'images/limit.png',
  link: { value: '/pages/member/upgrade/upgrade', new_link_url: '/pages/member/upgrade/upgrade' },
};

export const hostile = {
  is_all: 'x',
  member: [null, { level: {}, name: '<img src=x onerror=alert(1)>' }, 7],
  text: '<script>alert(1)</script>',
  picUrl: 'javascript:alert(1)',
  link: 'javascript:alert(1)',
};
