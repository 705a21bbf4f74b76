// A process that has read the generator in and runs it once it is told to (dev-generator.mjs).
import { main as generate } from './generate';

export async function main(): Promise<number> {
  process.once('disconnect', () => process.exit());
  const told = new Promise((resolve) => process.once('message', resolve));
  await told;
  return generate();
}
