// The text and the countdown of a session, beside the title.
import { useNow } from '~/renderer/ticker';
import { Countdown } from '~/ui/countdown/countdown';
import { type Session, sessionPhase } from './session';

export default function SessionTime({ session }: { session: Session }) {
  const now = useNow();
  const phase = now === null ? null : sessionPhase(session, now);
  if (phase === null) return null;
  return (
    <>
      {phase.text}
      {phase.remainingMs === null ? null : <Countdown remainingMs={phase.remainingMs} isThemed />}
    </>
  );
}
