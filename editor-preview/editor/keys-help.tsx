// The table of keys over the editor: `?`.
import { Dialog } from '../ui/dialog';
import { KEYS_TITLE, KeysTable } from '../actions/keys-table';

export default function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={KEYS_TITLE} width={760} height={600} onClose={onClose}>
      <KeysTable />
    </Dialog>
  );
}
