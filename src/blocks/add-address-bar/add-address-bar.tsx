// The bar below a list of addresses: adds one by hand, or from the social app's own book.
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button, ButtonPair } from '~/ui/button/button';
import { BottomBar } from '../../engine/bottom-bar';
import { useAction } from '../../engine/use-action';
import { CallError } from '../../base/call-error';
import { isSocialApp } from '../../services/platform';
import { toast } from '../../state/overlays';
import { importedAddress } from './imported-address';

interface AddAddressBarProps {
  /** Opens the form of a new address, which is handed these values to begin with. */
  onAdd: (carried: { form?: string }) => void;
  /** False where an address needs a position, which the social app's have not. */
  isImportable?: boolean;
}

export function AddAddressBar({ onAdd, isImportable = true }: AddAddressBarProps) {
  const importing = useAction(async () => {
    try {
      const form = await importedAddress();
      if (form !== '') onAdd({ form });
    } catch (error) {
      if (error instanceof CallError) throw error;
      toast('未能获取微信地址，请手动添加');
    }
  });
  return (
    <BottomBar>
      <ActionBar>
        <ButtonPair>
          <Button kind="primary" size="wide" onClick={() => onAdd({})}>
            手动添加
          </Button>
          {isImportable && isSocialApp() ? (
            <Button kind="outline" size="wide" isBusy={importing.isBusy} onClick={() => void importing.run()}>
              导入微信地址
            </Button>
          ) : null}
        </ButtonPair>
      </ActionBar>
    </BottomBar>
  );
}
