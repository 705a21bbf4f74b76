// The mall's options by key; an unsaved one is absent.
export type MallOptions = Readonly<Record<string, unknown>>;
