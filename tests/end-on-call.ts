// A process that ends once it is told to run, for tests of when it is told (dev-generator.mjs).
export async function main(): Promise<number> {
  process.once('disconnect', () => process.exit());
  await new Promise((resolve) => process.once('message', resolve));
  return 0;
}
