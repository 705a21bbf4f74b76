// Sample data of the empty strip, as the server delivers it.

export const minimal = {};

export const full = { background: '#fff7d7', height: 40 };

export const hostile = { background: 'red;} body{display:none', height: '-20' };
