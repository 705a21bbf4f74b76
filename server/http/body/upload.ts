// A file uploaded with a call.

export interface Upload {
  name: string;
  type: string;
  bytes: Uint8Array;
}
