// What stands before the body of a screen: an address with all it needs, then whom the screen is for. One chunk, as each
// chunk of a gate costs the entry bytes.
import type { ReactNode } from 'react';
import type { EndpointAuth } from '~/schemas/endpoint';
import LoginGate from './login-gate';
import MissingParameter from './missing-parameter';

interface GateProps {
  /** Name of a required parameter that the address lacks. */
  missing?: string;
  auth: EndpointAuth;
  children: ReactNode;
}

/** A guest's screen has no other gate than the first. */
export default function Gate({ missing = '', auth, children }: GateProps) {
  if (missing !== '' || auth === 'guest') return <MissingParameter name={missing} />;
  return <LoginGate role={auth}>{children}</LoginGate>;
}
