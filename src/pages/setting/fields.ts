// The profile fields that a shopper edits one by one.

export const GENDERS = ['保密', '男', '女'] as const;

/** Values of `type` in the address of the edit screen; the picture is edited in the list itself. */
export const FIELD_NAMES = ['nickname', 'gender', 'birthday'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
