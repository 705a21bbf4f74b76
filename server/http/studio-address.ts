// Base path of the operator API: `studio/api/` below the folder that the mall is served in.

export const PREFIX = '/studio/api/';
export const isStudioCall = (path: string): boolean => path.includes(PREFIX);
