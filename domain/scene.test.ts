// Proves the launch scenes (SHOW).
import { describe, expect, it } from 'vitest';
import { CLEANED_SCENES, DEFAULT_LAUNCH_SCENE, isCleanedScene, launchSceneOf, withoutScene } from './scene';

describe('scenes', () => {
  it.each([1001, 1045, 1046, 1058, 1067, 1084, 1091, 1119, 1120, 1121, 1048, 1107, 1104, '1001'])(
    'clean the address for %s (SHOW-08)',
    (scene) => {
      expect(isCleanedScene(scene)).toBe(true);
    },
  );

  it.each([1047, 1100, 'share', '', undefined])('leave the address alone for %s (SHOW-08)', (scene) => {
    expect(isCleanedScene(scene)).toBe(false);
  });

  it('are thirteen, and a share begins with 1001 (SHOW-07)', () => {
    expect(new Set(CLEANED_SCENES).size).toBe(13);
    expect(DEFAULT_LAUNCH_SCENE).toBe(1001);
  });

  it.each([
    ['share', 1001],
    ['abc', 1001],
    ['', 1001],
    ['1047', 1047],
    ['10470', 1001],
  ])('are named by %j as %i (SHOW-07)', (scene, launchScene) => {
    expect(launchSceneOf(scene)).toBe(launchScene);
  });

  it('are removed from the query with their parameters (SHOW-05)', () => {
    const query = { scene: 'share', params: '{}', user_id: '7', multiple_store_id: '3', from: 'timeline' };
    expect(withoutScene({ ...query, page_id: '9' })).toEqual({ page_id: '9' });
  });
});
