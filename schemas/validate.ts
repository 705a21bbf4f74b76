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

/** A file of calls: their constants, and the validators of their answers. */
export interface FamilyModules {
  calls: () => Promise<Readonly<Record<string, unknown>>>;
  answers: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Of a route: the validator of its parameters, and what people call them. */
export interface ParamRules {
  validate: Validate;
  words: Readonly<Record<string, string>>;
}
