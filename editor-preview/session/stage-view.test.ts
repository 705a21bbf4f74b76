import { expect, test } from 'vitest';
import { DEVICES, nextZoom, phoneSize, safeBottomOf, withinRoom } from './stage-view';

const device = { width: 375, height: 667 };

test('The zoom goes by its steps and stops at the last ones', () => {
  expect(nextZoom(1, 1)).toBe(1.25);
  expect(nextZoom(1.5, 1)).toBe(1.5);
  expect(nextZoom(0.9, -1)).toBe(0.75);
  expect(nextZoom(0.5, -1)).toBe(0.5);
});

test('A phone that is to fit is as large as the stage allows', () => {
  const room = { width: 400, height: 333.5 };
  expect(phoneSize({ device, zoom: null, isOverview: false }, room).scale).toBe(0.5);
});

test('The overview is as high as the stage at half size', () => {
  expect(phoneSize({ device, zoom: 1, isOverview: true }, { width: 600, height: 700 })).toEqual({
    width: 375,
    height: 1400,
    scale: 0.5,
  });
});

test('A phone that strips leave too little room is as much lower, and as high as ever where that would not help', () => {
  const heightIn = (room: number, scale = 1) => withinRoom({ ...device, scale }, room).height;
  expect([heightIn(700), heightIn(644), heightIn(580), heightIn(500)]).toEqual([667, 644, 580, 667]);
  expect(heightIn(300, 0.5)).toBe(600);
});

test('Phones without a button below the screen have a strip under the home indicator', () => {
  expect(DEVICES.map(safeBottomOf)).toEqual([0, 0, 34, 34, 34]);
});
