// A thread of its own, so that what the bench itself writes and reads does not delay measuring the server's answers: repeats a
// request, one at a time, until it is told to stop.
import { parentPort, workerData } from 'node:worker_threads';

const { url, headers, everyMs } = workerData;
const probe = { times: [], refused: 0, failed: 0 };
const state = { isRunning: true };
parentPort?.once('message', () => {
  state.isRunning = false;
});

while (state.isRunning) {
  const beganMs = performance.now();
  const response = await fetch(url, { headers }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  if (response === null) probe.failed += 1;
  else if (response.status === 200) probe.times.push(performance.now() - beganMs);
  else probe.refused += 1;
  await new Promise((next) => setTimeout(next, everyMs));
}
probe.times.sort((one, other) => one - other);
parentPort?.postMessage(probe);
