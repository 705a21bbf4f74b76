// Sample data of the widget acme-lantern, as the server delivers it.

export const minimal = { words: '点亮' };

export const full = { words: '点亮灯笼', glow: 80, lit: 12 };

export const hostile = { words: '<script>alert(1)</script>', glow: '1e999', lit: {} };
