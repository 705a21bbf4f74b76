// The type of the generated validators.

export interface SchemaError {
  /** JSON Pointer of the value that is wrong, '' for the whole. */
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** Generated from a schema: true when the value fits, else the first problem stands in `errors`. */
export interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}
