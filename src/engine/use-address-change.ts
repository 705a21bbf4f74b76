// Replaces parameters in the address of the screen, which stays mounted where it follows its address.
import { addressOf } from '~/domain/links';
import { redirect } from './navigation';
import { useScreen } from './screen-context';
import { visitState } from './visit-state';

export type AddressChange = Readonly<Record<string, string | number>>;

/** Returns a function that replaces parameters; an empty text leaves one out. `state` is the entry's, kept as it is. */
export function useAddressChange(): (change: AddressChange, state?: unknown) => void {
  const { path, search } = useScreen();
  return (change, state = visitState()) => {
    const next = { ...Object.fromEntries(new URLSearchParams(search)), ...change };
    const kept = Object.entries(next).filter(([, value]) => value !== '');
    const query = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
    redirect(addressOf(path, query), state);
  };
}
