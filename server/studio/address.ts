// Where the operator API lies: below `studio/api/` of the folder that the mall is served in.

export const PREFIX = '/studio/api/';
export const isStudioCall = (path: string): boolean => path.includes(PREFIX);
