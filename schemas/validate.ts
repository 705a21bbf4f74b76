// The type of the generated validators.

export interface SchemaError {
  /** JSON Pointer of the invalid value, '' for the whole. */
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** Generated from a schema: true when the value is valid, else `errors` has the first problem. */
export interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}
