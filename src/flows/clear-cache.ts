// The link that clears the caches, after a confirmation.
import { clearCaches } from '../services/caches';
import { forgetPosition } from '../services/location';
import { confirmDialog, toast } from '../state/overlays';
import { loadConfig, resetConfig } from '../services/mall-config';

export async function clearCache(): Promise<void> {
  if (!(await confirmDialog('确定要清除缓存吗？'))) return;
  resetConfig();
  clearCaches();
  forgetPosition();
  await loadConfig();
  toast('清除成功', { icon: 'success' });
}
